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
  /**
   * The handler's database. For an operation with an idempotency key it is the transaction of its effect, which also stores
   * the response; use no other connection meanwhile.
   */
  db: Database;
}

/** Returns the `data` of a success, or throws a refusal. */
export type Handler = (call: Call) => Promise<unknown>;

/** What has to be learned from outside before an operation begins: no transaction is open yet. */
export type Preparation = (caller: Caller, params: Readonly<Record<string, unknown>>) => Promise<void>;

/** Handlers by operationId. */
export type Handlers = Record<string, Handler>;

/** For the operations that the document opens to members only. */
export function memberOf(call: Call): Caller {
  if (!call.caller) throw new Error('This operation is for members, but its security does not say so.');
  return call.caller;
}
