import { and, eq, type SQL } from 'drizzle-orm';
import { idempotencyKeys } from '../../db/schema/buying.ts';
import { conflict, Refusal, type ConflictData } from '../../http/refusal.ts';

/** Scope of a key. */
export interface KeyScope {
  memNo: string;
  call: string;
  key: string;
}

/** The outcome of a call: the data of a success, or a refusal that a repeat gets as well. */
export type Outcome =
  | { data: unknown }
  | { refusal: Pick<Refusal, 'status' | 'code' | 'message' | 'description' | 'data' | 'headers'> };

/** Stored with a key until the outcome is known: the facts of `Begun`. */
export interface Unfinished {
  begun: unknown;
}

export function toOutcome({ status, code, message, description, data, headers }: Refusal): Outcome {
  return { refusal: { status, code, message, description, data, headers } };
}

/** The data of a success, or throws the refusal. */
export function readOutcome(outcome: Outcome): unknown {
  if ('data' in outcome) return outcome.data;
  const { status, code, message, ...rest } = outcome.refusal;
  throw new Refusal(status, code, message, { ...rest, description: rest.description ?? undefined });
}

export function isInScope({ memNo, call, key }: KeyScope): SQL | undefined {
  return and(eq(idempotencyKeys.memNo, memNo), eq(idempotencyKeys.call, call), eq(idempotencyKeys.key, key));
}

const busySeconds = 1;

export function refusedKey(rsnCd: (ConflictData & { rsnCd: 'KEY' | 'BUSY' })['rsnCd'], message: string): Refusal {
  return conflict(message, { rsnCd }, rsnCd === 'BUSY' ? { 'Retry-After': String(busySeconds) } : {});
}

/** The first request of the key still runs. */
export function busy(): Refusal {
  return refusedKey('BUSY', '같은 요청을 처리하고 있어요. 잠시 후 다시 확인해주세요.');
}
