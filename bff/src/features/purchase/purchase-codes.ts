import type {
  ClaimReason,
  ClaimStatus,
  ClaimType,
  GoodsOrderStatus,
  NotOrderableReason,
  OrderType,
  PaymentMethod,
  PaymentStatus,
} from '../../graphql/__generated__/schema-types.ts';

export const notOrderableReasons: Readonly<Record<string, NotOrderableReason>> = {
  CT00101: 'SOLD_OUT',
  CT00102: 'NO_LONGER_SOLD',
  CT00103: 'CHOICE_GONE',
  CT00104: 'FEWER_LEFT',
  CT00105: 'NOT_IN_MALL',
};

/** Status codes of goods orders and their items. */
export const goodsOrderStatuses: Readonly<Record<string, GoodsOrderStatus>> = {
  OR00101: 'AWAITING_PAYMENT',
  OR00102: 'PAID',
  OR00103: 'PREPARING',
  OR00104: 'SHIPPING',
  OR00105: 'DELIVERED',
  OR00106: 'CONFIRMED',
  OR00201: 'CANCEL_REQUESTED',
  OR00202: 'CANCELLED',
  OR00301: 'EXCHANGE_REQUESTED',
  OR00302: 'EXCHANGED',
  OR00401: 'RETURN_REQUESTED',
  OR00402: 'RETURNED',
  OR00901: 'NOT_PAID',
};

export const orderTypeCodes: Readonly<Record<OrderType, string>> = {
  GOODS: 'GOODS',
  PHONE: 'WIRELESS',
  SUBSCRIPTION: 'SUBS',
  BULK: 'UPLOAD',
};
export const orderTypes = byCode(orderTypeCodes);

export const paymentMethodCodes: Readonly<Record<PaymentMethod, string>> = {
  CARD: 'PM00101',
  TRANSFER: 'PM00102',
  VIRTUAL_ACCOUNT: 'PM00103',
  PHONE_BILL: 'PM00104',
  EASY_PAY: 'PM00105',
  POINTS: 'PM00106',
  INVOICE: 'PM00107',
  BILLING_KEY: 'PM00108',
};
export const paymentMethods = byCode(paymentMethodCodes);

/** Ways to pay in the shop's words, where the mall sends a code alone. Points and billing keys are not chosen. */
export const paymentMethodNames: Readonly<Record<string, string>> = {
  [paymentMethodCodes.CARD]: '신용카드',
  [paymentMethodCodes.TRANSFER]: '계좌이체',
  [paymentMethodCodes.VIRTUAL_ACCOUNT]: '가상계좌',
  [paymentMethodCodes.PHONE_BILL]: '휴대폰 결제',
  [paymentMethodCodes.EASY_PAY]: '간편결제',
};

/** The name of a way by which something was paid; null for one that is not known. */
export function paymentMethodName(code: string | null): string | null {
  return code === paymentMethodCodes.POINTS ? '전액 할인' : (paymentMethodNames[code ?? ''] ?? null);
}

export const paymentStatuses: Readonly<Record<string, PaymentStatus>> = {
  READY: 'READY',
  PENDING: 'PENDING',
  WAIT: 'AWAITING_DEPOSIT',
  PAID: 'PAID',
  FAIL: 'FAILED',
  CANCEL: 'CANCELLED',
  PART_REFUND: 'PARTLY_REFUNDED',
  REFUND: 'REFUNDED',
  OMIT: 'OMITTED',
};

export const claimTypes: Readonly<Record<string, ClaimType>> = {
  CANCEL: 'CANCEL',
  EXCHANGE: 'EXCHANGE',
  RETURN: 'RETURN',
};

export const claimStatuses: Readonly<Record<string, ClaimStatus>> = {
  CL00101: 'REQUESTED',
  CL00102: 'COLLECTING',
  CL00103: 'CHECKED',
  CL00104: 'DONE',
  CL00105: 'REJECTED',
  CL00106: 'WITHDRAWN',
};

export const claimReasonCodes: Readonly<Record<ClaimReason, string>> = {
  CHANGED_MIND: 'CL00201',
  ORDERED_WRONGLY: 'CL00202',
  FAULTY: 'CL00203',
  NOT_AS_DESCRIBED: 'CL00204',
  WRONG_GOODS: 'CL00205',
  DAMAGED: 'CL00206',
  LATE_OR_LOST: 'CL00207',
  CALL_QUALITY: 'CL00208',
};
export const claimReasons = byCode(claimReasonCodes);

function byCode<Meaning extends string>(codes: Readonly<Record<Meaning, string>>): Readonly<Record<string, Meaning>> {
  const meanings = Object.keys(codes) as Meaning[]; // the keys of a Record are its type's
  return Object.fromEntries(meanings.map((meaning) => [codes[meaning], meaning]));
}
