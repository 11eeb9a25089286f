import { sql } from 'drizzle-orm';
import type { Request } from 'express';
import { dayMs } from '../../buying/durations.ts';
import type { MallContext, TransactionContext } from '../../context.ts';
import { readTogether, rowsIn } from '../../db/read-together.ts';
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
  const found = await runKeyed(context, { ...scope, bodyHash: fingerprintOf(request.body) }, begin);
  return readOutcome('begun' in found ? await finishBegun(context, scope, found, finish) : found);
}

/** Scope of a key, and the request that it came with first. */
interface KeyedRequest extends KeyScope {
  bodyHash: string;
}

/** The outcome of `begin`, or what is stored already. */
async function runKeyed(context: MallContext, keyed: KeyedRequest, begin: Steps['begin']): Promise<Outcome | Lease> {
  let refusal: Refusal | null = null;
  try {
    return await inTransaction(context, async (context) => {
      const known = await acquireKey(context, keyed);
      if (known) return known;
      const first = await begin(context).catch((error: unknown) => {
        if (error instanceof Refusal && isLasting(error)) refusal = error;
        throw error;
      });
      return first instanceof Begun
        ? store(context, keyed, newLease(context, first.facts, false))
        : store(context, keyed, { data: first ?? null });
    });
  } catch (error) {
    if (refusal === null || error !== refusal) throw error;
    return recordRefusal(context, keyed, refusal);
  }
}

/**
 * A refusal is an outcome like any other. What was done before it is rolled back, so it has a transaction of its own. If the process
 * ends before, nothing has happened.
 */
function recordRefusal(context: MallContext, keyed: KeyedRequest, refusal: Refusal): Promise<Outcome | Lease> {
  return inTransaction(context, async (context) => {
    const known = await acquireKey(context, keyed);
    if (known) return known;
    await refusal.effect?.(context);
    return store(context, keyed, toOutcome(refusal));
  });
}

function isPreview(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'dryYn' in body && body.dryYn === 'Y';
}

interface Stored {
  bodyHash: string;
  outcome: Outcome | Unfinished;
}

/**
 * Lets one request of a key run at a time, until its transaction ends. Returns what another one has stored, or the lease to finish it.
 * Throws BUSY while the other one runs.
 */
async function acquireKey(
  context: TransactionContext,
  { bodyHash, ...scope }: KeyedRequest,
): Promise<Outcome | Lease | null> {
  const { acquired, stored } = await lookUp(context, scope);
  if (stored && stored.bodyHash !== bodyHash) throw refusedKey('KEY', '같은 요청 번호로 다른 내용이 들어왔어요.');
  if (stored) return 'begun' in stored.outcome ? takeLease(context, scope, stored.outcome) : stored.outcome;
  if (!acquired) throw busy();
  return null;
}

async function lookUp(
  { db, keys, now }: TransactionContext,
  scope: KeyScope,
): Promise<{ acquired: boolean; stored: Stored | null }> {
  const name = `${scope.memNo} ${scope.call} ${scope.key}`;
  const { bodyHash, sealedAnswer, createdAt } = idempotencyKeys;
  const {
    acquired,
    rows: [row],
  } = await readTogether(db, {
    acquired: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${name}, 0))`,
    rows: rowsIn({ bodyHash, sealedAnswer, createdAt }, sql`from ${idempotencyKeys} where ${isInScope(scope)}`),
  });
  if (!row) return { acquired, stored: null };
  const text = unseal(keys.personal, row.sealedAnswer);
  const isPast = row.createdAt.getTime() + keptMs <= now().getTime();
  if (text !== null && !isPast)
    return { acquired, stored: { bodyHash: row.bodyHash, outcome: JSON.parse(text) as Stored['outcome'] } };
  await db.delete(idempotencyKeys).where(isInScope(scope));
  return { acquired, stored: null };
}

/** Throws BUSY, and so takes back what was done, if another request stored its outcome after this one had looked for it. */
async function store<Kind extends Outcome | Lease>(
  { db, keys, now }: TransactionContext,
  keyed: KeyedRequest,
  first: Kind,
): Promise<Kind> {
  const isBegun = 'begun' in first;
  const sealedAnswer = seal(keys.personal, JSON.stringify(isBegun ? { begun: first.begun } : first));
  const busyUntil = isBegun ? first.busyUntil : null;
  const stored = await db
    .insert(idempotencyKeys)
    .values({ ...keyed, sealedAnswer, busyUntil, createdAt: now() })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (stored.length === 0) throw busy();
  return first;
}

function isLasting({ status }: Refusal): boolean {
  return status !== 400 && status !== 401 && status !== 429 && status < 500;
}
