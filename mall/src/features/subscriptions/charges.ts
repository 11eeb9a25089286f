import { and, eq, sql, type SQL } from 'drizzle-orm';
import { chargeTime, dateAfter, nextTryTime, type Day } from '../../buying/subscription-calendar.ts';
import { isLive, nextSubscriptionState } from '../../buying/subscription-states.ts';
import type { TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { rowIn } from '../../db/read-together.ts';
import { payments } from '../../db/schema/payments.ts';
import { subscriptionCharges, subscriptionConsents, subscriptions } from '../../db/schema/subscriptions.ts';
import { newNumber } from '../../security/numbers.ts';
import type { PaidOutcome, PayableOrder, ReceivedPayment } from '../payments/payable.ts';
import { payMethods } from '../payments/methods.ts';
import { mailCharged } from './mails.ts';
import { planShipping } from './shipping.ts';
import { planStep } from './plan.ts';
import {
  findCharge,
  lockSubscription,
  moveSubscription,
  priceAt,
  type Charge,
  type Subscription,
} from './subscription.queries.ts';

/** Tries of a charge: on its day, and after 1, 3 and 5 days. */
const mostTries = 4;

/** The charge that is due now: its day. Null: none. */
export async function dueCharge(context: TransactionContext, row: Subscription): Promise<Day | null> {
  const { stat, nextPayDt, sealedCard, applNo } = row;
  if (!isLive(stat) || nextPayDt === null || sealedCard === null) return null;
  const charge = await findCharge(context.db, applNo, nextPayDt);
  if (charge?.chgStat === 'OPEN') return null;
  const due = stat === 'SB00103' ? chargeTime(nextPayDt) : (charge?.retryDts ?? null);
  return due !== null && due <= context.now() && (await isAgreed(context.db, row)) ? nextPayDt : null;
}

/** After a trial nothing is charged without a recorded consent. */
async function isAgreed(db: Transaction, { applNo, trialEndDt }: Subscription): Promise<boolean> {
  if (trialEndDt === null) return true;
  const toTrial = and(
    eq(subscriptionConsents.applNo, applNo),
    eq(subscriptionConsents.fromDt, trialEndDt),
    eq(subscriptionConsents.agreeYn, 'Y'),
  );
  return (await db.select({ seq: subscriptionConsents.seq }).from(subscriptionConsents).where(toTrial)).length > 0;
}

/** Begins a charge, or another try of a refused one. A job sends it to the provider after the commit. */
export async function beginCharge(context: TransactionContext, row: Subscription, payDt: Day): Promise<void> {
  const { db, now, jobs } = context;
  const { applNo, mallId, memNo, pgCd, rtnUrl } = row;
  if (pgCd === null) throw new Error(`${applNo} has no card.`);
  const known = await findCharge(db, applNo, payDt);
  const chgNo = known?.chgNo ?? newChargeNumber(now());
  const prc = known?.prc ?? priceAt(row, payDt);
  const payNo = newNumber('PY', now());
  const at = now();
  await db.insert(payments).values({
    payNo,
    ordNo: chgNo,
    mallId,
    memNo,
    pgCd,
    payMthdCd: payMethods.billingKey,
    payPrc: prc,
    payStat: 'READY',
    statDts: at,
    regDts: at,
    expDts: at,
    rtnUrl,
  });
  if (known) await changeCharge(db, chgNo, { chgStat: 'OPEN', payNo });
  else await db.insert(subscriptionCharges).values({ chgNo, applNo, payDt, prc, chgStat: 'OPEN', payNo });
  await jobs.send(db, 'subscription-charge', { chgNo });
}

/** Every charge has one, also the first, whose payment has the number of the application. */
function newChargeNumber(now: Date): string {
  return newNumber('SC', now);
}

/** Stores the first charge, which was paid with the registration of the card. */
export async function storeFirstCharge(
  context: TransactionContext,
  { applNo, firstPayDt, prc, qty }: Subscription,
  payNo: string,
  payDts: Date,
): Promise<void> {
  const chgNo = newChargeNumber(context.now());
  const paid = { chgNo, applNo, payDt: firstPayDt, prc: prc * qty, chgStat: 'PAID' as const, payNo, payDts };
  await context.db.insert(subscriptionCharges).values(paid);
  await planShipping(context, chgNo);
}

/** Records a date that the shop left out. It was never charged, and has no attempt. */
export async function storeOmitted(context: TransactionContext, row: Subscription, payDt: Day): Promise<void> {
  const { db, now } = context;
  const omitted = { chgNo: newChargeNumber(now()), applNo: row.applNo, payDt, prc: priceAt(row, payDt), payNo: null };
  await db
    .insert(subscriptionCharges)
    .values({ ...omitted, chgStat: 'OMIT' })
    .onConflictDoNothing();
}

/** Locks a charge and its subscription until the transaction ends. Null if there is no such number. */
export async function lockCharge(db: Transaction, chgNo: string): Promise<PayableOrder | null> {
  const found = await lockWithSubscription(db, chgNo);
  return found && toPayable(found);
}

export function chargePayableIn(chgNo: string): SQL<PayableOrder | null> {
  const { prc, payDt, chgStat } = subscriptionCharges;
  const { mallId, memNo, stat } = subscriptions;
  return rowIn(
    { chgNo: subscriptionCharges.chgNo, prc, payDt, chgStat, mallId, memNo, stat },
    sql`from ${subscriptionCharges} inner join ${subscriptions}
      on ${eq(subscriptions.applNo, subscriptionCharges.applNo)} where ${eq(subscriptionCharges.chgNo, chgNo)}`,
    (found) => toPayable({ charge: found, row: found }),
  );
}

interface PayableCharge {
  charge: Pick<Charge, 'chgNo' | 'prc' | 'payDt' | 'chgStat'>;
  row: Pick<Subscription, 'mallId' | 'memNo' | 'stat'>;
}

function toPayable({ charge, row }: PayableCharge): PayableOrder {
  const { mallId, memNo, stat } = row;
  const { chgNo } = charge;
  const ofCharge = { ordNo: chgNo, payPrc: charge.prc, ordDts: chargeTime(charge.payDt), payDueDts: null };
  return { ...ofCharge, mallId, memNo, ordStat: stat, isHeld: charge.chgStat === 'OPEN' };
}

export async function lockWithSubscription(
  db: Transaction,
  chgNo: string,
): Promise<{ charge: Charge; row: Subscription } | null> {
  const [known] = await db.select().from(subscriptionCharges).where(eq(subscriptionCharges.chgNo, chgNo));
  const row = known && (await lockSubscription(db, known.applNo));
  const [charge] = await db
    .select()
    .from(subscriptionCharges)
    .where(eq(subscriptionCharges.chgNo, chgNo))
    .for('update');
  return row && charge ? { charge, row } : null;
}

/** Marks a charge as paid. ENDED: the subscription ended before, and the caller refunds the money. */
export async function chargePaid(
  context: TransactionContext,
  { ordNo: chgNo, at }: Pick<ReceivedPayment, 'ordNo' | 'at'>,
): Promise<PaidOutcome> {
  const { db } = context;
  const found = await lockWithSubscription(db, chgNo);
  if (!found) throw new Error(`There is no charge ${chgNo}.`);
  const { charge, row } = found;
  if (charge.chgStat === 'PAID') return 'PAID_BEFORE';
  if (charge.chgStat !== 'OPEN' || nextSubscriptionState(row.stat, 'CHARGE_PAID') === null) return 'ENDED';
  await changeCharge(db, chgNo, { chgStat: 'PAID', payDts: at, retryDts: null });
  await planShipping(context, chgNo);
  // A pause has left its date out meanwhile: state and calendar are those of another date.
  if (row.nextPayDt !== charge.payDt) {
    await mailCharged(context, row, charge);
    return 'PAID';
  }
  const nextPayDt = dateAfter(row.cyclCd, row.firstPayDt, charge.payDt);
  const moved = await moveSubscription(db, row, 'CHARGE_PAID', { nextPayDt });
  await mailCharged(context, moved, charge);
  await planStep(context, moved);
  return 'PAID';
}

/** Notes that a provider refused a charge, and gives the subscription up after the last try. Null: nothing changed. */
export async function chargeRefused(
  context: TransactionContext,
  { chgNo, payNo, triedAt }: { chgNo: string; payNo: string; triedAt: Date },
): Promise<{ row: Subscription; charge: Charge } | null> {
  const { db } = context;
  const found = await lockWithSubscription(db, chgNo);
  // Another process may have noted it, and have begun the next try.
  if (found?.charge.chgStat !== 'OPEN' || found.charge.payNo !== payNo) return null;
  const { charge, row } = found;
  // A try with a new card comes in between, and takes none of the others.
  const isBetween = charge.retryDts !== null && triedAt < charge.retryDts;
  const refusalCnt = isBetween ? charge.refusalCnt : charge.refusalCnt + 1;
  const retryDts = isBetween ? charge.retryDts : nextTryTime(charge.payDt, refusalCnt, context.now());
  await changeCharge(db, chgNo, { chgStat: 'REFUSED', refusalCnt, retryDts });
  const refused = { ...charge, refusalCnt, retryDts };
  if (nextSubscriptionState(row.stat, 'CHARGE_REFUSED') === null) return null;
  // A pause has left its date out meanwhile: it is not tried again.
  if (row.nextPayDt !== charge.payDt) return { row, charge: refused };
  const moved = await moveSubscription(db, row, 'CHARGE_REFUSED');
  const isOver = moved.stat === 'SB00105' && refusalCnt >= mostTries;
  const last = isOver ? await moveSubscription(db, moved, 'GIVEN_UP', { endDt: charge.payDt }) : moved;
  await planStep(context, last);
  return { row: last, charge: refused };
}

/** Ends charges whose outcome is not known: their money goes back if it comes. */
export async function endOpenCharges(db: Transaction, applNo: string): Promise<void> {
  const open = and(eq(subscriptionCharges.applNo, applNo), eq(subscriptionCharges.chgStat, 'OPEN'));
  await db.update(subscriptionCharges).set({ chgStat: 'ENDED' }).where(open);
}

/** Tries an overdue charge with another card at once. */
export async function chargeOverdue(context: TransactionContext, row: Subscription): Promise<void> {
  if (row.stat !== 'SB00105' || row.nextPayDt === null) return;
  const charge = await findCharge(context.db, row.applNo, row.nextPayDt);
  if (charge?.chgStat === 'REFUSED') await beginCharge(context, row, row.nextPayDt);
}

export async function changeCharge(db: Transaction, chgNo: string, change: Partial<Charge>): Promise<void> {
  await db.update(subscriptionCharges).set(change).where(eq(subscriptionCharges.chgNo, chgNo));
}
