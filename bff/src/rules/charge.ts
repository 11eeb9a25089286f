import { mostCalls } from './cursors.ts';

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
  /**
   * Needs what calls of the object's own kind alone tell: one call for all such fields of an object, none below a field that
   * knows it.
   */
  needs?: Known;
  /** Fields of these objects that need no further call. */
  knows?: Known;
  /** The mall of everything below. */
  isMall?: true;
}

/** The row of a list of one kind, or everything. */
type Known = 'row' | 'detail';

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    charge?: Charge;
  }
}

/** By coordinate, such as Mall.menu. */
export type Charges = Readonly<Record<string, Charge>>;

export interface Charged<Resolve> {
  resolve: Resolve;
  extensions: { charge: Charge };
}

/** A resolver with its charge, which the schema keeps in the field's extensions. */
export function charged<Resolve>(charge: Charge, resolve: Resolve): Charged<Resolve> {
  return { resolve, extensions: { charge } };
}

/** The charge of a field that the model has itself. Without a resolver below it, a shared value is completed once for all requests. */
export function chargedOwn(charge: Charge): Charged<() => never> {
  return { extensions: { charge } } as Charged<() => never>; // the default resolver reads it
}

/** For a field that takes the context and makes no calls. */
export const free: Charge = {};
/** For a form: the mall that it names, and what it sends. Mutations have it unless they state another. */
export const form: Charge = { calls: 2 };
/** For a form whose response holds what it changed with its detail. */
export const formWithDetail: Charge = { ...form, isSingle: true };
/** The assumed length of a list of unknown length. */
export const usualLength = 20;
/**
 * For a page of a list. Where a cursor is may have to be found on the mall's pages, and each item costs what is selected on
 * it. Connections have it unless they state another.
 */
export const page: Charge = {
  calls: ({ after }) => (typeof after === 'string' ? mostCalls(after) : 1),
  items: ({ first }) => (typeof first === 'number' ? Math.min(100, Math.max(1, first)) : usualLength),
};
/** For fields of a product's detail. */
export const detail: Charge = { isDetail: true };

/** How many different items an argument names. */
export function lengthOf(value: unknown): number {
  return Array.isArray(value) ? new Set(value).size : 1;
}
