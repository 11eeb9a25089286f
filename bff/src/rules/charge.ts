import { isInterfaceType, isIntrospectionType, isObjectType, type GraphQLSchema } from 'graphql';

type Arguments = Readonly<Record<string, unknown>>;

/** The calls to the mall that a field causes. */
export interface Charge {
  calls?: number | ((given: Arguments) => number);
  /** However many fields of one mall share it, the calls are made once. */
  once?: string;
  /** Products by number: those of one mall are batched, a hundred in one goods and one phone call. */
  products?: (given: Arguments) => number;
  /** The assumed length of a list; each item costs what is selected on it. */
  items?: number | ((given: Arguments) => number);
  /** Needs the product's detail: one call for all such fields of a product, none below a field with `isSingle`. */
  isDetail?: true;
  /** Loads a product with its detail. */
  isSingle?: true;
  /** The mall of everything below. */
  isMall?: true;
}

/** By coordinate, such as Mall.menu. */
export type Charges = Readonly<Record<string, Charge>>;

/** For a field without calls. */
export const free: Charge = {};
/** For a form: the mall that it names, and what it sends. */
export const form: Charge = { calls: 2 };
/** For a page of a list. One that begins at a cursor may lie on two of the mall's pages. */
export const page: Charge = { calls: ({ after }) => (after === undefined || after === null ? 1 : 2) };
/** The assumed length of a list of unknown length. */
export const usualLength = 20;
/** For a page of products; each costs what is selected on it. */
export const productPage: Charge = {
  ...page,
  items: ({ first }) => (typeof first === 'number' ? Math.min(100, Math.max(1, first)) : usualLength),
};
/** For fields of a product's detail. */
export const detail: Charge = { isDetail: true };

/** How many different items an argument names. */
export function lengthOf(value: unknown): number {
  return Array.isArray(value) ? new Set(value).size : 1;
}

/** Throws at start: exactly the fields with a resolver must state their cost. */
export function checkCharges(schema: GraphQLSchema, charges: Charges): void {
  const unsaid = new Set(Object.keys(charges));
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || !(isObjectType(type) || isInterfaceType(type))) continue;
    for (const { name, resolve } of Object.values(type.getFields())) {
      const coordinate = `${type.name}.${name}`;
      const isCharged = unsaid.delete(coordinate);
      if (resolve && !isCharged) throw new Error(`Say in a *.calls.ts what ${coordinate} costs in calls to the mall`);
    }
  }
  if (unsaid.size > 0) throw new Error(`There is no field ${[...unsaid].join(', ')}`);
}
