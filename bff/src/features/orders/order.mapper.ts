import type {
  ClaimItem,
  ClaimPayer,
  ClaimReasonOffer,
  ClaimType,
  OrderAction,
  OrderActor,
  OrderDelivery,
  OrderEvent,
  OrderItem,
  OrderPayment,
  OrderSummary,
  Receipt,
  ReceiptType,
  Shipment,
} from '../../graphql/__generated__/schema-types.ts';
import { opaqueId } from '../../rules/ids.ts';
import { toImage } from '../../rules/image.ts';
import { toDay, toInstant } from '../../rules/korean-time.ts';
import { toOutwardLink } from '../../rules/link.ts';
import { fromCode } from '../../upstream/wire.ts';
import { toEntranceMethod } from '../addresses/addresses.mapper.ts';
import { toBank, toInstallmentOffer, toPaymentOption, toVirtualAccount } from '../payment/payment.mapper.ts';
import type { ProductMall } from '../products/product.model.ts';
import {
  claimReasons,
  claimStatuses,
  orderStatuses,
  orderTypes,
  paymentMethods,
  paymentStatuses,
} from '../purchase/purchase-codes.ts';
import { toBuyer, toDeliveryGroup, toPriceSummary, toPurchaseLine } from '../purchase/purchase.mapper.ts';
import type { ClaimModel, GoodsOrderModel } from './order.model.ts';
import type {
  WireClaim,
  WireClaimItem,
  WireClaimReasonOffer,
  WireOrder,
  WireOrderDelivery,
  WireOrderEvent,
  WireOrderHead,
  WireOrderItem,
  WireOrderPayment,
  WireReceipt,
  WireShipment,
} from './order.wire.ts';

const actions: Readonly<Record<string, OrderAction>> = {
  PAY: 'PAY',
  CANCEL: 'CANCEL',
  EXCHANGE: 'EXCHANGE',
  RETURN: 'RETURN',
  CONFIRM: 'CONFIRM',
};
const actors: Readonly<Record<string, OrderActor>> = { M: 'MEMBER', S: 'SHOP' };
const receiptTypes: Readonly<Record<string, ReceiptType>> = { CARD: 'CARD', CASH: 'CASH', PAYMENT: 'PAYMENT' };
const claimTypes: Readonly<Record<string, ClaimType>> = { CANCEL: 'CANCEL', EXCHANGE: 'EXCHANGE', RETURN: 'RETURN' };
const claimPayers: Readonly<Record<string, ClaimPayer>> = { BUYER: 'BUYER', SELLER: 'SELLER' };

type OrderMall = Pick<ProductMall, 'number' | 'imageHost'>;

/** An order in a list knows less than the order itself, so a cache must keep them apart. */
export function toOrderSummary(wire: WireOrderHead, mall: OrderMall): OrderSummary {
  return { id: opaqueId('OrderSummary', mall.number, wire.ordNo), ...toHead(wire, mall) };
}

export function toGoodsOrder(wire: WireOrder, mall: OrderMall) {
  return {
    __typename: 'GoodsOrder',
    id: opaqueId('GoodsOrder', mall.number, wire.ordNo),
    ...toHead(wire, mall),
    items: wire.itemList.map((item) => toOrderItem(item, mall)),
    deliveryGroups: wire.dlvGrpList.map(toDeliveryGroup),
    summary: toPriceSummary(wire.summary),
    buyer: wire.ordr && toBuyer(wire.ordr),
    delivery: wire.dlv && toOrderDelivery(wire.dlv),
    payment: wire.pay && toOrderPayment(wire.pay),
    paymentMethods: (wire.payMthdList ?? []).map(toPaymentOption),
    installments: (wire.instList ?? []).map(toInstallmentOffer),
    receipts: (wire.rcptList ?? []).map(toReceipt),
    refundTotal: wire.rfndPrc,
    isRefundAccountWanted: wire.rfndAcctReqYn,
    claims: wire.clmList.map(toClaim),
    history: (wire.histList ?? []).map(toEvent),
  } satisfies GoodsOrderModel;
}

function toHead(wire: WireOrderHead, { imageHost }: OrderMall) {
  return {
    number: wire.ordNo,
    orderedAt: toInstant(wire.ordDts),
    type: fromCode(orderTypes, wire.ordTp, 'ordTp'),
    status: fromCode(orderStatuses, wire.ordStat, 'ordStat'),
    title: wire.repGdsNm,
    image: toImage(imageHost, wire.repImgPath, wire.repGdsNm ?? ''),
    itemCount: wire.gdsCnt,
    payTotal: wire.payPrc,
    paymentDueAt: toInstant(wire.payDueDts),
    availableActions: toActions(wire.psblList),
  };
}

function toActions(codes: readonly string[] | null): OrderAction[] {
  return (codes ?? []).map((code) => fromCode(actions, code, 'psblList')).filter((action) => action !== null);
}

