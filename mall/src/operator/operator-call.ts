import type { MallContext, TransactionContext } from '../context.ts';
import type { OperatorRole } from '../db/schema/operators.ts';
import type { Calls } from './__generated__/operator-calls.ts';

export type OperatorCalls = Calls;
export type OperatorId = keyof Calls;

/** An operator with a valid key. */
export interface Operator {
  keyNo: string;
  keyNm: string;
  roleCd: OperatorRole;
  endDts: Date;
  /** The token of the browser's session. Null: the call came with the key. */
  deskToken: string | null;
}

/** A request that has passed every check of the document. */
export interface OperatorCall<Id extends OperatorId = OperatorId> {
  params: Calls[Id]['params'];
  body: Calls[Id]['body'];
  /** Null: the command on this machine, or a call before the sign-in. */
  operator: Operator | null;
}

type KeyedId = { [Id in OperatorId]: Calls[Id]['isKeyed'] extends true ? Id : never }[OperatorId];

/** What a read responds with, and whose personal data it holds. */
export interface Found {
  data: unknown;
  /** Numbers of members. */
  people?: readonly string[];
}

/** A call that changes nothing. */
export type Read<Id extends OperatorId> = (context: MallContext, call: OperatorCall<Id>) => Promise<Found>;

/** A call that changes something, in one transaction with its entry in the books. */
export interface Write<Id extends OperatorId> {
  /** The states of what it changes, before and after: no personal data. Null: it is not there. `answer`: what `act` returned. */
  picture: (context: TransactionContext, call: OperatorCall<Id>, answer?: unknown) => Promise<object | null>;
  /** Words of the operator to keep with it. */
  words?: (call: OperatorCall<Id>) => string;
  act: (context: TransactionContext, call: OperatorCall<Id>) => Promise<unknown>;
}

/** The handlers of all operations but those of session and keys, which `operator-app.ts` serves itself. */
export type OperatorHandlers = {
  [Id in Exclude<OperatorId, SessionId>]: Id extends KeyedId ? Write<Id> : Read<Id>;
};

/** Calls about the caller, outside of the books. */
export type SessionId = 'beginDesk' | 'getDesk' | 'endDesk' | 'listKeys' | 'addKey' | 'revokeKey';
