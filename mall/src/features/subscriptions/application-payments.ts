import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { isBy } from '../../buying/buying-times.ts';
import { dateAfter } from '../../buying/subscription-calendar.ts';
import { nextSubscriptionState } from '../../buying/subscription-states.ts';
import type { TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { rowIn } from '../../db/read-together.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';
import { conflict, invalid } from '../../http/refusal.ts';
import { toDay } from '../../wire/days.ts';
import type { AwaitedPayment, PaidOutcome, PayableOrder, ReceivedPayment } from '../payments/payable.ts';
import { payMethods, type ChosenMethod } from '../payments/methods.ts';
import { takeCard } from '../payments/registered-cards.ts';
import { chargeOverdue, storeFirstCharge } from './charges.ts';
import { mailBegun } from './mails.ts';
import { planStep } from './plan.ts';
import { takeStepsOf } from './steps.ts';
import { changeSubscription, lockSubscription, moveSubscription, type Subscription } from './subscription.queries.ts';

/** Locks a subscription until the transaction ends. Null if there is none with this number. */
export async function lockSubscriptionPayable(db: Transaction, applNo: string): Promise<PayableOrder | null> {
  const row = await lockSubscription(db, applNo);
  return row && toPayable(row);
}

export function subscriptionPayableIn(applNo: string): SQL<PayableOrder | null> {
  const ofNumber = sql`from ${subscriptions} where ${eq(subscriptions.applNo, applNo)}`;
  return rowIn(getTableColumns(subscriptions), ofNumber, toPayable);
}

function toPayable(row: Subscription): PayableOrder {
  const { applNo, mallId, memNo, regDts, stat, payDueDts } = row;
  const ofRow = { ordNo: applNo, mallId, memNo, ordDts: regDts, ordStat: stat, payDueDts };
  return { ...ofRow, payPrc: sumOfRegistration(row), isHeld: isHeld(row), takesCard: takesCard(row) };
}

/** Won that the registration of the card takes: those of a first charge today. */
export function sumOfRegistration({ firstPayDt, regDts, prc, qty }: Subscription): number {
  return firstPayDt === toDay(regDts) ? prc * qty : 0;
}

function isHeld({ stat }: Subscription): boolean {
  return stat === 'SB00101';
}

/** Whether another card can be registered. */
export function takesCard({ stat }: Subscription): boolean {
  return nextSubscriptionState(stat, 'CANCEL') !== null;
}

/** Another attempt of an application that waits for its card. Throws STATE later, and 1400 for another method. */
export async function changeSubscriptionPayment(
  { db, now }: TransactionContext,
  applNo: string,
  { payMthdCd }: ChosenMethod,
): Promise<AwaitedPayment> {
  const row = await mustLock(db, applNo);
  if (!isHeld(row) || row.payDueDts === null || !isBy(now(), row.payDueDts)) {
    throw conflict('지금은 결제할 수 없는 구독이에요.', { rsnCd: 'STATE', stat: row.stat });
  }
  if (payMthdCd !== payMethods.billingKey) {
    throw invalid([{ field: 'payMthdCd', reason: '구독은 등록한 카드로만 결제할 수 있어요.' }]);
  }
  return { payMthdCd, cardCd: null, instMnth: null, payPrc: sumOfRegistration(row), payDueDts: row.payDueDts };
}

/**
 * A card was registered, and charged if the first charge is today. For any result but PAID nothing has changed, and the caller
 * refunds the money.
 */
export async function subscriptionPaid(
  context: TransactionContext,
  { ordNo: applNo, payNo, at }: ReceivedPayment,
): Promise<PaidOutcome> {
  const row = await mustLock(context.db, applNo);
  if (!isHeld(row) && !takesCard(row)) return 'ENDED';
  // Without a card nothing could be charged later.
  const card = await takeCard(context.db, payNo);
  if (!card) return 'ENDED';
  if (isHeld(row))
    await begin(context, await changeSubscription(context.db, row, { ...card, payDueDts: null }), payNo, at);
  else await chargeOverdue(context, await changeSubscription(context.db, row, card));
  return 'PAID';
}

async function begin(context: TransactionContext, row: Subscription, payNo: string, at: Date): Promise<void> {
  const { db } = context;
  const { firstPayDt, cyclCd } = row;
  if (row.trialEndDt !== null) {
    const trial = await moveSubscription(db, row, 'TRIAL_BEGUN');
    await mailBegun(context, trial, 0);
    await begun(context, trial);
    return;
  }
  const isPaid = sumOfRegistration(row) > 0;
  if (isPaid) await storeFirstCharge(context, row, payNo, at);
  const nextPayDt = isPaid ? dateAfter(cyclCd, firstPayDt, firstPayDt) : firstPayDt;
  const live = await moveSubscription(db, row, 'CARD_REGISTERED', { nextPayDt });
  await mailBegun(context, live, sumOfRegistration(row));
  await begun(context, live);
}

/** Takes what is due at once, such as the notice of a date within three days. */
async function begun(context: TransactionContext, row: Subscription): Promise<void> {
  const after = await takeStepsOf(context, row, { isChosen: true });
  if (after === row) await planStep(context, row);
}

/** Ends an application whose card was not registered in time. Does nothing otherwise. */
export async function endUnpaidSubscription({ db }: TransactionContext, applNo: string): Promise<void> {
  const row = await mustLock(db, applNo);
  if (isHeld(row)) await moveSubscription(db, row, 'NOT_DONE');
}

async function mustLock(db: Transaction, applNo: string): Promise<Subscription> {
  const row = await lockSubscription(db, applNo);
  if (!row) throw new Error(`There is no subscription ${applNo}.`);
  return row;
}