function toOrderItem(wire: WireOrderItem, mall: OrderMall): OrderItem {
  return {
    ...toPurchaseLine(wire, mall),
    id: opaqueId('OrderItem', mall.number, wire.ordItemNo),
    number: wire.ordItemNo,
    status: fromCode(orderStatuses, wire.itemStat, 'itemStat'),
    couponDiscount: wire.cpnDscntPrc,
    usedPoints: wire.usePnt,
    payTotal: wire.payPrc,
    earnedPoints: wire.savePnt,
    returnableUntil: toDay(wire.rtnEndDt),
    availableActions: toActions(wire.psblList),
    claimReasons: toClaimReasons(wire),
  };
}

/** Null where the mall offers a claim, but no reason: then it does not tell them. */
function toClaimReasons({ clmRsnList, psblList }: WireOrderItem): ClaimReasonOffer[] | null {
  const offers = (clmRsnList ?? []).flatMap(toClaimReasonOffer);
  const isUntold = offers.length === 0 && (psblList ?? []).some((code) => Object.hasOwn(claimTypes, code));
  return isUntold ? null : offers;
}

/** None for a kind or reason that is unknown here: it could not be sent. */
function toClaimReasonOffer({ clmTp, rsnCd, payerTp, endDt }: WireClaimReasonOffer): ClaimReasonOffer[] {
  const type = fromCode(claimTypes, clmTp, 'clmTp');
  const reason = fromCode(claimReasons, rsnCd, 'rsnCd');
  if (type === null || reason === null) return [];
  return [{ type, reason, payer: fromCode(claimPayers, payerTp, 'payerTp'), until: toDay(endDt) }];
}

function toOrderDelivery(wire: WireOrderDelivery): OrderDelivery {
  return {
    receiverName: wire.rcvrNm,
    receiverPhone: wire.rcvrTel,
    postalCode: wire.zipCd,
    roadAddress: wire.roadAddr,
    lotAddress: wire.jibunAddr,
    detailAddress: wire.dtlAddr,
    deliveryMessage: wire.dlvMsg,
    entranceMethod: toEntranceMethod(wire.entrMthdCd),
    entranceDetail: wire.entrCntn,
  };
}

function toOrderPayment(wire: WireOrderPayment): OrderPayment {
  return {
    method: fromCode(paymentMethods, wire.payMthdCd, 'payMthdCd'),
    methodName: wire.payMthdNm,
    status: fromCode(paymentStatuses, wire.payStat, 'payStat'),
    cardName: wire.cardNm,
    installmentMonths: wire.instMnth,
    virtualAccount: wire.vbank && toVirtualAccount(wire.vbank),
    refundBanks: (wire.rfndBankList ?? []).map(toBank),
    paidAt: toInstant(wire.payDts),
  };
}

function toReceipt({ rcptTp, prc, issDts, rcptUrl }: WireReceipt): Receipt {
  return {
    type: fromCode(receiptTypes, rcptTp, 'rcptTp'),
    amount: prc,
    issuedAt: toInstant(issDts),
    url: toOutwardLink(rcptUrl),
  };
}

function toEvent({ dts, ordItemNo, stat, whoTp, memo }: WireOrderEvent): OrderEvent {
  return {
    at: toInstant(dts),
    itemNumber: ordItemNo,
    status: fromCode(orderStatuses, stat, 'stat'),
    actor: fromCode(actors, whoTp, 'whoTp'),
    note: memo,
  };
}

function toClaim(wire: WireClaim): ClaimModel {
  return {
    ...toClaimFigures(wire),
    type: fromCode(claimTypes, wire.clmTp, 'clmTp'),
    claimReason: fromCode(claimReasons, wire.rsnCd, 'rsnCd'),
    reasonText: wire.rsnCntn,
    rejectionText: wire.rejRsnCntn,
    items: wire.itemList.map(toClaimItem),
    requestedAt: toInstant(wire.reqDts),
    order: null, // it is among the claims of its order
  };
}

export function toClaimFigures(wire: RefundFields & Pick<WireClaim, 'clmNo' | 'clmStat' | 'rfndDueDt'>) {
  return {
    number: wire.clmNo,
    status: fromCode(claimStatuses, wire.clmStat, 'clmStat'),
    ...toRefund(wire),
    refundDueOn: toDay(wire.rfndDueDt),
  };
}

type RefundFields = Pick<WireClaim, 'rfndPrc' | 'rtnDlvPrc' | 'rstrPnt'>;

/** What a claim gives back, or would. */
export function toRefund({ rfndPrc, rtnDlvPrc, rstrPnt }: RefundFields) {
  return { refundTotal: rfndPrc, returnDeliveryFee: rtnDlvPrc, restoredPoints: rstrPnt };
}

function toClaimItem({ ordItemNo, qty, optNo, colorNm }: WireClaimItem): ClaimItem {
  return { number: ordItemNo, quantity: qty, optionNumber: optNo, colorName: colorNm };
}

export function toShipment({ ordItemNoList, dlvCmpnyNm, invcNo, trackUrl, stepList }: WireShipment): Shipment {
  return {
    itemNumbers: ordItemNoList,
    carrier: dlvCmpnyNm,
    trackingNumber: invcNo,
    trackingUrl: toOutwardLink(trackUrl),
    steps: (stepList ?? []).map(({ stepNm, dts, placeNm }) => ({ name: stepNm, at: toInstant(dts), place: placeNm })),
  };
}
