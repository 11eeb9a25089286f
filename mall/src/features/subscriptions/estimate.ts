import { and, eq, isNotNull, notInArray } from 'drizzle-orm';
import {
  addDays,
  datesOfTerm,
  daysBetween,
  startDaysOn,
  type CycleCode,
  type Day,
} from '../../buying/subscription-calendar.ts';
import type { MallContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';
import { conflict, invalid } from '../../http/refusal.ts';
import { fingerprintOf } from '../../security/fingerprint.ts';
import { startOfDay, toDay } from '../../wire/days.ts';
import { shownAgreements } from './subscription-agreements.ts';
import { loadAddressBook, type Delivery } from '../deliveries/address-book.ts';
import { findOffer, type SoldOffer } from './products.ts';

/** Selection for a subscription. */
export interface SubscriptionWish {
  subsNo: string;
  cyclCd: CycleCode;
  bgnDt: Day;
  qty: number;
  dlvNo: string;
}

/** A checked wish with its price. */
export interface PricedWish {
  wish: SubscriptionWish;
  offer: SoldOffer;
  address: Delivery;
  /** Won of one piece. */
  prc: number;
  /** Won of each charge. */
  payPrc: number;
  /** Won of the charge as the card is registered: the first one, if it is of today. */
  nowPayPrc: number;
  trialEndDt: Day | null;
  firstPayDt: Day;
  schdList: { payDt: Day; prc: number }[];
}

const onSale = 'GD00403';

/** Throws 1404 for an unknown product, 1400 for what does not fit it, STATE if it is not on sale. */
export async function priceWish(
  context: MallContext,
  { memNo, mallId }: { memNo: string; mallId: string },
  wish: SubscriptionWish,
): Promise<PricedWish> {
  const { subsNo, cyclCd, bgnDt, qty, dlvNo } = wish;
  const offer = await findOffer(context.db, mallId, subsNo);
  const cycle = offer.terms.cyclList.find((each) => each.cyclCd === cyclCd);
  const today = toDay(context.now());
  const days = startDaysOn(today);
  const isInTime = startOfDay(bgnDt) !== null && bgnDt >= days.bgnFromDt && bgnDt <= days.bgnToDt;
  const address = (await loadAddressBook(context, memNo)).find((each) => each.dlvNo === dlvNo);
  if (!cycle || !address || !isInTime) {
    throw invalid([
      ...(isInTime ? [] : [wrongDay(days)]),
      ...(cycle ? [] : [{ field: 'cyclCd', reason: '선택할 수 없는 주기예요.' }]),
      ...(address ? [] : [{ field: 'dlvNo', reason: '배송지를 선택해주세요.' }]),
    ]);
  }
  const { gdsStat } = offer.product;
  if (gdsStat !== onSale) throw conflict('지금은 구독할 수 없는 상품이에요.', { rsnCd: 'STATE', stat: gdsStat });
  const { trialDays, cntrctMnth } = offer.terms;
  const hasTrial = trialDays > 0 && !(await hadTrial(context.db, memNo, subsNo));
  const trialEndDt = hasTrial ? addDays(bgnDt, trialDays) : null;
  const firstPayDt = trialEndDt ?? bgnDt;
  const payPrc = cycle.prc * qty;
  const schdList = datesOfTerm(cyclCd, firstPayDt, cntrctMnth).map((payDt) => ({ payDt, prc: payPrc }));
  const nowPayPrc = firstPayDt === today ? payPrc : 0;
  return { wish, offer, address, prc: cycle.prc, payPrc, nowPayPrc, trialEndDt, firstPayDt, schdList };
}

/** All that a shopper is shown before consent, and the fingerprint of it. The address is chosen, and changes nothing of it. */
export function showEstimate({ wish, offer, payPrc, nowPayPrc, trialEndDt, schdList }: PricedWish) {
  const { cntrctMnth, brkFeeCntn } = offer.terms;
  const agreeList = shownAgreements(offer.seller);
  const shown = { payPrc, nowPayPrc, trialEndDt, cntrctMnth, brkFeeCntn, schdList, agreeList };
  const { subsNo, cyclCd, bgnDt, qty } = wish;
  return { ...shown, agrmtId: fingerprintOf({ ...shown, subsNo, cyclCd, bgnDt, qty }) };
}

function wrongDay({ bgnFromDt, bgnToDt }: ReturnType<typeof startDaysOn>) {
  const reason = `오늘부터 ${daysBetween(bgnFromDt, bgnToDt)}일 안의 날짜를 선택해주세요.`;
  return { field: 'bgnDt', reason, rsnCd: 'RANGE' } as const;
}

/** One trial of a product for each member. An application without a card has begun none, and ends with the next one. */
async function hadTrial(db: Database, memNo: string, subsNo: string): Promise<boolean> {
  const trials = and(
    eq(subscriptions.memNo, memNo),
    eq(subscriptions.subsNo, subsNo),
    isNotNull(subscriptions.trialEndDt),
    notInArray(subscriptions.stat, ['SB00101', 'SB00202']),
  );
  const rows = await db.select({ applNo: subscriptions.applNo }).from(subscriptions).where(trials).limit(1);
  return rows.length > 0;
}
