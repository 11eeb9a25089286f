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

/** Something that can be paid for. Every method runs in the caller's transaction. */
interface PayableKind {
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

const goodsOrder: PayableKind = {
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

/** Add another kind here. */
const kinds: readonly PayableKind[] = [goodsOrder, phoneOrder];

/** Finds and locks what a number belongs to, until the transaction ends. Null if it belongs to nothing. */
export async function lockByNumber(db: Transaction, ordNo: string): Promise<LockedPayable | null> {
  for (const kind of kinds) {
    const found = await kind.lock(db, ordNo);
    if (found) return { ...found, kind };
  }
  return null;
}
