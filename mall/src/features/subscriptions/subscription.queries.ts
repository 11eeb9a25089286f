import { and, asc, eq, ne } from 'drizzle-orm';
import { addDays, dateFrom, type Day } from '../../buying/subscription-calendar.ts';
import { nextSubscriptionState, type SubscriptionEvent } from '../../buying/subscription-states.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { subscriptionCharges, subscriptions } from '../../db/schema/subscriptions.ts';

export type Subscription = typeof subscriptions.$inferSelect;
export type Charge = typeof subscriptionCharges.$inferSelect;

/** Locks a subscription until the transaction ends. Lock its member before. */
export async function lockSubscription(db: Transaction, applNo: string): Promise<Subscription | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.applNo, applNo)).for('update');
  return row ?? null;
}

export async function findSubscription(db: Database, applNo: string): Promise<Subscription | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.applNo, applNo));
  return row ?? null;
}

export async function changeSubscription(
  db: Transaction,
  { applNo }: Pick<Subscription, 'applNo'>,
  change: Partial<Subscription>,
): Promise<Subscription> {
  const [row] = await db.update(subscriptions).set(change).where(eq(subscriptions.applNo, applNo)).returning();
  if (!row) throw new Error(`There is no subscription ${applNo}.`);
  return row;
}

/** Moves a locked subscription by an event. Throws if its state does not allow it. */
export function moveSubscription(
  db: Transaction,
  row: Subscription,
  event: SubscriptionEvent,
  change: Partial<Subscription> = {},
): Promise<Subscription> {
  const stat = nextSubscriptionState(row.stat, event);
  if (stat === null) throw new Error(`${event} has no place in ${row.stat}.`);
  // A card is kept as long as it may be charged.
  const isOver = stat === 'SB00106' || stat === 'SB00201' || stat === 'SB00202';
  return changeSubscription(db, row, {
    stat,
    ...(isOver && { sealedCard: null, nextPayDt: null, payDueDts: null, chgPrc: null, chgFromDt: null }),
    ...change,
  });
}

/** Won of a charge on a day: a rise counts with consent alone. */
export function priceAt({ prc, qty, chgPrc, chgFromDt, agreeYn }: Subscription, day: Day): number {
  const isRisen = chgPrc !== null && chgFromDt !== null && agreeYn === 'Y' && day >= chgFromDt;
  return (isRisen ? chgPrc : prc) * qty;
}

/** The first date on a day or after it that was not left out. */
export function nextDateFrom({ cyclCd, firstPayDt, skipDt }: Subscription, day: Day): Day {
  const afterSkip = skipDt === null ? day : addDays(skipDt, 1);
  return dateFrom(cyclCd, firstPayDt, day > afterSkip ? day : afterSkip);
}

export async function findCharge(db: Database, applNo: string, payDt: Day): Promise<Charge | null> {
  const ofDate = and(eq(subscriptionCharges.applNo, applNo), eq(subscriptionCharges.payDt, payDt));
  const [row] = await db.select().from(subscriptionCharges).where(ofDate);
  return row ?? null;
}

/** Numbers of a member's subscriptions that have not ended. */
export async function openSubscriptions(db: Database, memNo: string): Promise<string[]> {
  const isOpen = and(
    eq(subscriptions.memNo, memNo),
    ne(subscriptions.stat, 'SB00201'),
    ne(subscriptions.stat, 'SB00202'),
  );
  const rows = await db
    .select({ applNo: subscriptions.applNo })
    .from(subscriptions)
    .where(isOpen)
    .orderBy(asc(subscriptions.regDts));
  return rows.map(({ applNo }) => applNo);
}
