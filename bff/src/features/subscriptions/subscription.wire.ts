import type { Read } from '../../upstream/reading.ts';
import { code, completeList, list, markup, orNull, row, whole, won, words, yn } from '../../upstream/wire.ts';
import { agreement } from '../order-sheet/order-sheet.wire.ts';
import { delivery, headFields, requiredHeadFields } from '../orders/order.wire.ts';
import { paymentRequest } from '../payment/payment.wire.ts';
import { notice } from '../products/goods.wire.ts';

const requiredProductFields = { subsNo: code, subsNm: words, mnthPrc: won, dscntPrc: won };
const productFields = { ctgNo: code, imgPath: words, trialYn: yn, gdsStat: code };
const product = row('SubscriptionProduct', requiredProductFields, productFields);
export const productPage = row(
  'SubscriptionProductPage',
  { list: list('subscription products', product) },
  { totalCnt: whole },
);
const cycle = row('SubscriptionCycle', { cyclCd: code, prc: won }, {});
export const productDetail = row(
  'SubscriptionProductDetail',
  { ...requiredProductFields, cyclList: list('cyclList', cycle) },
  {
    ...productFields,
    cntrctMnth: whole,
    trialDays: whole,
    brkFeeCntn: words,
    imgPaths: list('imgPaths', words),
    detailHtml: markup,
    notice,
    agreeList: list('agreeList', agreement),
    bgnFromDt: words,
    bgnToDt: words,
    applPsblYn: yn,
  },
);

const scheduledCharge = row('ScheduledCharge', { payDt: words, prc: won }, {});
export const estimate = row(
  'SubscriptionEstimate',
  { payPrc: won, schdList: completeList(scheduledCharge) },
  {
    trialEndDt: words,
    nowPayPrc: won,
    cntrctMnth: whole,
    brkFeeCntn: words,
    agreeList: orNull(completeList(agreement)),
    agrmtId: code,
  },
);

/** Beside those of an order; lists of subscriptions tell them, lists of orders do not. */
const summaryFields = { subsNo: code, cyclCd: code, qty: whole, nextPayDt: words, nextPayPrc: won };
const summary = row('ApplicationSummary', requiredHeadFields, { ...headFields, ...summaryFields });
export const subscriptionPage = row('ApplicationPage', { list: list('subscriptions', summary) }, { totalCnt: whole });

const charge = row(
  'ChargeRecord',
  { payDt: words, prc: won },
  { payStat: code, payDts: words, failMsg: words, rfndPrc: won, sentYn: yn },
);
const priceChange = row('PriceChange', { newPrc: won, fromDt: words, agreeDueDt: words }, { agreeYn: yn, askYn: yn });
export const subscription = row('Application', requiredHeadFields, {
  ...headFields,
  ...summaryFields,
  bgnDt: words,
  dlv: delivery,
  cardNm: words,
  maskNo: words,
  trialEndDt: words,
  pauseToDt: words,
  rsmFromDt: words,
  rsmToDt: words,
  payHist: list('payHist', charge),
  schdList: list('schdList', scheduledCharge),
  chgReq: orNull(priceChange),
  brkPrc: won,
  endDt: words,
});

// The subscription exists even if its row in the response is malformed.
export const started = row(
  'SubscriptionApplied',
  { applNo: code, pgReq: orNull(paymentRequest) },
  { payPrc: won, payDueDts: words, appl: subscription },
);
export const cardChange = row(
  'ApplicationCard',
  { pgReq: orNull(paymentRequest) },
  { payDueDts: words, appl: subscription },
);

export type WireSubscriptionProduct = Read<typeof product>;
export type WireSubscriptionProductDetail = Read<typeof productDetail>;
export type WireScheduledCharge = Read<typeof scheduledCharge>;
export type WireSubscriptionEstimate = Read<typeof estimate>;
export type WireSubscriptionSummary = Read<typeof summary>;
export type WireSubscription = Read<typeof subscription>;
export type WireSubscriptionCharge = Read<typeof charge>;
export type WirePriceChange = Read<typeof priceChange>;
export type WireStarted = Read<typeof started>;
export type WireCardChange = Read<typeof cardChange>;
