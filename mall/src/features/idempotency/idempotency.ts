import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Request } from 'express';
import type { MallContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import { idempotencyKeys } from '../../db/schema/buying.ts';
import { Begun, type Caller } from '../../http/call.ts';
import { idempotencyHeader, type Operation } from '../../http/openapi-document.ts';
import { invalid, Refusal } from '../../http/refusal.ts';
import { seal, unseal } from '../../security/sealing.ts';
import { finishBegun, newLease, takeLease, type Lease } from './finishing.ts';
import {
  atPlace,
  busy,
  readOutcome,
  refusedKey,
  toOutcome,
  type Outcome,
  type Place,
  type Unfinished,
} from './outcome.ts';
import { inTransaction } from '../../db/transaction-guard.ts';

/** The two steps of a keyed call (see `TwoStepHandler`). */
export interface Steps {
  begin: (db: Database) => Promise<unknown>;
  finish: (facts: unknown, isRepeat: boolean) => Promise<unknown>;
}

const keyForm = /^[A-Za-z0-9_-]{8,64}$/u;
const keptMs = 86_400_000;

/**
 * Answers a call once for each key of its member, method and path (contract, section 6). Effect and answer are written in
 * one transaction, so a repeat finds both or neither, whatever was ended in between. What a call has only begun is finished
 * after that transaction.
 */
export async function answerOnce(
  context: MallContext,
  caller: Caller,
  request: Request,
  { takesDryRun }: Pick<Operation, 'takesDryRun'>,
  { begin, finish }: Steps,
): Promise<unknown> {
  const key = request.get(idempotencyHeader) ?? '';
  if (!keyForm.test(key)) {
    const rsnCd = key === '' ? 'REQUIRED' : 'FORMAT';
    const reason = key === '' ? '필수 항목이에요.' : '영문, 숫자, -, _ 8자에서 64자까지 쓸 수 있어요.';
    throw invalid([{ field: idempotencyHeader, reason, rsnCd }]);
  }
  // A dry run changes nothing, so its key is neither stored nor compared. Elsewhere dryYn is an unknown field.
  if (takesDryRun && isDryRun(request.body)) {
    const first = await inTransaction(context.db, begin);
    return first instanceof Begun ? finish(first.facts, false) : first;
  }
  const place = { memNo: caller.memNo, call: `${request.method} ${request.path}`, key };
  const bodyHash = hashOf(request.body);
  const found = await inTransaction(context.db, async (db) => {
    const kept = (await findStored(context, db, place)) ?? (await claim(context, db, place));
    if (kept && kept.bodyHash !== bodyHash) throw refusedKey('KEY', '같은 요청 번호로 다른 내용이 들어왔어요.');
    if (kept) return 'begun' in kept.outcome ? takeLease(context, db, place, kept.outcome) : kept.outcome;
    const first = await settle(context, db, begin);
    const isBegun = 'begun' in first;
    const sealedAnswer = seal(context.keys.personal, JSON.stringify(isBegun ? { begun: first.begun } : first));
    const busyUntil = isBegun ? first.busyUntil : null;
    await db.insert(idempotencyKeys).values({ ...place, bodyHash, sealedAnswer, busyUntil, createdAt: context.now() });
    return first;
  });
  return readOutcome('begun' in found ? await finishBegun(context, place, found, finish) : found);
}

function isDryRun(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'dryYn' in body && body.dryYn === 'Y';
}

interface Stored {
  bodyHash: string;
  outcome: Outcome | Unfinished;
}

/** Lets one request of a key run at a time, until its transaction ends. The one before it may have ended just now. */
async function claim(context: MallContext, db: Database, place: Place): Promise<Stored | null> {
  const name = `${place.memNo} ${place.call} ${place.key}`;
  const [row] = await rowsOf<{ claimed: boolean }>(
    db,
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as claimed`,
  );
  if (!row?.claimed) throw busy();
  return findStored(context, db, place);
}

async function findStored(context: MallContext, db: Database, place: Place): Promise<Stored | null> {
  const [row] = await db.select().from(idempotencyKeys).where(atPlace(place));
  if (!row) return null;
  const text = unseal(context.keys.personal, row.sealedAnswer);
  const isPast = row.createdAt.getTime() + keptMs <= context.now().getTime();
  if (text !== null && !isPast) return { bodyHash: row.bodyHash, outcome: JSON.parse(text) as Stored['outcome'] };
  await db.delete(idempotencyKeys).where(atPlace(place));
  return null;
}

/** A refusal takes back what was done before it, and is an outcome like any other; what says nothing lasting is thrown on. */
async function settle(context: MallContext, db: Database, begin: Steps['begin']): Promise<Outcome | Lease> {
  try {
    const first = await inTransaction(db, begin);
    return first instanceof Begun ? newLease(context, first.facts, false) : { data: first ?? null };
  } catch (error) {
    if (!(error instanceof Refusal) || !isLasting(error)) throw error;
    await error.effect?.(db);
    return toOutcome(error);
  }
}

function isLasting({ status }: Refusal): boolean {
  return status !== 400 && status !== 401 && status !== 429 && status < 500;
}

/** Equal for bodies that say the same, in whatever order their fields come. */
function hashOf(body: unknown): string {
  const text = JSON.stringify(body ?? null, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(text).digest('base64url');
}
