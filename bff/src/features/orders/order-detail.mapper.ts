import type {
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
import { fromCode } from '../../upstream/wire.ts';
import { toEntranceMethod } from '../addresses/addresses.mapper.ts';
import { toBank, toInstallmentOffer, toVirtualAccount } from '../payment/payment.mapper.ts';
import type { WirePaymentMethod } from '../payment/payment.wire.ts';
import {
  goodsOrderStatuses,
  paymentMethodName,
  paymentMethodNames,
  paymentMethods,
  paymentStatuses,
} from '../purchase/purchase-codes.ts';
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

/**
 * For a mall that lists no payment methods of an order: all methods, the last used one first. That one alone would leave a shopper
 * stuck whose payment it refused. The mall refuses a method that it does not take. None while the order cannot be paid.
 */
export function everyMethod({ pay, psblList }: WireOrder): WirePaymentMethod[] {
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

export function toOrderPayment(wire: WireOrderPayment): OrderPayment {
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

export function toReceipt({ rcptTp, prc, issDts, taxFreePrc, splyPrc, vatPrc, apprNo, rcptUrl }: WireReceipt): Receipt {
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

export function toEvent({ dts, ordItemNo, stat, whoTp, memo }: WireOrderEvent): OrderEvent {
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
