import { isInterfaceType, isIntrospectionType, isObjectType, type GraphQLSchema } from 'graphql';

type Arguments = Readonly<Record<string, unknown>>;

/** What a field makes the gateway ask of the mall. */
export interface Charge {
  calls?: number | ((given: Arguments) => number);
  /** However many fields of one mall share it, the calls are made once. */
  once?: string;
  /** Products asked for by number: those of one mall go together, a hundred in one goods and one phone call. */
  products?: (given: Arguments) => number;
  /** A list whose items each ask for what is chosen of them: so many are reckoned with. */
  items?: number | ((given: Arguments) => number);
  /** The mall tells it of a single product only: all such fields of a product are one call, and none where `isSingle` asked for it. */
  isDetail?: true;
  /** A product with everything known of it. */
  isSingle?: true;
  /** The shop in whose name everything below is asked. */
  isMall?: true;
}

/** By coordinate, such as Mall.menu. */
export type Charges = Readonly<Record<string, Charge>>;

/** For a field that asks the mall nothing of its own. */
export const free: Charge = {};
/** For a form: the mall that it names, and what it sends. */
export const form: Charge = { calls: 2 };
/** For a page of a list. One that begins at a cursor may lie on two of the mall's pages. */
export const page: Charge = { calls: ({ after }) => (after === undefined || after === null ? 1 : 2) };
/** How many items a list of unknown length is reckoned with. */
export const usualLength = 20;
/** For a page of products, each of which asks for what is chosen of it. */
export const productPage: Charge = {
  ...page,
  items: ({ first }) => (typeof first === 'number' ? Math.min(100, Math.max(1, first)) : usualLength),
};
/** For what the mall tells of a single product only. */
export const detail: Charge = { isDetail: true };

/** How many different items an argument names. */
export function lengthOf(value: unknown): number {
  return Array.isArray(value) ? new Set(value).size : 1;
}

/** Throws at start: a field with a resolver must say what it costs, and nothing else may. */
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
