import type {
  CashReceiptPurpose,
  ConfirmPurchaseInput,
  MemberOrdersArgs,
  PaymentInput,
  PlaceOrderInput,
  RetryPaymentInput,
  SendOrderTicketsInput,
  ChangeOrderAddressInput,
} from '../../graphql/__generated__/schema-types.ts';
import { fromDay } from '../../rules/korean-time.ts';
import type { MallCall } from '../../upstream/call.ts';
import { privateCall } from '../../upstream/private-call.ts';
import type { Read } from '../../upstream/reading.ts';
import { pageFields, type PageQuery } from '../../rules/pages.ts';
import { choiceFields, toCoupons } from '../order-sheet/order-sheet.wire.ts';
import { orderTypeCodes, paymentMethodCodes } from '../purchase/purchase-codes.ts';
import { statesOf } from './order-states.ts';
import {
  anyOrder,
  confirmed,
  orderPage,
  payResult,
  placed,
  shipments,
  deliveryChanged,
  ticketsSent,
  type WireOrder,
  type WireOrderHead,
  type WireShipment,
} from './order.wire.ts';

export type OrderFilter = Pick<
  MemberOrdersArgs,
  'type' | 'phase' | 'hasClaim' | 'hasOpenClaim' | 'from' | 'to' | 'keyword'
>;

function orderQueryOf({ type, phase, hasClaim, hasOpenClaim, from, to, keyword }: OrderFilter) {
  return {
    ordTp: type && orderTypeCodes[type],
    ordStat: statesOf({ phase: phase ?? null, hasClaim: hasClaim ?? false, hasOpenClaim: hasOpenClaim ?? false }),
    fromDt: from && fromDay(from),
    toDt: to && fromDay(to),
    keyword: keyword?.trim() || undefined,
  };
}

export function orderPageCall(filter: OrderFilter, paging: PageQuery): MallCall<Read<typeof orderPage>> {
  return {
    endpoint: 'GET orders',
    method: 'GET',
    path: '/api/v1/mall/orders',
    query: { ...orderQueryOf(filter), ...paging },
    fields: { ...pageFields, ordTp: 'type', ordStat: 'phase', fromDt: 'from', toDt: 'to', keyword: 'keyword' },
    isShared: true,
    response: orderPage,
  };
}

export function orderCall(number: string): MallCall<WireOrder | WireOrderHead> {
  return {
    endpoint: 'GET orders/{ordNo}',
    method: 'GET',
    path: '/api/v1/mall/orders/{ordNo}',
    numbers: { ordNo: number },
    isShared: true,
    response: anyOrder,
  };
}

export function shipmentsCall(number: string): MallCall<WireShipment[]> {
  return {
    endpoint: 'GET orders/{ordNo}/delivery',
    method: 'GET',
    path: '/api/v1/mall/orders/{ordNo}/delivery',
    numbers: { ordNo: number },
    isShared: true,
    response: shipments,
  };
}

const receiptPurposes: Readonly<Record<CashReceiptPurpose, string>> = {
  INCOME_DEDUCTION: 'INCOME',
  BUSINESS_EXPENSE: 'BUSINESS',
};

const paymentFields = {
  payMthdCd: 'payment.method',
  cardCd: 'payment.card.code',
  instMnth: 'payment.card.months',
  rtnUrl: 'returnUrl',
};
const placingFields = {
  ...paymentFields,
  ...choiceFields,
  ordShtNo: 'sheetNumber',
  ordrNm: 'buyer.name',
  ordrTel: 'buyer.phone',
  ordrEmail: 'buyer.email',
  dlvMsg: 'deliveryMessage',
  tktTel: 'ticketPhone',
  plcNo: 'pickupPlaceNumber',
  cashRcpt: 'payment.cashReceipt',
  tp: 'purpose',
  no: 'number',
  payPrc: 'payTotal',
  agrmtId: 'agreementId',
  agreeCdList: 'agreedTerms',
};

function toPaymentBody({ method, card }: Pick<PaymentInput, 'method' | 'card'>) {
  return { payMthdCd: paymentMethodCodes[method], cardCd: card?.code, instMnth: card?.months };
}

/** `returnUrl` is one of the shop's own. The body is the same at each repeat, so that the key finds what became of the first. */
export function placeOrderCall(input: PlaceOrderInput, returnUrl: string | null) {
  const { buyer, choice, payment } = input;
  const { cashReceipt } = payment;
  return privateCall({
    path: 'orders',
    body: {
      ordShtNo: input.sheetNumber,
      ordrNm: buyer.name,
      ordrTel: buyer.phone,
      ordrEmail: buyer.email,
      dlvNo: choice.addressNumber,
      dlvMsg: input.deliveryMessage,
      ...(input.ticketPhone == null ? {} : { tktTel: input.ticketPhone }),
      ...(input.pickupPlaceNumber == null ? {} : { plcNo: input.pickupPlaceNumber }),
      ...toPaymentBody(payment),
      cashRcpt: cashReceipt && { tp: receiptPurposes[cashReceipt.purpose], no: cashReceipt.number },
      ...toCoupons(choice.coupons),
      usePnt: choice.points,
      payPrc: input.payTotal,
      agrmtId: input.agreementId ?? undefined,
      agreeCdList: input.agreedTerms,
      rtnUrl: returnUrl,
    },
    fields: placingFields,
    idempotencyKey: input.idempotencyKey,
    response: placed,
  });
}

/** `returnUrl` is one of the shop's own. */
export function retryPaymentCall(input: RetryPaymentInput, returnUrl: string) {
  return privateCall({
    path: 'orders/{ordNo}/pay',
    numbers: { ordNo: input.orderNumber },
    body: {
      ...toPaymentBody(input.payment),
      rtnUrl: returnUrl,
    },
    fields: { ...paymentFields, ordNo: 'orderNumber' },
    idempotencyKey: input.idempotencyKey,
    response: payResult,
  });
}

export function confirmPurchaseCall({ idempotencyKey, orderNumber, itemNumbers }: ConfirmPurchaseInput) {
  return privateCall({
    path: 'orders/{ordNo}/confirm',
    numbers: { ordNo: orderNumber },
    body: { ordItemNoList: itemNumbers },
    fields: { ordNo: 'orderNumber', ordItemNoList: 'itemNumbers' },
    idempotencyKey,
    response: confirmed,
  });
}

export function sendTicketsCall({ idempotencyKey, orderNumber }: SendOrderTicketsInput) {
  return privateCall({
    path: 'orders/{ordNo}/tickets/send',
    numbers: { ordNo: orderNumber },
    fields: { ordNo: 'orderNumber' },
    idempotencyKey,
    response: ticketsSent,
  });
}

export function changeAddressCall({ idempotencyKey, orderNumber, addressNumber }: ChangeOrderAddressInput) {
  return privateCall({
    method: 'PUT',
    path: 'orders/{ordNo}/delivery',
    numbers: { ordNo: orderNumber },
    body: { dlvNo: addressNumber },
    fields: { ordNo: 'orderNumber', dlvNo: 'addressNumber' },
    idempotencyKey,
    response: deliveryChanged,
  });
}
