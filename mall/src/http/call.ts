import type { Database } from '../db/database.ts';
import type { MallSalesType } from '../db/schema/malls.ts';
import type { Input } from './request-checker.ts';

/** The member of a verified token of an open session. */
export interface Caller {
  memNo: string;
  mallId: string;
  salesType: MallSalesType;
  sid: string;
  tmpPwdYn: 'Y' | 'N';
}

/** A request that has passed every check of the document. */
export interface Call extends Input {
  /** Null for a visitor. */
  caller: Caller | null;
  /** The mall of the token, or the one that a visitor named; empty where an operation belongs to no mall. */
  mallId: string;
  salesType: MallSalesType | null;
  /** The address that the request came from. */
  address: string;
  /** When its calls to the outside have to be over (`http/deadline.ts`). */
  deadline: number;
  /**
   * The handler's database. For an operation with an idempotency key it is the transaction of its effect, which also stores
   * the response; use no other connection meanwhile.
   */
  db: Database;
}

/** Returns the `data` of a success, or throws a refusal. */
export type Handler = (call: Call) => Promise<unknown>;

/** The long part of a keyed call, done, and what is left for its transaction. */
export interface PreparedCall {
  record: (db: Database) => Promise<unknown>;
  /** Called where `record` has left nothing. */
  discard: () => Promise<void>;
}

/**
 * A handler of a keyed call with a part that must hold no lock, such as a call of the file store. That part runs before
 * the transaction, with the database of everybody.
 */
export interface PreparingHandler {
  prepare: (call: Call) => Promise<PreparedCall>;
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
export interface TwoStepHandler {
  /** Runs in the key's transaction. Returns the data, or `Begun`. */
  begin: Handler;
  /**
   * Runs after the commit, outside of any transaction, one at a time for a key. `facts`: those of `Begun`. `isRepeat`: it ran
   * before, and its outcome is not known.
   */
  finish: (call: Call, facts: unknown, isRepeat: boolean) => Promise<unknown>;
}

/** What has to be learned from outside before an operation begins: no transaction is open yet. */
export type Preparation = (
  caller: Caller,
  params: Readonly<Record<string, unknown>>,
  deadline: number,
) => Promise<void>;

/** Handlers by operationId. */
export type Handlers = Record<string, Handler | PreparingHandler | TwoStepHandler>;

/** For the operations that the document opens to members only. */
export function memberOf(call: Call): Caller {
  if (!call.caller) throw new Error('This operation is for members, but its security does not say so.');
  return call.caller;
}
