import type { components } from './__generated__/mall-api.ts';

/** The rows of the mall's REST contract, by name. */
export type ContractRows = components['schemas'];

/** A reader's result for an unreadable value. */
export class Invalid {
  /** The invalid field, with dots for nested ones; empty for the value itself. */
  readonly field: string;

  constructor(field: string) {
    this.field = field;
  }
}

export const invalid = new Invalid('');

/**
 * Reads a value of the mall leniently: equivalent values are accepted. `Contract` is the type that the contract gives
 * such a value, so that a reader of text for a number does not compile. Plain functions, since zod costs several times
 * as much (docs/decisions/0034).
 */
export interface Reader<Contract, Value> {
  (value: unknown): Value | Invalid;
  /** Type-only: lets the compiler compare contracts. */
  readonly contract?: (value: Contract) => void;
}

/** Any reader. */
export type AnyReader = Reader<never, unknown>;

/** The type of a reader's values. */
export type Read<R extends AnyReader> = Exclude<ReturnType<R>, Invalid>;
