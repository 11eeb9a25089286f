import type { Key } from '../../keys.ts';
import type { payments } from '../../db/schema/payments.ts';
import type { Move } from './reconciliation/compare-books.ts';

/** A stored attempt to pay. */
export type Attempt = typeof payments.$inferSelect;

/** Money that the provider took. */
export interface Money {
  /** Its number at the provider. */
  tid: string;
  /** Won. */
  amt: number;
  at: Date;
  /** The approval number that a receipt shows. Null if it has none, or the provider does not say. */
  apprNo: string | null;
}

/** Money that the provider refunded, requested or not. */
export interface MoneyBack {
  /** Its number at the provider. */
  no: string;
  /**
   * The mall's number of the refund, as the provider repeats it; an operator may have copied it. Null: the provider's own refund.
   */
  ownNo: string | null;
  /** The money that was refunded. Null if the provider does not say. */
  ofTid: string | null;
  /** Won. */
  amt: number;
  at: Date;
}

/** The account for the deposit of one attempt. */
export interface VirtualAccount {
  bankCd: string;
  bankNm: string;
  acctNo: string;
  acctNm: string;
  /** End of the time for deposits. */
  due: Date;
}

/** The refund account for a payment without a card. */
export interface RefundAccount {
  bankCd: string;
  acctNo: string;
  acctNm: string;
}

/** What a provider reports about an attempt. */
export interface ProviderResult {
  /** OPEN: nothing happened yet. APPROVED: the shopper agreed, and money is taken once it is confirmed. ACCOUNT: waits for a deposit. */
  stat: 'OPEN' | 'APPROVED' | 'PAID' | 'ACCOUNT' | 'REFUSED' | 'CLOSED';
  /** All money taken for the attempt so far. */
  moneyList: readonly Money[];
  /** All refunds so far. */
  refundList: readonly MoneyBack[];
  /** Confirms an approved attempt. */
  authToken: string | null;
  account: VirtualAccount | null;
  /** The reason of a refusal, in Korean. */
  message: string | null;
}

/** The form that a page posts to the provider. */
export interface ProviderForm {
  payUrl: string;
  params: { name: string; value: string }[];
}

/** A full or partial refund of some money. */
export interface RefundRequest {
  /** The provider refunds once for each number. */
  rfndNo: string;
  /** Number of error responses to this refund. A repeat after one is a new call to the provider. */
  tryCnt: number;
  tid: string;
  amt: number;
  account: RefundAccount | null;
}

/** A card that is charged later, without its holder. */
export interface BillingKey {
  /** The provider's key of it; a secret. */
  key: string;
  cardNm: string;
  /** Last four digits. */
  maskNo: string;
}

/**
 * A payment provider. Its calls use the network, so they are never made inside of a transaction. Each throws
 * `ProviderUnreachable` without a usable response: the result is unknown, and the call is repeated.
 */
export interface PaymentProvider {
  readonly pgCd: string;
  /** The key of its notices' signatures. Null if it does not sign as the contract says. */
  readonly noticeKey: Key | null;
  /** Whether it can open a method. One that it cannot open is neither offered nor taken. */
  opens(payMthdCd: string): boolean;
  /** Its minimum for a method, in won. */
  leastPrice(payMthdCd: string): number;
  /** Opens an attempt. Throws `OpeningRefused` for a final refusal. */
  open(attempt: Attempt): Promise<ProviderForm>;
  lookUp(attempt: Attempt): Promise<ProviderResult>;
  /** Takes the money of an approved attempt, or issues its account. A repeat returns the same result. */
  confirm(attempt: Attempt, authToken: string): Promise<ProviderResult>;
  /**
   * Refunds money. Succeeds if it was refunded before; a repeat does nothing. Throws `RefundRefused` for a final refusal, and
   * `AccountWanted` if it needs an account, or another one.
   */
  refund(attempt: Attempt, refund: RefundRequest): Promise<void>;
  /** Closes the virtual account of an attempt that has ended. A repeat does nothing. */
  closeAccount(attempt: Attempt): Promise<void>;
  /** The key of a card that was registered by an attempt of 0 won or more (PM00108). Throws `OpeningRefused` for a card it never takes. */
  billingKey(attempt: Attempt, authToken: string): Promise<BillingKey>;
  /** Charges a card by its key. A repeat for the same attempt returns the same result. */
  charge(attempt: Attempt, key: string): Promise<ProviderResult>;
  /** All payments and refunds in its books from an instant until another one, those that the mall does not know as well. */
  moves(from: Date, until: Date): Promise<Move[]>;
  /** What it pays out for payments that it counts on these days of Korea (yyyyMMdd). Null: it pays nothing out. */
  paidOut(firstDay: string, lastDay: string): Promise<PaidOut[] | null>;
}

/** What the shop gets of a payment, before the provider's fee. */
export interface PaidOut {
  /** The payment's number at the provider. */
  tid: string;
  payNo: string;
  /** Won. */
  amt: number;
}

/** No usable response: the result is unknown. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable';
}

/** A final refusal to open an attempt. The message is its reason, in Korean. */
export class OpeningRefused extends Error {
  override readonly name = 'OpeningRefused';
}

/** An error response that leaves the result unknown. */
export class ProviderUnclear extends ProviderUnreachable {
  /** The provider's code. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }

  /** Whether a repeat with the same key would get this response again: not while the first call is still processed. */
  get endsKey(): boolean {
    return this.code !== 'IDEMPOTENT_REQUEST_PROCESSING';
  }
}

/** A final refusal of a refund. An operator has to look at it. */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused';
  /** The provider's code. */
  readonly code: string;

  constructor(code: string) {
    super(`The provider refuses a refund: ${code}.`);
    this.code = code;
  }
}

/** The refund needs an account that the member names. */
export class AccountWanted extends Error {
  override readonly name = 'AccountWanted';
}
