import { Invalid, type ContractRows, type Read, type Reader } from '../../upstream/reading.ts';
import { code, completeList, list, orNull, row, surcharge, whole, won, words, yn } from '../../upstream/wire.ts';
import { upload } from '../bulk-orders/bulk-order.wire.ts';
import { bank, installment, paymentMethod, paymentRequest, virtualAccount } from '../payment/payment.wire.ts';
import { pickupPlace } from '../products/goods.wire.ts';
import { buyer, deliveryGroup, lineFields, requiredLineFields, summary } from '../purchase/purchase.wire.ts';

/** Fields that the list and the detail of an order share. */
export const requiredHeadFields = { ordNo: code, payPrc: won };
const lineInShort = row(
  'OrderLineInShort',
  { ordItemNo: code, dispGdsNm: words, qty: whole },
  { imgPath: words, optNm: words, optTxt: words, colorNm: words, itemStat: code, rcvTp: code },
);
export const headFields = {
  ordDts: words,
  ordTp: code,
  ordStat: code,
  repGdsNm: words,
  repImgPath: words,
  rcvTp: code,
  gdsCnt: whole,
  lineList: list('lineList', lineInShort),
  rfndPrc: won,
  rmnPrc: won,
  payDueDts: words,
  psblList: list('psblList', code),
  custOrdNo: words,
  rcvrNm: words,
};

const claimReasonOffer = row('ClaimReasonOffer', { clmTp: code, rsnCd: code }, { payerTp: code, endDt: words });
const ticket = row('OrderTicket', { tktNo: code }, { pinNo: words, expDt: words, tktStat: code });
const item = row(
  'OrderItem',
  { ...requiredLineFields, ordItemNo: code, payPrc: won },
  {
    ...lineFields,
    itemStat: code,
    arvlDt: words,
    cpnDscntPrc: won,
    usePnt: won,
    savePnt: won,
    rtnEndDt: words,
    psblList: list('psblList', code),
    clmRsnList: list('clmRsnList', claimReasonOffer),
    tktList: list('tktList', ticket),
    plcNo: code,
    plcNm: words,
    rdyDt: words,
    plc: pickupPlace,
  },
);
export const delivery = row(
  'Delivery',
  { rcvrNm: words, rcvrTel: words, zipCd: words, roadAddr: words },
  { jibunAddr: words, dtlAddr: words, dlvMsg: words, entrMthdCd: code, entrCntn: words },
);
export const payment = row(
  'OrderPayment',
  {},
  {
    payMthdCd: code,
    payMthdNm: words,
    payStat: code,
    cardNm: words,
    instMnth: whole,
    inst: installment,
    vbank: virtualAccount,
    rfndBankList: list('rfndBankList', bank),
    payDts: words,
  },
);
export const receipt = row(
  'Receipt',
  { prc: won },
  { rcptTp: code, issDts: words, taxFreePrc: won, splyPrc: won, vatPrc: won, apprNo: code, rcptUrl: words },
);
const event = row('OrderEvent', {}, { dts: words, ordItemNo: code, stat: code, whoTp: code, memo: words });

const refundPart = row('RefundPart', { prc: surcharge }, { tp: code });
const restoredCoupon = row('RestoredCoupon', { cpnIsuNo: code, cpnNm: words }, {});

/** Fields that a claim and a refund preview share. */
const requiredRefundFields = { rfndPrc: won, rtnDlvPrc: won, rstrPnt: won };
const refundFields = {
  rfndList: orNull(list('rfndList', refundPart)),
  rstrCpnList: orNull(list('rstrCpnList', restoredCoupon)),
};
const claimFields = { ...refundFields, clmNo: code, clmStat: code, rfndDueDt: words };
const claimItem = row(
  'ClaimItem',
  { ordItemNo: code, qty: whole },
  { optNm: words, colorNm: words, befOptNm: words, befColorNm: words },
);
const claim = row(
  'Claim',
  { ...requiredRefundFields, itemList: completeList(claimItem) },
  {
    ...claimFields,
    clmTp: code,
    rsnCd: code,
    rsnCntn: words,
    rejRsnCntn: words,
    fileNoList: orNull(list('fileNoList', code)),
    reqDts: words,
    pickDt: words,
    pickDlv: delivery,
  },
);

