import { and, eq, gte, inArray, isNotNull, lt, lte, notExists, or } from 'drizzle-orm';
import { dayMs } from '../../buying/durations.ts';
import type { MallContext, TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { payments } from '../../db/schema/payments.ts';
import { subscriptionCharges, subscriptions } from '../../db/schema/subscriptions.ts';
import { toDay } from '../../wire/days.ts';
import { memberStillHere } from '../../members/here.ts';

const entranceDays = 7;
const addressMonths = 3;
const over = ['SB00201', 'SB00202'] as const;

/** Erases entrance codes a week after the end, and addresses after three months, as the consent says. */
export async function eraseDeliveries({ db, now }: Pick<MallContext, 'db' | 'now'>): Promise<void> {
  const weekAgo = new Date(now().getTime() - entranceDays * dayMs);
  const monthsAgo = now();
  monthsAgo.setUTCMonth(monthsAgo.getUTCMonth() - addressMonths);
  await db
    .update(subscriptions)
    .set({ sealedEntrance: null })
    .where(and(isNotNull(subscriptions.sealedEntrance), endedBefore(weekAgo)));
  await db
    .update(subscriptions)
    .set({ sealedDlv: null, sealedEntrance: null })
    .where(and(isNotNull(subscriptions.sealedDlv), endedBefore(monthsAgo)));
}

/** Erases where the subscriptions of a member who leaves were delivered to: all of them have ended. */
export async function eraseDeliveriesOf(db: Transaction, memNo: string): Promise<void> {
  await db.update(subscriptions).set({ sealedDlv: null, sealedEntrance: null }).where(eq(subscriptions.memNo, memNo));
}

/** Deletes ended subscriptions of former members without an event since an instant. Returns their numbers, and those of their charges. */
export async function deleteOldSubscriptions(
  { db }: TransactionContext,
  before: Date,
  most: number,
): Promise<string[]> {
  const { applNo, memNo, regDts } = subscriptions;
  const isRecent = db
    .select({ payNo: payments.payNo })
    .from(payments)
    .innerJoin(subscriptionCharges, eq(subscriptionCharges.payNo, payments.payNo))
    .where(and(eq(subscriptionCharges.applNo, applNo), gte(payments.statDts, before)));
  const hasLeft = notExists(memberStillHere(db, memNo));
  const old = await db
    .select({ applNo })
    .from(subscriptions)
    .where(and(lt(regDts, before), endedBefore(before), hasLeft, notExists(isRecent)))
    .limit(most);
  const applNos = old.map((row) => row.applNo);
  if (applNos.length === 0) return [];
  const charges = await db
    .select({ chgNo: subscriptionCharges.chgNo })
    .from(subscriptionCharges)
    .where(inArray(subscriptionCharges.applNo, applNos));
  // Charges and consents are deleted with their subscription.
  await db.delete(subscriptions).where(inArray(applNo, applNos));
  return [...applNos, ...charges.map(({ chgNo }) => chgNo)];
}

/** One whose card did not come has no last day: it ended when it began. */
function endedBefore(at: Date) {
  const isFailed = and(eq(subscriptions.stat, 'SB00202'), lte(subscriptions.regDts, at));
  return and(inArray(subscriptions.stat, [...over]), or(lt(subscriptions.endDt, toDay(at)), isFailed));
}
