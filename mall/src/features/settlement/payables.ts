import type { MallContext, TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { addOrderHistory, refundedByProvider, type ProviderRefund } from '../claims/refunded-orders.ts';
import {
  accountIssued,
  changePayment,
  endUnpaid,
  lockPayable,
  orderPaid,
  repeatPayment,
  type AwaitedPayment,
  type PayableOrder,
} from '../orders/order-payments.ts';
import { orderResponse } from '../orders/order.ts';
import type { ChosenMethod } from '../payments/methods.ts';
import { phoneOrderResponse } from '../phone-orders/phone-order.ts';
import {
  addPhoneHistory,
  changePhonePayment,
  endUnpaidPhone,
  lockPhonePayable,
  phoneAccountIssued,
  phonePaid,
  phoneRefundedByProvider,
} from '../phone-orders/phone-order-payments.ts';
import type { Attempt } from '../payments/provider.ts';
import { notFound } from '../../http/refusal.ts';
import {
  changeSubscriptionPayment,
  endUnpaidSubscription,
  lockSubscriptionPayable,
  subscriptionPaid,
} from '../subscriptions/application-payments.ts';
import { applicationResponse } from '../subscriptions/application.ts';
import { chargePaid, lockCharge } from '../subscriptions/charges.ts';
import {
  changeUploadPayment,
  endUnpaidUpload,
  lockUploadPayable,
  uploadAccountIssued,
  uploadPaid,
} from '../uploads/upload-payments.ts';
import { uploadResponse } from '../uploads/upload.ts';

/** Something that can be paid for. Every method runs in the caller's transaction. */
interface PayableKind {
  /** The field of a response that holds it. */
  field: 'order' | 'wlsOrd' | 'appl' | 'upl';
  /** Whether a member may wait for three virtual accounts alone. */
  limitsAccounts: boolean;
  /** Whether a payment with a billing key registers its card, rather than charging one. */
  registersCard: boolean;
  /** Locks the row. Null if there is no such number. */
  lock(db: Transaction, ordNo: string): Promise<PayableOrder | null>;
  /** Changes the payment method. Throws STATE if it can no longer be paid. */
  changePayment(context: TransactionContext, ordNo: string, method: ChosenMethod): Promise<AwaitedPayment>;
  /** As `changePayment`, for a method that passed its checks before. Throws nothing but STATE. */
  repeatPayment: PayableKind['changePayment'];
  /** The exact sum arrived. For any result but PAID nothing has changed, and the caller refunds the money. */
  paid(context: TransactionContext, ordNo: string, payNo: string, at: Date): Promise<'PAID' | 'PAID_BEFORE' | 'ENDED'>;
  /** A virtual account was issued, and is open until `due`. */
  accountIssued(context: TransactionContext, ordNo: string, due: Date): Promise<void>;
  /** Ends it as not paid. Does nothing if it is paid or has ended. */
  endUnpaid(context: TransactionContext, ordNo: string): Promise<void>;
  /** The provider refunded money without being asked. */
  refunded(context: TransactionContext, ordNo: string, refund: ProviderRefund): Promise<void>;
  /** Adds an entry to its history, which the member reads. */
  addHistory(context: TransactionContext, ordNo: string, memo: string): Promise<void>;
  /** The response of its own GET. */
  response(context: MallContext, ordNo: string): Promise<object>;
}

export interface LockedPayable extends PayableOrder {
  kind: PayableKind;
}

/** Whether what is paid for still waits for an attempt. */
export function awaits(payable: LockedPayable | null, { payPrc }: Pick<Attempt, 'payPrc'>): boolean {
  return payable !== null && (payable.isHeld || (payPrc === 0 && payable.takesCard === true));
}

const goodsOrder: PayableKind = {
  field: 'order',
  limitsAccounts: true,
  registersCard: false,
  lock: lockPayable,
  changePayment,
  repeatPayment,
  paid: orderPaid,
  accountIssued,
  endUnpaid,
  refunded: refundedByProvider,
  addHistory: addOrderHistory,
  response: orderResponse,
};

const phoneOrder: PayableKind = {
  field: 'wlsOrd',
  limitsAccounts: true,
  registersCard: true,
  lock: lockPhonePayable,
  changePayment: changePhonePayment,
  repeatPayment: changePhonePayment,
  paid: phonePaid,
  accountIssued: phoneAccountIssued,
  endUnpaid: endUnpaidPhone,
  refunded: phoneRefundedByProvider,
  addHistory: addPhoneHistory,
  response: phoneOrderResponse,
};

const subscription: PayableKind = {
  field: 'appl',
  limitsAccounts: true,
  registersCard: true,
  lock: lockSubscriptionPayable,
  changePayment: changeSubscriptionPayment,
  repeatPayment: changeSubscriptionPayment,
  paid: subscriptionPaid,
  accountIssued: never,
  endUnpaid: endUnpaidSubscription,
  // Its states are its own, and it has no history but its charges.
  refunded: async () => undefined,
  addHistory: async () => undefined,
  response: applicationResponse,
};

/** Charges by the mall, each with a number of its own. No call pays them. */
const subscriptionCharge: PayableKind = {
  field: 'appl',
  limitsAccounts: true,
  registersCard: false,
  lock: lockCharge,
  changePayment: never,
  repeatPayment: never,
  paid: chargePaid,
  accountIssued: never,
  endUnpaid: never,
  refunded: async () => undefined,
  addHistory: async () => undefined,
  response: never,
};

/** All rows of a bulk order at once. The orders of its rows follow in the background. */
const upload: PayableKind = {
  field: 'upl',
  limitsAccounts: false,
  registersCard: false,
  lock: lockUploadPayable,
  changePayment: changeUploadPayment,
  repeatPayment: changeUploadPayment,
  paid: uploadPaid,
  accountIssued: uploadAccountIssued,
  endUnpaid: endUnpaidUpload,
  refunded: async () => undefined,
  addHistory: async () => undefined,
  response: uploadResponse,
};

/** Not for a card that the mall charges. */
function never(): Promise<never> {
  throw notFound('주문을');
}

/** Add another kind here. */
const kinds: readonly PayableKind[] = [goodsOrder, phoneOrder, subscription, subscriptionCharge, upload];

/** Finds and locks what a number belongs to, until the transaction ends. Null if it belongs to nothing. */
export async function lockByNumber(db: Transaction, ordNo: string): Promise<LockedPayable | null> {
  for (const kind of kinds) {
    const found = await kind.lock(db, ordNo);
    if (found) return { ...found, kind };
  }
  return null;
}
