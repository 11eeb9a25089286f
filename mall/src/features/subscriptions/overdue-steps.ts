import { and, eq, inArray, isNotNull, lt, lte, ne, or } from 'drizzle-orm';
import { addDays, announceDays } from '../../buying/subscription-calendar.ts';
import type { Database } from '../../db/database.ts';
import { payments } from '../../db/schema/payments.ts';
import { subscriptionCharges, subscriptions } from '../../db/schema/subscriptions.ts';
import type { QueueOverdue } from '../../jobs/overdue.ts';
import { toDay } from '../../wire/days.ts';
import { nextStepTime } from './plan.ts';

/** Live subscriptions whose next step was due before an instant. */
export async function queueOverdueSteps(db: Database, before: Date, queue: QueueOverdue): Promise<void> {
  const { stat, nextPayDt, chgFromDt } = subscriptions;
  const isLive = inArray(stat, ['SB00102', 'SB00103', 'SB00104', 'SB00105', 'SB00106']);
  // Most subscriptions wait for a date that is far away, and need no closer look.
  const isNear = or(lte(nextPayDt, addDays(toDay(before), announceDays)), ne(stat, 'SB00103'), isNotNull(chgFromDt));
  const near = await db.select().from(subscriptions).where(and(isLive, isNear));
  const overdue: { applNo: string }[] = [];
  for (const row of near) {
    const due = await nextStepTime({ db }, row);
    if (due !== null && due < before) overdue.push({ applNo: row.applNo });
  }
  await queue('subscription-step', overdue);
}

/** Charges whose outcome is still not known. */
export async function queueOpenCharges(db: Database, before: Date, queue: QueueOverdue): Promise<void> {
  const rows = await db
    .select({ chgNo: subscriptionCharges.chgNo })
    .from(subscriptionCharges)
    .innerJoin(payments, eq(payments.payNo, subscriptionCharges.payNo))
    .where(and(eq(subscriptionCharges.chgStat, 'OPEN'), lt(payments.regDts, before)));
  await queue('subscription-charge', rows);
}
