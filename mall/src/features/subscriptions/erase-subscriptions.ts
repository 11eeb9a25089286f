import { and, eq, gte, inArray, isNotNull, lt, lte, ne, notExists, or } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { members } from '../../db/schema/members.ts';
import { payments } from '../../db/schema/payments.ts';
import { subscriptionCharges, subscriptions } from '../../db/schema/subscriptions.ts';
import { toDay } from '../../wire/days.ts';

const dayMs = 86_400_000;
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

/** Numbers of ended subscriptions of former members without an event since an instant, and of their charges. */
export async function oldSubscriptions(
  db: Database,
  before: Date,
  most: number,
): Promise<{ applNos: string[]; chgNos: string[] }> {
  const isHere = db
    .select({ memNo: members.memNo })
    .from(members)
    .where(and(eq(members.memNo, subscriptions.memNo), ne(members.memStat, 'WITHDRAWN')));
  const isRecent = db
    .select({ payNo: payments.payNo })
    .from(payments)
    .innerJoin(subscriptionCharges, eq(subscriptionCharges.payNo, payments.payNo))
    .where(and(eq(subscriptionCharges.applNo, subscriptions.applNo), gte(payments.statDts, before)));
  const old = await db
    .select({ applNo: subscriptions.applNo })
    .from(subscriptions)
    .where(and(lt(subscriptions.regDts, before), endedBefore(before), notExists(isHere), notExists(isRecent)))
    .limit(most);
  const applNos = old.map(({ applNo }) => applNo);
  if (applNos.length === 0) return { applNos, chgNos: [] };
  const charges = await db
    .select({ chgNo: subscriptionCharges.chgNo })
    .from(subscriptionCharges)
    .where(inArray(subscriptionCharges.applNo, applNos));
  return { applNos, chgNos: charges.map(({ chgNo }) => chgNo) };
}

/** One whose card did not come has no last day: it ended when it began. */
function endedBefore(at: Date) {
  const isFailed = and(eq(subscriptions.stat, 'SB00202'), lte(subscriptions.regDts, at));
  return and(inArray(subscriptions.stat, [...over]), or(lt(subscriptions.endDt, toDay(at)), isFailed));
}