export const order = row(
  'Order',
  {
    ...requiredHeadFields,
    itemList: completeList(item),
    dlvGrpList: completeList(deliveryGroup),
    clmList: completeList(claim),
    summary,
  },
  {
    ...headFields,
    ordr: buyer,
    dlv: delivery,
    tktTel: words,
    pay: payment,
    rcptList: list('rcptList', receipt),
    rfndAcctReqYn: yn,
    histList: list('histList', event),
    payMthdList: orNull(list('payMthdList', paymentMethod)),
    instList: list('instList', installment),
  },
);
/** An order as lists return it. */
export const head = row('OrderSummary', requiredHeadFields, headFields);
export const orderPage = row(
  'OrderPage',
  { list: list('orders', row('OrderSummary', requiredHeadFields, { ...headFields, aftrKey: code })) },
  { totalCnt: whole, nowDts: words, keyword: words },
);

const shipmentStep = row('ShipmentStep', { stepNm: words }, { dts: words, placeNm: words });
const shipment = row(
  'Shipment',
  { ordItemNoList: list('ordItemNoList', code) },
  { dlvCmpnyNm: words, invcNo: words, trackUrl: words, stepList: list('stepList', shipmentStep) },
);
export const shipments = list('shipments', shipment);

const orderKind = row('OrderSummary', {}, { ordTp: code });

/** An order as its own call returns it: of phones and subscriptions only what a list returns. */
export const anyOrder: Reader<ContractRows['Order'] | ContractRows['OrderSummary'], WireOrder | WireOrderHead> = (
  value,
) => {
  const kind = orderKind(value);
  return !(kind instanceof Invalid) && (kind.ordTp === 'WIRELESS' || kind.ordTp === 'SUBS')
    ? head(value)
    : order(value);
};

// The order exists even if the `order` in the response is malformed.
export const placed = row(
  'OrderPlaced',
  { ordNo: code, payPrc: won },
  { payDueDts: words, pgReq: paymentRequest, order },
);
export const payResult = row(
  'PayResult',
  { pgReq: paymentRequest, payPrc: won },
  { payDueDts: words, order: anyOrder, wlsOrd: head, appl: head, upl: upload },
);
export const confirmed = row('OrderConfirmed', { order }, {});
export const claimResult = row('ClaimResult', requiredRefundFields, { ...claimFields, order });
export const claimPreview = row('ClaimResult', requiredRefundFields, {
  ...refundFields,
  pickDtList: orNull(list('pickDtList', code)),
});
export const claimWithdrawn = row('ClaimWithdrawn', { order }, {});
export const deliveryChanged = row('OrderDeliveryChanged', { order }, {});
export const ticketsSent = row('TicketsSent', { order }, {});
export const refundAccountGiven = row('RefundAccountGiven', { order }, {});

export type WireOrder = Read<typeof order>;
export type WireOrderHead = Read<typeof head>;
export type WireOrderTicket = Read<typeof ticket>;
export type WireLineInShort = Read<typeof lineInShort>;
export type WireOrderItem = Read<typeof item>;
export type WireOrderDelivery = Read<typeof delivery>;
export type WireOrderPayment = Read<typeof payment>;
export type WireReceipt = Read<typeof receipt>;
export type WireOrderEvent = Read<typeof event>;
export type WireShipment = Read<typeof shipment>;
export type WirePlaced = Read<typeof placed>;
export type WirePayResult = Read<typeof payResult>;
export type WireClaim = Read<typeof claim>;
export type WireClaimPreview = Read<typeof claimPreview>;
export type WireClaimReasonOffer = Read<typeof claimReasonOffer>;
export type WireClaimItem = Read<typeof claimItem>;
export type WireClaimResult = Read<typeof claimResult>;
