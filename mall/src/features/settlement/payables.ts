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

/** A kind of thing that is paid for. Everything here runs in the caller's transaction. */
interface PayableKind {
  /** Locks it; null: no such number. */
  lock(db: Transaction, ordNo: string): Promise<PayableOrder | null>;
  /** Takes another way to pay; refuses with STATE when it cannot be paid any more. */
  changePayment(context: TransactionContext, ordNo: string, method: ChosenMethod): Promise<AwaitedPayment>;
  /** Takes a way to pay that was taken before; refuses with STATE alone. */
  repeatPayment: PayableKind['changePayment'];
  /** Exact money arrived. All but PAID: nothing changed, and the money goes back. */
  paid(context: TransactionContext, ordNo: string, payNo: string, at: Date): Promise<'PAID' | 'PAID_BEFORE' | 'ENDED'>;
  /** An account was issued, which is open until `due`. */
  accountIssued(context: TransactionContext, ordNo: string, due: Date): Promise<void>;
  /** Ends it unpaid. Nothing happens when it is paid or has ended. */
  endUnpaid(context: TransactionContext, ordNo: string): Promise<void>;
  /** The provider gave money back of itself. */
  refunded(context: TransactionContext, ordNo: string, refund: ProviderRefund): Promise<void>;
  /** Tells its member something in its history. */
  addHistory(context: TransactionContext, ordNo: string, memo: string): Promise<void>;
  /** It as its own GET answers it. */
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

/** A kind that can be paid for is added here. */
const kinds: readonly PayableKind[] = [goodsOrder];

/** Locks what a number belongs to, until the transaction ends; null: nothing. */
export async function lockByNumber(db: Transaction, ordNo: string): Promise<LockedPayable | null> {
  for (const kind of kinds) {
    const found = await kind.lock(db, ordNo);
    if (found) return { ...found, kind };
  }
  return null;
}
