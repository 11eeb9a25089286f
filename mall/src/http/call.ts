import type { MallContext, TransactionContext } from '../context.ts';
import type { MallSalesType } from '../db/schema/malls.ts';
import type { Calls } from './__generated__/calls.ts';

/** The member of a verified token of an open session. */
export interface Caller {
  memNo: string;
  mallId: string;
  salesType: MallSalesType;
  sid: string;
  tmpPwdYn: 'Y' | 'N';
  /** A visitor of a marketing mall, who never joined. */
  guestYn: 'Y' | 'N';
}

/** The name of an operation in the document. */
export type OperationId = keyof Calls;

/** Operations with an idempotency key. Each runs in the transaction that also stores its response. */
export type KeyedId = { [Id in OperationId]: Calls[Id]['isKeyed'] extends true ? Id : never }[OperationId];

export type PlainId = Exclude<OperationId, KeyedId>;

/** The request's parameters and body, validated against the document, with defaults. */
export interface Input<Id extends OperationId = OperationId> {
  /** Parameters of path, query and header, by name. */
  params: Calls[Id]['params'];
  body: Calls[Id]['body'];
}

/** A request that has passed every check of the document. */
export interface Call<Id extends OperationId = OperationId> extends Input<Id> {
  /** Null for a visitor. */
  caller: Caller | null;
  /** The mall of the token, or of a visitor's request. Empty if the operation belongs to no mall. */
  mallId: string;
  salesType: MallSalesType | null;
  /** The address that the request came from. */
  address: string;
  /** What it was sent with, such as "iPhone · Safari"; null: unknown. */
  device: string | null;
  /** End of the time for its calls to the outside (`http/deadline.ts`). */
  deadline: number;
}

/** Returns the `data` of a success, or throws a refusal. */
export type Handler<Id extends OperationId> = (context: MallContext, call: Call<Id>) => Promise<unknown>;

/** Returns the `data` of a success, `Begun`, or throws a refusal. Its effect and its response are one transaction. */
export type KeyedHandler<Id extends KeyedId> = (context: TransactionContext, call: Call<Id>) => Promise<unknown>;

/** The result of the long part of a keyed call, and the rest for its transaction. */
export interface PreparedCall {
  record: (context: TransactionContext) => Promise<unknown>;
  /** Called if `record` was not committed. */
  discard: () => Promise<void>;
}

/**
 * A handler of a keyed call with a part that must hold no lock, such as a call of the file store. That part runs before
 * the transaction.
 */
export interface PreparingHandler<Id extends KeyedId> {
  prepare: (context: MallContext, call: Call<Id>) => Promise<PreparedCall>;
}

/**
 * Returned by an operation with an idempotency key that still has to call the outside. Committed with effect and key as JSON, so
 * it holds all that another process needs to finish it.
 */
export class Begun {
  readonly facts: object;

  constructor(facts: object) {
    this.facts = facts;
  }
}

/**
 * An operation with an idempotency key that calls the outside. The outcome of `finish` is recorded with the key: its data, or a
 * refusal below 500. After any other error, or in a killed process, the next call with the key finishes again.
 */
export interface TwoStepHandler<Id extends KeyedId> {
  begin: KeyedHandler<Id>;
  /**
   * Runs after the commit, outside of any transaction, once at a time for a key. `facts`: those of `Begun`. `isRepeat`: it ran
   * before, with an unknown outcome.
   */
  finish: (context: MallContext, call: Call<Id>, facts: unknown, isRepeat: boolean) => Promise<unknown>;
}

/** Calls the outside before an operation begins, while no transaction is open. */
export type Preparation = (
  context: MallContext,
  caller: Caller,
  params: Readonly<Record<string, unknown>>,
  deadline: number,
) => Promise<void>;

export type Preparations = Readonly<Partial<Record<OperationId, Preparation>>>;

export type PlainHandlers = { [Id in PlainId]: Handler<Id> };

export type KeyedHandlers = {
  [Id in KeyedId]: KeyedHandler<Id> | PreparingHandler<Id> | TwoStepHandler<Id>;
};

/** The handlers of all operations. A feature has some of them, and `satisfies Partial<Handlers>` types their calls. */
export type Handlers = PlainHandlers & KeyedHandlers;

/** For the operations that the document opens to members only. */
export function memberOf({ caller }: Pick<Call, 'caller'>): Caller {
  if (!caller) throw new Error('This operation is for members, but its security does not say so.');
  return caller;
}
