import { and, eq, isNull } from 'drizzle-orm';
import { canConsent } from '../../buying/price-consent.ts';
import { addDays, daysBetween, isInTermOf, resumeDaysOn } from '../../buying/subscription-calendar.ts';
import { nextSubscriptionState, type SubscriptionEvent } from '../../buying/subscription-states.ts';
import type { TransactionContext } from '../../context.ts';
import { payments } from '../../db/schema/payments.ts';
import { subscriptionCharges, subscriptionConsents } from '../../db/schema/subscriptions.ts';
import { conflict, invalid, type Refusal } from '../../http/refusal.ts';
import { startOfDay, toDay } from '../../wire/days.ts';
import { loadAddressBook } from '../deliveries/address-book.ts';
import { refundPayment } from '../payments/attempts.ts';
import { canSkip, priceChangeOf } from './application.ts';
import { takesCard } from './application-payments.ts';
import { changeCharge, endOpenCharges } from './charges.ts';
import { mailCancelled, mailPaused } from './mails.ts';
import { sealDelivery } from './personal-data.ts';
import { changeSubscription, moveSubscription, nextDateFrom, type Subscription } from './subscription.queries.ts';

/** Leaves out the next date. Throws STATE for another one, or when its day has come. */
export function skip({ db, now }: TransactionContext, row: Subscription, payDt: string): Promise<Subscription> {
  if (!canSkip(row, now()) || row.nextPayDt !== payDt) throw noSuchStep(row);
  const nextPayDt = nextDateFrom({ ...row, skipDt: payDt }, payDt);
  return moveSubscription(db, row, 'SKIP', { nextPayDt, skipDt: payDt });
}

/** Leaves out every date before `toDt`. */
export async function pause(context: TransactionContext, row: Subscription, toDt: string): Promise<Subscription> {
  check(row, 'PAUSE');
  const today = toDay(context.now());
  const { rsmFromDt, rsmToDt } = resumeDaysOn(today);
  if (startOfDay(toDt) === null || toDt < rsmFromDt || toDt > rsmToDt) {
    const reason = `내일부터 ${daysBetween(today, rsmToDt)}일 안의 날짜를 선택해주세요.`;
    throw invalid([{ field: 'toDt', reason, rsnCd: 'RANGE' }]);
  }
  const change = { pauseToDt: toDt, nextPayDt: nextDateFrom(row, toDt) };
  const paused = await moveSubscription(context.db, row, 'PAUSE', change);
  await mailPaused(context, paused, toDt);
  return paused;
}

/** Goes on with the first date from tomorrow on. */
export function resume({ db, now }: TransactionContext, row: Subscription): Promise<Subscription> {
  check(row, 'RESUME');
  const nextPayDt = nextDateFrom(row, addDays(toDay(now()), 1));
  return moveSubscription(db, row, 'RESUME', { pauseToDt: null, nextPayDt });
}

/** Ends it with what is paid, and refunds the running term if its goods are not sent. */
export async function cancel(
  context: TransactionContext,
  row: Subscription,
  rsnCd: string | null,
): Promise<Subscription> {
  check(row, 'CANCEL');
  const { db } = context;
  const { applNo, trialEndDt, nextPayDt } = row;
  const lastPaid = nextPayDt === null ? toDay(context.now()) : addDays(nextPayDt, -1);
  const endDt = row.stat === 'SB00102' && trialEndDt !== null ? trialEndDt : lastPaid;
  await endOpenCharges(db, applNo);
  await refundUnsent(context, row);
  const cancelled = await moveSubscription(db, row, 'CANCEL', { endDt, rsnCd });
  await mailCancelled(context, cancelled);
  return cancelled;
}

/** Goods of terms before count as delivered, also where no shop tells the mall what it sends. */
async function refundUnsent(context: TransactionContext, row: Subscription): Promise<void> {
  const { applNo, cyclCd, firstPayDt } = row;
  const { db } = context;
  const ofCharges = and(
    eq(subscriptionCharges.applNo, applNo),
    eq(subscriptionCharges.chgStat, 'PAID'),
    isNull(subscriptionCharges.sentDts),
  );
  const today = toDay(context.now());
  for (const { chgNo, payNo, payDt } of await db.select().from(subscriptionCharges).where(ofCharges)) {
    if (payNo === null || !isInTermOf(cyclCd, firstPayDt, payDt, today)) continue;
    await refundRest(context, payNo);
    await changeCharge(db, chgNo, { chgStat: 'ENDED' });
  }
}

async function refundRest(context: TransactionContext, payNo: string): Promise<void> {
  const [attempt] = await context.db.select().from(payments).where(eq(payments.payNo, payNo));
  const rfndPrc = attempt ? attempt.payPrc - attempt.rfndPrc : 0;
  await refundPayment(context, { payNo, rfndPrc, clmNo: null, rfndAcct: null });
}

/** Records the answer to a price. Throws STATE outside of its 30 days. */
export async function answerPrice(
  { db, now }: TransactionContext,
  row: Subscription,
  agreeYn: 'Y' | 'N',
): Promise<Subscription> {
  const change = priceChangeOf(row);
  if (!change || !canConsent(change, toDay(now()))) throw noSuchStep(row);
  const answer = { agreeYn, agreeDts: now() };
  const { newPrc, fromDt } = change;
  await db.insert(subscriptionConsents).values({ applNo: row.applNo, newPrc, fromDt, agreeYn, dts: now() });
  if (row.stat === 'SB00102' && agreeYn === 'Y')
    return moveSubscription(db, row, 'CONSENT', { ...answer, nextPayDt: row.firstPayDt });
  return changeSubscription(db, row, answer);
}

/** Delivers to another address of the member from now on. */
export async function changeDelivery(
  context: TransactionContext,
  row: Subscription,
  dlvNo: string,
): Promise<Subscription> {
  if (!takesCard(row)) throw noSuchStep(row);
  const address = (await loadAddressBook(context, row.memNo)).find((each) => each.dlvNo === dlvNo);
  if (!address) throw invalid([{ field: 'dlvNo', reason: '배송지를 선택해주세요.' }]);
  return changeSubscription(context.db, row, sealDelivery(context.keys, address));
}

function check(row: Subscription, event: SubscriptionEvent): void {
  if (nextSubscriptionState(row.stat, event) === null) throw noSuchStep(row);
}

function noSuchStep({ stat }: Subscription): Refusal {
  return conflict('지금은 할 수 없는 일이에요. 구독의 상태를 다시 확인해주세요.', { rsnCd: 'STATE', stat });
}
