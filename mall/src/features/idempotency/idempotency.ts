import { sql } from 'drizzle-orm';
import type { Request } from 'express';
import { dayMs } from '../../buying/durations.ts';
import type { MallContext, TransactionContext } from '../../context.ts';
import { rowsOf } from '../../db/rows.ts';
import { idempotencyKeys } from '../../db/schema/buying.ts';
import { inTransaction } from '../../db/transaction-guard.ts';
import { Begun, type Caller } from '../../http/call.ts';
import { idempotencyHeader, type Operation } from '../../http/openapi-document.ts';
import { invalid, Refusal } from '../../http/refusal.ts';
import { fingerprintOf } from '../../security/fingerprint.ts';
import { seal, unseal } from '../../security/sealing.ts';
import { finishBegun, newLease, takeLease, type Lease } from './finishing.ts';
import {
  busy,
  isInScope,
  readOutcome,
  refusedKey,
  toOutcome,
  type KeyScope,
  type Outcome,
  type Unfinished,
} from './outcome.ts';

/** The two steps of a keyed call (see `TwoStepHandler`). */
export interface Steps {
  begin: (context: TransactionContext) => Promise<unknown>;
  finish: (facts: unknown, isRepeat: boolean) => Promise<unknown>;
}

const keyForm = /^[A-Za-z0-9_-]{8,64}$/u;
const keptMs = dayMs;

/**
 * Runs a call once for each key of its member, method and path (contract, section 6). Effect and response are written in one
 * transaction, so a repeat finds both or neither, whenever the process ended. `finish` runs after that transaction.
 */
export async function runOnce(
  context: MallContext,
  caller: Caller,
  request: Request,
  { takesPreview }: Pick<Operation, 'takesPreview'>,
  { begin, finish }: Steps,
): Promise<unknown> {
  const key = request.get(idempotencyHeader) ?? '';
  if (!keyForm.test(key)) {
    const rsnCd = key === '' ? 'REQUIRED' : 'FORMAT';
    const reason = key === '' ? '필수 항목이에요.' : '영문, 숫자, -, _ 8자에서 64자까지 쓸 수 있어요.';
    throw invalid([{ field: idempotencyHeader, reason, rsnCd }]);
  }
  // A preview changes nothing, so its key is neither stored nor compared. Elsewhere dryYn is an unknown field.
  if (takesPreview && isPreview(request.body)) {
    const first = await inTransaction(context, begin);
    return first instanceof Begun ? finish(first.facts, false) : first;
  }
  const scope = { memNo: caller.memNo, call: `${request.method} ${request.path}`, key };
  const bodyHash = fingerprintOf(request.body);
  const found = await inTransaction(context, async (context) => {
    const stored = (await findStored(context, scope)) ?? (await acquireKey(context, scope));
    if (stored && stored.bodyHash !== bodyHash) throw refusedKey('KEY', '같은 요청 번호로 다른 내용이 들어왔어요.');
    if (stored) return 'begun' in stored.outcome ? takeLease(context, scope, stored.outcome) : stored.outcome;
    return runAndRecord(context, { ...scope, bodyHash }, begin);
  });
  return readOutcome('begun' in found ? await finishBegun(context, scope, found, finish) : found);
}

function isPreview(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'dryYn' in body && body.dryYn === 'Y';
}

interface Stored {
  bodyHash: string;
  outcome: Outcome | Unfinished;
}

/** Lets one request of a key run at a time, until its transaction ends. Returns what the one before it stored just now. */
async function acquireKey(context: TransactionContext, scope: KeyScope): Promise<Stored | null> {
  const name = `${scope.memNo} ${scope.call} ${scope.key}`;
  const [row] = await rowsOf<{ acquired: boolean }>(
    context.db,
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as acquired`,
  );
  if (!row?.acquired) throw busy();
  return findStored(context, scope);
}

async function findStored({ db, keys, now }: TransactionContext, scope: KeyScope): Promise<Stored | null> {
  const [row] = await db.select().from(idempotencyKeys).where(isInScope(scope));
  if (!row) return null;
  const text = unseal(keys.personal, row.sealedAnswer);
  const isPast = row.createdAt.getTime() + keptMs <= now().getTime();
  if (text !== null && !isPast) return { bodyHash: row.bodyHash, outcome: JSON.parse(text) as Stored['outcome'] };
  await db.delete(idempotencyKeys).where(isInScope(scope));
  return null;
}

async function runAndRecord(
  context: TransactionContext,
  scope: KeyScope & { bodyHash: string },
  begin: Steps['begin'],
): Promise<Outcome | Lease> {
  const { db, keys, now } = context;
  const first = await run(context, begin);
  const isBegun = 'begun' in first;
  const sealedAnswer = seal(keys.personal, JSON.stringify(isBegun ? { begun: first.begun } : first));
  const busyUntil = isBegun ? first.busyUntil : null;
  await db.insert(idempotencyKeys).values({ ...scope, sealedAnswer, busyUntil, createdAt: now() });
  return first;
}

/** A refusal rolls back what was done before it, and is an outcome like any other. One that may not last is thrown on. */
async function run(context: TransactionContext, begin: Steps['begin']): Promise<Outcome | Lease> {
  try {
    const first = await inTransaction(context, begin);
    return first instanceof Begun ? newLease(context, first.facts, false) : { data: first ?? null };
  } catch (error) {
    if (!(error instanceof Refusal) || !isLasting(error)) throw error;
    await error.effect?.(context);
    return toOutcome(error);
  }
}

function isLasting({ status }: Refusal): boolean {
  return status !== 400 && status !== 401 && status !== 429 && status < 500;
}
