import { and, eq, exists, isNull, ne } from 'drizzle-orm';
import type { MallContext, TransactionContext } from '../../context.ts';
import { payments } from '../../db/schema/payments.ts';
import { subscriptionCharges, subscriptions } from '../../db/schema/subscriptions.ts';
import { inTransaction } from '../../db/transaction-guard.ts';
import { lockMember } from '../../members/members.queries.ts';
import { lockSubscription } from './subscription.queries.ts';

/** Queues the shipping of a paid delivery by the simulated shop. A pace of 0 means a real shop, or a test that sends itself. */
export async function planShipping({ db, jobs, settings, now }: TransactionContext, chgNo: string): Promise<void> {
  if (settings.shopPaceSeconds === 0) return;
  const due = new Date(now().getTime() + settings.shopPaceSeconds * 1000);
  await jobs.send(db, 'subscription-ship', { chgNo }, due);
}

/** Sends the goods of a paid charge, unless they were refunded. A repeat changes nothing. Returns whether this call has sent them. */
export function shipDelivery(context: MallContext, chgNo: string): Promise<boolean> {
  return inTransaction(context, async ({ db, now }) => {
    const ofCharge = eq(subscriptionCharges.chgNo, chgNo);
    const [known] = await db
      .select({ applNo: subscriptions.applNo, memNo: subscriptions.memNo })
      .from(subscriptionCharges)
      .innerJoin(subscriptions, eq(subscriptions.applNo, subscriptionCharges.applNo))
      .where(ofCharge);
    if (!known) return false;
    // A cancel refunds what is not sent: one waits for the other.
    await lockMember(db, known.memNo);
    await lockSubscription(db, known.applNo);
    const isPaid = db
      .select({ payNo: payments.payNo })
      .from(payments)
      .where(and(eq(payments.payNo, subscriptionCharges.payNo), ne(payments.payStat, 'REFUND')));
    const sent = await db
      .update(subscriptionCharges)
      .set({ sentDts: now() })
      .where(
        and(ofCharge, eq(subscriptionCharges.chgStat, 'PAID'), isNull(subscriptionCharges.sentDts), exists(isPaid)),
      )
      .returning({ chgNo: subscriptionCharges.chgNo });
    return sent.length > 0;
  });
}
