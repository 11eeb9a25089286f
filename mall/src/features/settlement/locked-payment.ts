import { eq } from 'drizzle-orm';
import { nextPaymentState, type PaymentEvent } from '../../buying/payment-states.ts';
import type { MallContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { payments } from '../../db/schema/payments.ts';
import { lockMember } from '../members/members.queries.ts';
import { findAttempt, lockAttempt } from '../payments/attempts.ts';
import type { Attempt } from '../payments/company.ts';
import { lockByNumber, type LockedPayable } from './payables.ts';
import { inTransaction } from '../../db/transaction-guard.ts';

/** An attempt and its order, locked. */
export interface LockedPayment {
  attempt: Attempt;
  payable: LockedPayable | null;
}

/** Locks member, order and attempt, in this order everywhere. */
export function withAttempt(
  { db }: MallContext,
  payNo: string,
  work: (db: Database, found: LockedPayment) => Promise<void>,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const known = await findAttempt(transaction, payNo);
    if (!known) return;
    await lockMember(transaction, known.memNo);
    const payable = await lockByNumber(transaction, known.ordNo);
    const attempt = await lockAttempt(transaction, payNo);
    if (attempt) await work(transaction, { attempt, payable });
  });
}

/** The next state by the table, if the event has a place in this one. Returns whether it had. */
export async function change(
  { now }: MallContext,
  db: Database,
  found: LockedPayment,
  event: PaymentEvent,
  more: Partial<Attempt> = {},
): Promise<boolean> {
  const payStat = nextPaymentState(found.attempt.payStat, event);
  if (payStat === null) return false;
  const [attempt] = await db
    .update(payments)
    .set({ ...more, payStat, statDts: now() })
    .where(eq(payments.payNo, found.attempt.payNo))
    .returning();
  if (attempt) found.attempt = attempt;
  return true;
}
