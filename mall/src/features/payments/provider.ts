import type { payments } from '../../db/schema/payments.ts';

/** An attempt to pay, as the mall keeps it. */
export type Attempt = typeof payments.$inferSelect;

/** Money that the provider took. */
export interface Money {
  /** Its number at the provider. */
  tid: string;
  /** Won. */
  amt: number;
  at: Date;
}

/** Money that the provider gave back, asked for or not. */
export interface MoneyBack {
  /** Its number at the provider. */
  no: string;
  /** The mall's number of a refund, as the provider repeats it; a person may have copied it. Null: the provider made it of itself. */
  ownNo: string | null;
  /** The money that it is a part of; null: the provider does not say. */
  ofTid: string | null;
  /** Won. */
  amt: number;
  at: Date;
}

/** An account that one attempt is paid to. */
export interface VirtualAccount {
  bankCd: string;
  bankNm: string;
  acctNo: string;
  acctNm: string;
  /** Until when a deposit counts. */
  due: Date;
}

/** The refund account for a payment without a card. */
export interface RefundAccount {
  bankCd: string;
  acctNo: string;
  acctNm: string;
}

/** A provider's response about an attempt. */
export interface ProviderResult {
  /** OPEN: nothing happened yet. APPROVED: the shopper agreed, and money is taken once it is confirmed. ACCOUNT: waits for a deposit. */
  stat: 'OPEN' | 'APPROVED' | 'PAID' | 'ACCOUNT' | 'REFUSED' | 'CLOSED';
  /** All money that it took for the attempt so far. */
  moneyList: readonly Money[];
  /** All that it gave back so far. */
  refundList: readonly MoneyBack[];
  /** By which an approved attempt is confirmed. */
  authToken: string | null;
  account: VirtualAccount | null;
  /** Why it was refused, in Korean. */
  message: string | null;
}

/** The form that a page posts to the provider. */
export interface ProviderForm {
  payUrl: string;
  params: { name: string; value: string }[];
}

/** Money that goes back: the whole of a sum, or a part of it. */
export interface RefundRequest {
  /** The provider gives back once for each number. */
  rfndNo: string;
  /** How often it answered this refund with an error: a repeat after that is a new call to it. */
  tryCnt: number;
  tid: string;
  amt: number;
  account: RefundAccount | null;
}

/** A card that is charged later without its holder. */
export interface BillingKey {
  /** The provider's key of it; a secret. */
  key: string;
  cardNm: string;
  /** Last four digits. */
  maskNo: string;
}

/**
 * A payment provider. Its calls go over the network: none is made inside of a transaction. Each throws `ProviderUnreachable`
 * without a response: then nothing is known, and it is called again.
 */
export interface PaymentProvider {
  readonly pgCd: string;
  /** The key of its notices' signatures; null: it does not sign in the contract's way. */
  readonly noticeKey: Uint8Array | null;
  /** The least that it takes by a method, in won. */
  leastPrice(payMthdCd: string): number;
  /** Begins an attempt. Throws `OpeningRefused` when the provider will never open it. */
  open(attempt: Attempt): Promise<ProviderForm>;
  lookUp(attempt: Attempt): Promise<ProviderResult>;
  /** Takes the money of an approved attempt, or issues its account. A repeat answers as the first did. */
  confirm(attempt: Attempt, authToken: string): Promise<ProviderResult>;
  /**
   * Gives money back; done too where it went back already. A repeat does nothing. Throws `RefundRefused` when the provider will
   * never do it, and `AccountWanted` when it needs another account, or one at all.
   */
  refund(attempt: Attempt, refund: RefundRequest): Promise<void>;
  /** Closes the virtual account of an attempt whose order ended or is paid otherwise. A repeat does nothing. */
  closeAccount(attempt: Attempt): Promise<void>;
  /** The key of a card that was registered by an attempt of 0 won or more (PM00108). Throws `OpeningRefused` for a card it never takes. */
  billingKey(attempt: Attempt, authToken: string): Promise<BillingKey>;
  /** Charges a card by its key. A repeat for the same attempt answers as the first did. */
  charge(attempt: Attempt, key: string): Promise<ProviderResult>;
}

/** No usable response: the result is unknown. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable';
}

/** The provider will not open this attempt. The message is its reason, in Korean. */
export class OpeningRefused extends Error {
  override readonly name = 'OpeningRefused';
}

/** The provider answered with an error that leaves the result unknown. */
export class ProviderUnclear extends ProviderUnreachable {
  /** The provider's code. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }

  /** A repeat with the same key would get this answer again. Not so while the first call is still processed. */
  get endsKey(): boolean {
    return this.code !== 'IDEMPOTENT_REQUEST_PROCESSING';
  }
}

/** The provider will not give this money back. A person has to look at it. */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused';
  /** The provider's code. */
  readonly code: string;

  constructor(code: string) {
    super(`The provider refuses a refund: ${code}.`);
    this.code = code;
  }
}

/** The money can only go to an account that its owner names. */
export class AccountWanted extends Error {
  override readonly name = 'AccountWanted';
}
