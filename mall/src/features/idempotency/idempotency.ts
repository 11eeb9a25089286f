import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Request } from 'express';
import type { MallContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { rowsOf } from '../../db/rows.ts';
import { idempotencyKeys } from '../../db/schema/buying.ts';
import type { Caller } from '../../http/call.ts';
import { idempotencyHeader, type Operation } from '../../http/openapi-document.ts';
import { conflict, invalid, Refusal, type ConflictData } from '../../http/refusal.ts';
import { seal, unseal } from '../../security/sealing.ts';

/** The outcome of a call: the data of a success, or a refusal that a repeat gets as well. */
type Outcome =
  | { data: unknown }
  | { refusal: Pick<Refusal, 'status' | 'code' | 'message' | 'description' | 'data' | 'headers'> };

const keyForm = /^[A-Za-z0-9_-]{8,64}$/u;
const keptMs = 86_400_000;
const busySeconds = 1;

/**
 * Answers a call once for each key of its member, method and path (contract, section 6). Effect and answer are written in
 * one transaction, so a repeat finds both or neither, whatever was ended in between.
 */
export async function answerOnce(
  context: MallContext,
  caller: Caller,
  request: Request,
  { takesDryRun }: Pick<Operation, 'takesDryRun'>,
  answer: (db: Database) => Promise<unknown>,
): Promise<unknown> {
  const key = request.get(idempotencyHeader) ?? '';
  if (!keyForm.test(key)) {
    const rsnCd = key === '' ? 'REQUIRED' : 'FORMAT';
    const reason = key === '' ? '필수 항목이에요.' : '영문, 숫자, -, _ 8자에서 64자까지 쓸 수 있어요.';
    throw invalid([{ field: idempotencyHeader, reason, rsnCd }]);
  }
  // A dry run changes nothing, so its key is neither stored nor compared. Elsewhere dryYn is an unknown field.
  if (takesDryRun && isDryRun(request.body)) return context.db.transaction(answer);
  const place = { memNo: caller.memNo, call: `${request.method} ${request.path}`, key };
  const bodyHash = hashOf(request.body);
  const outcome = await context.db.transaction(async (db) => {
    const kept = (await findStored(context, db, place)) ?? (await claim(context, db, place));
    if (kept && kept.bodyHash !== bodyHash) throw refusedKey('KEY', '같은 요청 번호로 다른 내용이 들어왔어요.');
    if (kept) return kept.outcome;
    const first = await settle(db, answer);
    const sealedAnswer = seal(context.keys.personal, JSON.stringify(first));
    await db.insert(idempotencyKeys).values({ ...place, bodyHash, sealedAnswer, createdAt: context.now() });
    return first;
  });
  if ('data' in outcome) return outcome.data;
  const { status, code, message, ...rest } = outcome.refusal;
  throw new Refusal(status, code, message, { ...rest, description: rest.description ?? undefined });
}

function isDryRun(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'dryYn' in body && body.dryYn === 'Y';
}

interface Place {
  memNo: string;
  call: string;
  key: string;
}

interface Stored {
  bodyHash: string;
  outcome: Outcome;
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

async function findStored(context: MallContext, db: Database, { memNo, call, key }: Place): Promise<Stored | null> {
  const atPlace = and(eq(idempotencyKeys.memNo, memNo), eq(idempotencyKeys.call, call), eq(idempotencyKeys.key, key));
  const [row] = await db.select().from(idempotencyKeys).where(atPlace);
  if (!row) return null;
  const text = unseal(context.keys.personal, row.sealedAnswer);
  const isPast = row.createdAt.getTime() + keptMs <= context.now().getTime();
  if (text !== null && !isPast) return { bodyHash: row.bodyHash, outcome: JSON.parse(text) as Outcome };
  await db.delete(idempotencyKeys).where(atPlace);
  return null;
}

/** A refusal takes back what was done before it, and is an outcome like any other; what says nothing lasting is thrown on. */
async function settle(db: Database, answer: (db: Database) => Promise<unknown>): Promise<Outcome> {
  try {
    return { data: (await db.transaction(answer)) ?? null };
  } catch (error) {
    if (!(error instanceof Refusal) || !isLasting(error)) throw error;
    await error.effect?.(db);
    const { status, code, message, description, data, headers } = error;
    return { refusal: { status, code, message, description, data, headers } };
  }
}

function isLasting({ status }: Refusal): boolean {
  return status !== 400 && status !== 401 && status !== 429 && status < 500;
}

export function busy(): Refusal {
  return refusedKey('BUSY', '같은 요청을 처리하고 있어요. 잠시 후 다시 확인해주세요.');
}

function refusedKey(rsnCd: (ConflictData & { rsnCd: 'KEY' | 'BUSY' })['rsnCd'], message: string): Refusal {
  return conflict(message, { rsnCd }, rsnCd === 'BUSY' ? { 'Retry-After': String(busySeconds) } : {});
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
