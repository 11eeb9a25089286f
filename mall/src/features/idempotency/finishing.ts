import { and, eq, lte } from 'drizzle-orm';
import type { MallContext, TransactionContext } from '../../context.ts';
import { idempotencyKeys } from '../../db/schema/buying.ts';
import { inTransaction } from '../../db/transaction-guard.ts';
import { Refusal } from '../../http/refusal.ts';
import { seal } from '../../security/sealing.ts';
import { busy, isInScope, toOutcome, type KeyScope, type Outcome, type Unfinished } from './outcome.ts';

/**
 * Longer than a call to a payment provider. Shorter than a page retries after BUSY, since the lease of a killed process blocks
 * the next request until it ends.
 */
const leaseMs = 6_000;

/** The lease of the request that finishes a begun operation. Its end also identifies it. */
export interface Lease extends Unfinished {
  busyUntil: Date;
  isRepeat: boolean;
}

export function newLease({ now }: MallContext, begun: unknown, isRepeat: boolean): Lease {
  return { begun, busyUntil: new Date(now().getTime() + leaseMs), isRepeat };
}

/** Takes the lease of a key whose outcome is unknown. Throws BUSY while another request has it. */
export async function takeLease(context: TransactionContext, scope: KeyScope, { begun }: Unfinished): Promise<Lease> {
  const isFree = and(isInScope(scope), lte(idempotencyKeys.busyUntil, context.now()));
  const lease = newLease(context, begun, true);
  const { busyUntil } = lease;
  const taken = await context.db
    .update(idempotencyKeys)
    .set({ busyUntil })
    .where(isFree)
    .returning({ key: idempotencyKeys.key });
  if (taken.length === 0) throw busy();
  return lease;
}

/**
 * Finishes a begun operation outside of any transaction, and records the outcome. A refusal below 500 is an outcome, and its
 * effect is committed with it. After any other error the next call with the key finishes again.
 */
export async function finishBegun(
  context: MallContext,
  scope: KeyScope,
  lease: Lease,
  finish: (facts: unknown, isRepeat: boolean) => Promise<unknown>,
): Promise<Outcome> {
  const done = await run(() => finish(lease.begun, lease.isRepeat)).catch(async (error: unknown) => {
    await endLease(context, scope, lease);
    throw error;
  });
  return record(context, scope, lease, done);
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

/** The effect of the call is committed, so here a wrong field is an outcome as well. */
function isKnown({ status }: Refusal): boolean {
  return status !== 401 && status !== 429 && status < 500;
}

/** Records the outcome, in one transaction with its effect. */
async function record(
  context: MallContext,
  scope: KeyScope,
  lease: Lease,
  { outcome, effect }: Done,
): Promise<Outcome> {
  if (effect === null) return storeOutcome(context, scope, lease, outcome);
  return inTransaction(context, async (context) => {
    await effect(context);
    return storeOutcome(context, scope, lease, outcome);
  });
}

/** Throws BUSY once the lease has passed to another request, which records the outcome. */
async function storeOutcome(
  { db, keys }: MallContext,
  scope: KeyScope,
  { busyUntil }: Lease,
  outcome: Outcome,
): Promise<Outcome> {
  const sealedAnswer = seal(keys.personal, JSON.stringify(outcome));
  const stored = await db
    .update(idempotencyKeys)
    .set({ sealedAnswer, busyUntil: null })
    .where(and(isInScope(scope), eq(idempotencyKeys.busyUntil, busyUntil)))
    .returning({ key: idempotencyKeys.key });
  if (stored.length === 0) throw busy();
  return outcome;
}

async function endLease({ db, now }: MallContext, scope: KeyScope, { busyUntil }: Lease): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ busyUntil: now() })
    .where(and(isInScope(scope), eq(idempotencyKeys.busyUntil, busyUntil)));
}
