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
}

/** The name of an operation in the document. */
export type OperationId = keyof Calls;

/** Operations with an idempotency key. Each runs in the transaction that also stores its response. */
export type KeyedId = { [Id in OperationId]: Calls[Id]['isKeyed'] extends true ? Id : never }[OperationId];

export type PlainId = Exclude<OperationId, KeyedId>;

/** What the caller sent, as the document describes it: checked, with defaults filled in. */
export interface Input<Id extends OperationId = OperationId> {
  /** Parameters of path, query and header, by name. */
  params: Calls[Id]['params'];
  body: Calls[Id]['body'];
}

/** A request that has passed every check of the document. */
export interface Call<Id extends OperationId = OperationId> extends Input<Id> {
  /** Null for a visitor. */
  caller: Caller | null;
  /** The mall of the token, or the one that a visitor named; empty where an operation belongs to no mall. */
  mallId: string;
  salesType: MallSalesType | null;
  /** The address that the request came from. */
  address: string;
  /** When its calls to the outside have to be over (`http/deadline.ts`). */
  deadline: number;
}

/** Returns the `data` of a success, or throws a refusal. */
export type Handler<Id extends OperationId> = (context: MallContext, call: Call<Id>) => Promise<unknown>;

/** Returns the `data` of a success, `Begun`, or throws a refusal. Its effect and its response are one transaction. */
export type KeyedHandler<Id extends KeyedId> = (context: TransactionContext, call: Call<Id>) => Promise<unknown>;

/** The long part of a keyed call, done, and what is left for its transaction. */
export interface PreparedCall {
  record: (context: TransactionContext) => Promise<unknown>;
  /** Called where `record` has left nothing. */
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
 * What an operation with an idempotency key has begun: a call to the outside is left to do. It is committed with the effect and
 * the key as JSON, so it holds only what another process needs to finish it.
 */
export class Begun {
  readonly facts: object;

  constructor(facts: object) {
    this.facts = facts;
  }
}

/**
 * An operation with an idempotency key that calls the outside. The key keeps the outcome of `finish`: its data, or a refusal
 * below 500. After any other error, or a killed process, the next call with the key finishes again.
 */
export interface TwoStepHandler<Id extends KeyedId> {
  begin: KeyedHandler<Id>;
  /**
   * Runs after the commit, outside of any transaction, one at a time for a key. `facts`: those of `Begun`. `isRepeat`: it ran
   * before, and its outcome is not known.
   */
  finish: (context: MallContext, call: Call<Id>, facts: unknown, isRepeat: boolean) => Promise<unknown>;
}

/** What has to be learned from outside before an operation begins: no transaction is open yet. */
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
