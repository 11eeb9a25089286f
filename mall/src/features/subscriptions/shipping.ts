import { eq } from 'drizzle-orm';
import type { MallContext, TransactionContext } from '../../context.ts';
import { subscriptionCharges } from '../../db/schema/subscriptions.ts';

/** Queues the shipping of a paid delivery by the simulated shop. A pace of 0 means a real shop, or a test that sends itself. */
export async function planShipping({ db, jobs, settings, now }: TransactionContext, chgNo: string): Promise<void> {
  if (settings.shopPaceSeconds === 0) return;
  const due = new Date(now().getTime() + settings.shopPaceSeconds * 1000);
  await jobs.send(db, 'subscription-ship', { chgNo }, due);
}

/** Sends the goods of a paid charge. A repeat changes nothing. */
export async function shipDelivery({ db, now }: MallContext, chgNo: string): Promise<void> {
  const [charge] = await db.select().from(subscriptionCharges).where(eq(subscriptionCharges.chgNo, chgNo));
  if (charge?.chgStat !== 'PAID' || charge.sentDts !== null) return;
  await db.update(subscriptionCharges).set({ sentDts: now() }).where(eq(subscriptionCharges.chgNo, chgNo));
}
