import { and, eq, lte } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { idempotencyKeys } from '../../db/schema/buying.ts';
import { Refusal } from '../../http/refusal.ts';
import { seal } from '../../security/sealing.ts';
import { atPlace, busy, toOutcome, type Outcome, type Place, type Unfinished } from './outcome.ts';
import { inTransaction } from '../../db/transaction-guard.ts';

/**
 * Longer than a call to a payment company. Shorter than a page waits after BUSY, since the lease of a killed process blocks the
 * next request until it ends.
 */
const leaseMs = 6_000;

/** The lease of the request that finishes what its key has begun. Its end also tells it from other leases. */
export interface Lease extends Unfinished {
  busyUntil: Date;
  isRepeat: boolean;
}

export function newLease({ now }: MallContext, begun: unknown, isRepeat: boolean): Lease {
  return { begun, busyUntil: new Date(now().getTime() + leaseMs), isRepeat };
}

/** Takes the lease of a key whose outcome is not known; BUSY while another request has it. */
export async function takeLease(
  context: MallContext,
  db: Database,
  place: Place,
  { begun }: Unfinished,
): Promise<Lease> {
  const isFree = and(atPlace(place), lte(idempotencyKeys.busyUntil, context.now()));
  const lease = newLease(context, begun, true);
  const { busyUntil } = lease;
  const taken = await db
    .update(idempotencyKeys)
    .set({ busyUntil })
    .where(isFree)
    .returning({ key: idempotencyKeys.key });
  if (taken.length === 0) throw busy();
  return lease;
}

/**
 * Finishes what a key has begun, outside of any transaction, and stores the outcome. A refusal below 500 is one, and its effect is
 * written with it; after any other error the next call with the key finishes again.
 */
export async function finishBegun(
  context: MallContext,
  place: Place,
  lease: Lease,
  finish: (facts: unknown, isRepeat: boolean) => Promise<unknown>,
): Promise<Outcome> {
  const done = await run(() => finish(lease.begun, lease.isRepeat)).catch(async (error: unknown) => {
    await free(context, place, lease);
    throw error;
  });
  return record(context, place, lease, done);
}

interface Done {
  outcome: Outcome;
  effect: Refusal['effect'];
}

async function run(finish: () => Promise<unknown>): Promise<Done> {
  try {
    return { outcome: { data: (await finish()) ?? null }, effect: null };
  } catch (error) {
    if (!(error instanceof Refusal) || !isKnown(error)) throw error;
    return { outcome: toOutcome(error), effect: error.effect };
  }
}

/** The effect of the call is committed, so here a wrong field ends the intent, too. */
function isKnown({ status }: Refusal): boolean {
  return status !== 401 && status !== 429 && status < 500;
}

/** Nothing is stored once the lease has passed to another request: that one has the outcome. */
function record(
  { db, keys }: MallContext,
  place: Place,
  { busyUntil }: Lease,
  { outcome, effect }: Done,
): Promise<Outcome> {
  const sealedAnswer = seal(keys.personal, JSON.stringify(outcome));
  return inTransaction(db, async (transaction) => {
    await effect?.(transaction);
    const stored = await transaction
      .update(idempotencyKeys)
      .set({ sealedAnswer, busyUntil: null })
      .where(and(atPlace(place), eq(idempotencyKeys.busyUntil, busyUntil)))
      .returning({ key: idempotencyKeys.key });
    if (stored.length === 0) throw busy();
    return outcome;
  });
}

async function free({ db, now }: MallContext, place: Place, { busyUntil }: Lease): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ busyUntil: now() })
    .where(and(atPlace(place), eq(idempotencyKeys.busyUntil, busyUntil)));
}
