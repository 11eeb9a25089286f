import { eq } from 'drizzle-orm';
import { nextPaymentState, type PaymentEvent } from '../../buying/payment-states.ts';
import type { MallContext, TransactionContext } from '../../context.ts';
import { payments } from '../../db/schema/payments.ts';
import { lockMember } from '../../members/members.queries.ts';
import { lockAttempt } from '../payments/attempts.ts';
import type { Attempt } from '../payments/provider.ts';
import { lockByNumber, type LockedPayable } from './payables.ts';
import { inTransaction } from '../../db/transaction-guard.ts';

/** An attempt and its order, both locked. */
export interface LockedPayment {
  attempt: Attempt;
  payable: LockedPayable | null;
}

/** What of an attempt never changes. */
export type AttemptKey = Pick<Attempt, 'payNo' | 'ordNo' | 'memNo'>;

/**
 * Locks member, order and attempt. Every caller locks in this order. Returns the attempt as it is afterwards, or null if it is gone.
 */
export function withLockedPayment(
  context: MallContext,
  { payNo, ordNo, memNo }: AttemptKey,
  work: (context: TransactionContext, found: LockedPayment) => Promise<void>,
): Promise<Attempt | null> {
  return inTransaction(context, async (context) => {
    const { db } = context;
    await lockMember(db, memNo);
    const payable = await lockByNumber(db, ordNo);
    const attempt = await lockAttempt(db, payNo);
    if (!attempt) return null;
    const found = { attempt, payable };
    await work(context, found);
    return found.attempt;
  });
}

/** Moves an attempt by an event; one that ends keeps no card. Returns false, and changes nothing, if its state does not allow the event. */
export async function moveAttempt(
  { db, now }: TransactionContext,
  found: LockedPayment,
  event: PaymentEvent,
  more: Partial<Attempt> = {},
): Promise<boolean> {
  const payStat = nextPaymentState(found.attempt.payStat, event);
  if (payStat === null) return false;
  const isOver = payStat === 'FAIL' || payStat === 'CANCEL' || payStat === 'REFUND';
  const [attempt] = await db
    .update(payments)
    .set({ ...more, ...(isOver && { sealedCard: null }), payStat, statDts: now() })
    .where(eq(payments.payNo, found.attempt.payNo))
    .returning();
  if (attempt) found.attempt = attempt;
  return true;
}
