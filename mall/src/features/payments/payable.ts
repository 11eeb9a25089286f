import type { SQL } from 'drizzle-orm';
import type { MallContext, TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import type { NoticeContent } from '../../mail/notices.ts';
import type { ChosenMethod } from './methods.ts';

/** The data of an order that a payment needs. */
export interface PayableOrder {
  ordNo: string;
  mallId: string;
  memNo: string;
  payPrc: number;
  ordDts: Date;
  /** By the table of its kind. */
  ordStat: string;
  payDueDts: Date | null;
  /** Whether it waits for its payment, with reserved stock. */
  isHeld: boolean;
  /** Whether a card can be registered for it with 0 won, whatever else it waits for. */
  takesCard?: boolean;
}

/** Sum, method and end of the time to pay. */
export interface AwaitedPayment extends ChosenMethod {
  /** Won. */
  payPrc: number;
  payDueDts: Date;
}

/** The exact sum, or a card, that came with an attempt. */
export interface ReceivedPayment {
  ordNo: string;
  payNo: string;
  at: Date;
}

/** For any outcome but PAID nothing has changed, and the caller refunds the money. */
export type PaidOutcome = 'PAID' | 'PAID_BEFORE' | 'ENDED';

/** A refund that the payment provider made without being asked. */
export interface ProviderRefund {
  /** The provider's number of it. */
  no: string;
  /** Won. */
  amt: number;
  /** Whether the whole payment is refunded now. */
  isWhole: boolean;
}

/** What a message about money names, by label. */
export type AboutPayable = Record<'상품' | '주문번호', string>;

/**
 * Something that can be paid for. Every method runs in the caller's transaction. What a kind has no use for is missing: nothing
 * happens then, and a call that needs it answers 1404.
 */
export interface Payable<Locked extends PayableOrder = PayableOrder> {
  /** The field of a response that holds it. */
  field: 'order' | 'wlsOrd' | 'appl' | 'upl';
  /** Whether a member may wait for three virtual accounts alone. */
  limitsAccounts: boolean;
  /** Whether a payment with a billing key registers its card, rather than charging one. */
  registersCard: boolean;
  /** Whether an order without an attempt was paid with points. */
  takesPointsAlone?: boolean;
  /** Locks the row. Null if there is no such number. */
  lock(db: Transaction, ordNo: string): Promise<Locked | null>;
  /** The same as it is now, without a lock, as a part of a larger statement. */
  findIn(ordNo: string): SQL<PayableOrder | null>;
  /** The exact sum arrived. `locked`: what `lock` has returned in this transaction. */
  paid(context: TransactionContext, payment: ReceivedPayment, locked: Locked): Promise<PaidOutcome>;
  /** Changes the payment method. Throws STATE if it can no longer be paid. */
  changePayment?(context: TransactionContext, ordNo: string, method: ChosenMethod): Promise<AwaitedPayment>;
  /** As `changePayment`, for a method that passed its checks before. Throws nothing but STATE. */
  repeatPayment?(context: TransactionContext, ordNo: string, method: ChosenMethod): Promise<AwaitedPayment>;
  /** A virtual account was issued, and is open until `due`. */
  accountIssued?(context: TransactionContext, ordNo: string, due: Date): Promise<void>;
  /** Ends it as not paid. Does nothing if it is paid or has ended. */
  endUnpaid?(context: TransactionContext, ordNo: string): Promise<void>;
  /** Lets the sheet of an order be used again whose payment was refused. */
  reopenSheet?(db: Transaction, shtNo: string, ordNo: string): Promise<void>;
  /** The provider refunded money without being asked. */
  refunded?(context: TransactionContext, ordNo: string, refund: ProviderRefund): Promise<void>;
  /** Adds an entry to its history, which the member reads. */
  addHistory?(context: TransactionContext, ordNo: string, memo: string): Promise<void>;
  /** Posts a message about its money to who pays for it. */
  notify?(context: TransactionContext, ordNo: string, content: (about: AboutPayable) => NoticeContent): Promise<void>;
  /** The response of its own GET. */
  response?(context: MallContext, ordNo: string): Promise<object>;
}
