import type {
  PriceChange,
  ScheduledCharge,
  SubscriptionCharge,
  SubscriptionOrder,
} from '../../graphql/__generated__/schema-types.ts';
import { toDay, toInstant } from '../../rules/korean-time.ts';
import type { RowFields } from '../../rules/row-fields.ts';
import { fromCode } from '../../upstream/wire.ts';
import { toOrderDelivery } from '../orders/order-detail.mapper.ts';
import type { OrderMall } from '../orders/order-mall.ts';
import { paymentStatuses } from '../purchase/purchase-codes.ts';
import { cycles } from './subscription-codes.ts';
import type {
  WirePriceChange,
  WireScheduledCharge,
  WireSubscription,
  WireSubscriptionCharge,
  WireSubscriptionSummary,
} from './subscription.wire.ts';

/** Fields that lists of subscriptions tell, and lists of orders do not. */
export const subscriptionRowFields = {
  productNumber: ({ subsNo }) => subsNo,
  cycle: ({ cyclCd }) => fromCode(cycles, cyclCd, 'cyclCd'),
  quantity: ({ qty }) => qty,
  nextPaymentAt: ({ nextPayDt }) => toDay(nextPayDt),
  nextPayTotal: ({ nextPayPrc }) => nextPayPrc,
} satisfies RowFields<WireSubscriptionSummary, OrderMall, SubscriptionOrder>;

/** Fields that the mall sends for a single subscription only. */
export const subscriptionDetailFields = {
  startsAt: ({ bgnDt }) => toDay(bgnDt),
  delivery: ({ dlv }) => dlv && toOrderDelivery(dlv),
  card: ({ cardNm, maskNo }) => (cardNm === null && maskNo === null ? null : { name: cardNm, lastDigits: maskNo }),
  trialEndsAt: ({ trialEndDt }) => toDay(trialEndDt),
  pausedUntil: ({ pauseToDt }) => toDay(pauseToDt),
  resumesFrom: ({ rsmFromDt }) => toDay(rsmFromDt),
  resumesUntil: ({ rsmToDt }) => toDay(rsmToDt),
  charges: ({ payHist }) => (payHist ?? []).flatMap(toCharge),
  upcomingCharges: ({ schdList }) => (schdList ?? []).flatMap(toScheduledCharge),
  priceChange: ({ chgReq }) => chgReq && toPriceChange(chgReq),
  cancellationFee: ({ brkPrc }) => brkPrc,
  endsAt: ({ endDt }) => toDay(endDt),
} satisfies RowFields<WireSubscription, OrderMall, SubscriptionOrder>;

/** None where its day cannot be read. */
export function toScheduledCharge({ payDt, prc }: WireScheduledCharge): ScheduledCharge[] {
  const date = toDay(payDt);
  return date === null ? [] : [{ date, amount: prc }];
}

function toCharge(wire: WireSubscriptionCharge): SubscriptionCharge[] {
  return toScheduledCharge(wire).map(({ date, amount }) => ({
    date,
    amount,
    status: fromCode(paymentStatuses, wire.payStat, 'payStat'),
    paidAt: toInstant(wire.payDts),
    failureMessage: wire.failMsg,
    refundedTotal: wire.rfndPrc,
    isSent: wire.sentYn,
  }));
}

/** Null where its days cannot be read: a consent must name them. */
function toPriceChange({ newPrc, fromDt, agreeDueDt, agreeYn, askYn }: WirePriceChange): PriceChange | null {
  const from = toDay(fromDt);
  const answerBy = toDay(agreeDueDt);
  return from === null || answerBy === null
    ? null
    : { payTotal: newPrc, from, answerBy, isAgreed: agreeYn, isToBeAsked: askYn };
}
