import { desc, eq, inArray } from 'drizzle-orm';
import { canConsent, consentWindow, mayAsk, type PriceChange } from '../../buying/price-consent.ts';
import { addMonths, dateAfter, resumeDaysOn, startOf, type Day } from '../../buying/subscription-calendar.ts';
import { nextSubscriptionState } from '../../buying/subscription-states.ts';
import type { MallContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { subscriptionCharges } from '../../db/schema/subscriptions.ts';
import { payments } from '../../db/schema/payments.ts';
import { toDay } from '../../wire/days.ts';
import { toDts } from '../../wire/dts.ts';
import { maskDelivery } from '../deliveries/address-book.ts';
import { openCard } from '../payments/registered-cards.ts';
import { toShownRefunds, stuckRefundsOf } from '../payments/refund-books.ts';
import { openDelivery } from './personal-data.ts';
import { findSubscription, priceAt, type Subscription } from './subscription.queries.ts';

const shownCharges = 3;
/** Enough for three years of weekly charges, the longest term. */
const mostRecords = 160;

/** The response of `GET /subs/applications/{applNo}`, with masked names, numbers and addresses. */
export async function applicationResponse(context: MallContext, applNo: string) {
  const row = await findSubscription(context.db, applNo);
  if (!row) throw new Error(`There is no subscription ${applNo}.`);
  const charges = await chargeRecords(context.db, applNo);
  const card = openCard(context, row.sealedCard);
  const dlv = openDelivery(context.keys, row);
  return {
    ...applicationRow(row, charges.find(isCharge), context.now()),
    bgnDt: row.bgnDt,
    dlv: dlv && maskDelivery(dlv),
    cardNm: card?.cardNm ?? null,
    maskNo: card?.maskNo ?? null,
    trialEndDt: row.trialEndDt,
    pauseToDt: row.pauseToDt,
    ...(canPause(row) ? resumeDaysOn(toDay(context.now())) : { rsmFromDt: null, rsmToDt: null }),
    payHist: charges.map(({ payDt, prc, payStat, payDts, failMsg, rfndPrc, sentDts }) => ({
      payDt,
      prc,
      payStat,
      payDts: payDts && toDts(payDts),
      failMsg,
      rfndPrc,
      sentYn: sentDts === null ? 'N' : 'Y',
    })),
    schdList: nextCharges(row),
    chgReq: toChangeRequest(row, context.now()),
    brkPrc: breakPrice(row, charges, toDay(context.now())),
    endDt: row.endDt,
  };
}

/** A subscription in a list of its kind. */
export function applicationRow(row: Subscription, latest: ShownCharge | undefined, now: Date) {
  const { applNo, stat, subsNo, subsNm, cyclCd, qty, nextPayDt } = row;
  const nextPayPrc = nextPayDt && priceAt(row, nextPayDt);
  return { ...orderRow(row, latest, now), applNo, subsNo, subsNm, stat, cyclCd, qty, nextPayDt, nextPayPrc };
}

/** The fields that all orders have. */
export function orderRow(row: Subscription, latest: ShownCharge | undefined, now: Date) {
  const { applNo, regDts, stat, subsNm, imgPath, qty, payDueDts, prc } = row;
  return {
    ordNo: applNo,
    ordDts: toDts(regDts),
    ordTp: 'SUBS',
    ordStat: stat,
    repGdsNm: subsNm,
    repImgPath: imgPath,
    gdsCnt: 1,
    lineList: [],
    payPrc: latest?.prc ?? prc * qty,
    rfndPrc: latest?.rfndPrc ?? 0,
    rmnPrc: latest && latest.payDts !== null ? latest.prc - latest.rfndPrc : 0,
    payDueDts: payDueDts && toDts(payDueDts),
    psblList: actionsOf(row, now),
    // Of rows of bulk orders.
    custOrdNo: null,
    rcvTp: null,
    rcvrNm: null,
  };
}

/** Actions that the member may take now. */
function actionsOf(row: Subscription, now: Date): string[] {
  const { stat, nextPayDt, payDueDts } = row;
  const change = priceChangeOf(row);
  return [
    ...(payDueDts !== null && now < payDueDts ? ['PAY'] : []),
    ...(canSkip(row, now) && nextPayDt !== null ? ['SKIP'] : []),
    ...(canPause(row) ? ['PAUSE'] : []),
    ...(nextSubscriptionState(stat, 'RESUME') === null ? [] : ['RESUME']),
    ...(change && canConsent(change, toDay(now)) ? ['CONSENT'] : []),
    ...(nextSubscriptionState(stat, 'CANCEL') === null ? [] : ['CANCEL']),
  ];
}

function canPause({ stat }: Subscription): boolean {
  return nextSubscriptionState(stat, 'PAUSE') !== null;
}

/** Until the last second of the day before. */
export function canSkip({ stat, nextPayDt }: Subscription, now: Date): boolean {
  return nextSubscriptionState(stat, 'SKIP') !== null && nextPayDt !== null && now < startOf(nextPayDt);
}

/** A price that waits for consent: the one after the trial, or a rise. */
export function priceChangeOf(row: Subscription): (PriceChange & { newPrc: number }) | null {
  const { stat, trialEndDt, prc, qty, chgPrc, chgFromDt, agreeYn, agreeDts } = row;
  if (stat === 'SB00102' && trialEndDt !== null) return { fromDt: trialEndDt, newPrc: prc * qty, agreeYn, agreeDts };
  const isCharged = stat === 'SB00103' || stat === 'SB00104' || stat === 'SB00105';
  if (!isCharged || chgPrc === null || chgFromDt === null) return null;
  return { fromDt: chgFromDt, newPrc: chgPrc * qty, agreeYn, agreeDts };
}

function toChangeRequest(row: Subscription, now: Date) {
  const change = priceChangeOf(row);
  if (!change) return null;
  const { fromDt, newPrc, agreeYn } = change;
  const askYn = mayAsk(change, toDay(now), now) ? 'Y' : 'N';
  return { newPrc, fromDt, agreeDueDt: consentWindow(fromDt).last, agreeYn, askYn };
}

function nextCharges(row: Subscription): { payDt: Day; prc: number }[] {
  const list: { payDt: Day; prc: number }[] = [];
  for (let day = row.nextPayDt; day !== null && list.length < shownCharges;) {
    list.push({ payDt: day, prc: priceAt(row, day) });
    day = dateAfter(row.cyclCd, row.firstPayDt, day);
  }
  return list;
}

/** Whether money was to be taken: not for a date that was left out. */
function isCharge({ chgStat }: ShownCharge): boolean {
  return chgStat !== 'OMIT';
}

/** The discounts of the term so far. Shown, never taken. */
function breakPrice(row: Subscription, charges: readonly ShownCharge[], today: Day): number {
  const { cntrctMnth, firstPayDt, mnthPrc, prc, qty, stat } = row;
  const isInTerm = cntrctMnth > 0 && today < addMonths(firstPayDt, cntrctMnth);
  if (!isInTerm || nextSubscriptionState(stat, 'CANCEL') === null) return 0;
  const paid = charges.filter(({ payDts, prc: sum, rfndPrc }) => payDts !== null && rfndPrc < sum).length;
  return Math.max(0, mnthPrc - prc) * qty * paid;
}

export type ShownCharge = Awaited<ReturnType<typeof withRefunds>>[number];

/** The charges of a subscription with their payment, latest first. */
async function chargeRecords(db: Database, applNo: string): Promise<ShownCharge[]> {
  const rows = await db
    .select({ charge: subscriptionCharges, attempt: payments })
    .from(subscriptionCharges)
    .leftJoin(payments, eq(payments.payNo, subscriptionCharges.payNo))
    .where(eq(subscriptionCharges.applNo, applNo))
    .orderBy(desc(subscriptionCharges.payDt))
    .limit(mostRecords);
  return withRefunds(db, rows);
}

/** The latest charge of each subscription with its payment, which is all that lists show. */
export async function latestCharges(db: Database, applNos: readonly string[]): Promise<Map<string, ShownCharge>> {
  if (applNos.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([subscriptionCharges.applNo], { charge: subscriptionCharges, attempt: payments })
    .from(subscriptionCharges)
    .innerJoin(payments, eq(payments.payNo, subscriptionCharges.payNo))
    .where(inArray(subscriptionCharges.applNo, [...applNos]))
    .orderBy(subscriptionCharges.applNo, desc(subscriptionCharges.payDt));
  return new Map((await withRefunds(db, rows)).map((charge) => [charge.applNo, charge]));
}

/** `attempt`: null for a date that was left out. */
type Row = { charge: typeof subscriptionCharges.$inferSelect; attempt: typeof payments.$inferSelect | null };

const omitted = { payStat: 'OMIT' as const, rfndPrc: 0, failMsg: '쇼핑몰의 사정으로 건너뛰었어요. 결제되지 않았어요.' };

async function withRefunds(db: Database, rows: readonly Row[]) {
  const stuck = await stuckRefundsOf(
    db,
    rows.flatMap(({ attempt }) => attempt?.ordNo ?? []),
  );
  return rows.map(({ charge, attempt }) => {
    if (attempt === null) return { ...charge, ...omitted };
    const { payStat, rfndPrc } = toShownRefunds(attempt, stuck.get(attempt.ordNo) ?? []);
    return { ...charge, payStat, rfndPrc, failMsg: attempt.failMsg };
  });
}
