import type {
  GoodsOrder,
  OrderActor,
  OrderDelivery,
  OrderEvent,
  OrderPayment,
  Receipt,
  ReceiptType,
  Shipment,
} from '../../graphql/__generated__/schema-types.ts';
import { toInstant } from '../../rules/korean-time.ts';
import { toOutwardLink } from '../../rules/link.ts';
import type { RowFields } from '../../rules/row-fields.ts';
import { fromCode } from '../../upstream/wire.ts';
import { toEntranceMethod } from '../addresses/addresses.mapper.ts';
import { toBank, toInstallmentOffer, toPaymentOption, toVirtualAccount } from '../payment/payment.mapper.ts';
import type { WirePaymentMethod } from '../payment/payment.wire.ts';
import {
  goodsOrderStatuses,
  paymentMethodName,
  paymentMethodNames,
  paymentMethods,
  paymentStatuses,
} from '../purchase/purchase-codes.ts';
import { toBuyer, toDeliveryGroup, toPriceSummary } from '../purchase/purchase.mapper.ts';
import { toClaim } from './claim.mapper.ts';
import { toOrderItem } from './order-item.mapper.ts';
import type { ClaimModel, OrderMall } from './order.model.ts';
import type {
  WireOrder,
  WireOrderDelivery,
  WireOrderEvent,
  WireOrderPayment,
  WireReceipt,
  WireShipment,
} from './order.wire.ts';

export const actors: Readonly<Record<string, OrderActor>> = { M: 'MEMBER', S: 'SHOP' };
const receiptTypes: Readonly<Record<string, ReceiptType>> = { CARD: 'CARD', CASH: 'CASH', PAYMENT: 'PAYMENT' };

type Told = Omit<GoodsOrder, 'claims'> & { claims: ClaimModel[] };

/** Fields that the mall tells of a single order only. */
export const orderDetailFields = {
  items: ({ itemList }, mall) => itemList.map((item) => toOrderItem(item, mall)),
  deliveryGroups: ({ dlvGrpList }) => dlvGrpList.map(toDeliveryGroup),
  summary: ({ summary }) => toPriceSummary(summary),
  buyer: ({ ordr }) => ordr && toBuyer(ordr),
  delivery: ({ dlv }) => dlv && toOrderDelivery(dlv),
  payment: ({ pay }) => pay && toOrderPayment(pay),
  paymentMethods: (order) => (order.payMthdList ?? everyMethod(order)).map(toPaymentOption),
  installments: ({ instList }) => (instList ?? []).map(toInstallmentOffer),
  receipts: ({ rcptList }) => (rcptList ?? []).map(toReceipt),
  isRefundAccountWanted: ({ rfndAcctReqYn }) => rfndAcctReqYn,
  claims: (order, mall) => order.clmList.map((claim) => toClaim(claim, order, mall)),
  history: ({ histList }) => (histList ?? []).map(toEvent),
} satisfies RowFields<WireOrder, OrderMall, Told>;

/**
 * For a mall that lists no payment methods of an order: all methods, the last used one first. That one alone would leave a shopper
 * stuck whose payment it refused. The mall refuses a method that it does not take. None while the order cannot be paid.
 */
function everyMethod({ pay, psblList }: WireOrder): WirePaymentMethod[] {
  if (!psblList?.includes('PAY')) return [];
  const isLast = (code: string) => Number(code === pay?.payMthdCd);
  return Object.entries(paymentMethodNames)
    .toSorted(([a], [b]) => isLast(b) - isLast(a))
    .map(([payMthdCd, payMthdNm]) => ({ payMthdCd, payMthdNm, cardList: null, bankList: null }));
}

export function toOrderDelivery(wire: WireOrderDelivery): OrderDelivery {
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
    methodName: wire.payMthdNm ?? paymentMethodName(wire.payMthdCd),
    status: fromCode(paymentStatuses, wire.payStat, 'payStat'),
    cardName: wire.cardNm,
    installmentMonths: wire.instMnth,
    installment: wire.inst && toInstallmentOffer(wire.inst),
    virtualAccount: wire.vbank && toVirtualAccount(wire.vbank),
    refundBanks: (wire.rfndBankList ?? []).map(toBank),
    paidAt: toInstant(wire.payDts),
  };
}

function toReceipt({ rcptTp, prc, issDts, taxFreePrc, splyPrc, vatPrc, apprNo, rcptUrl }: WireReceipt): Receipt {
  return {
    type: fromCode(receiptTypes, rcptTp, 'rcptTp'),
    amount: prc,
    issuedAt: toInstant(issDts),
    taxFreeValue: taxFreePrc,
    supplyValue: splyPrc,
    valueAddedTax: vatPrc,
    approvalNumber: apprNo,
    url: toOutwardLink(rcptUrl),
  };
}

function toEvent({ dts, ordItemNo, stat, whoTp, memo }: WireOrderEvent): OrderEvent {
  return {
    at: toInstant(dts),
    itemNumber: ordItemNo,
    status: fromCode(goodsOrderStatuses, stat, 'stat'),
    actor: fromCode(actors, whoTp, 'whoTp'),
    note: memo,
  };
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
