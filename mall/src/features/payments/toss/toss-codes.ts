/**
 * What an error of Toss Payments says of a call. FINAL: it did not happen and never will. AGAIN: nothing is known, so the
 * payment is looked up and the call repeated. OURS: it did not happen because of our settings or contract, so an operator has
 * to look; nothing ends meanwhile.
 */
export type TossOutcome = 'FINAL' | 'AGAIN' | 'OURS';

interface TossCode {
  /** The HTTP status that its documentation names. */
  status: number;
  outcome: TossOutcome;
}

const final = (status: number): TossCode => ({ status, outcome: 'FINAL' });
const again = (status: number): TossCode => ({ status, outcome: 'AGAIN' });
const ours = (status: number): TossCode => ({ status, outcome: 'OURS' });

/** Its documented codes of confirmations, charges, cancels, openings and keys of cards. */
export const tossCodes: Readonly<Record<string, TossCode>> = {
  BELOW_MINIMUM_AMOUNT: final(400),
  EXCEED_CANCEL_AMOUNT_DISCOUNT_AMOUNT: final(400),
  EXCEED_CANCEL_LIMIT: final(403),
  EXCEED_MAX_AMOUNT: final(400),
  EXCEED_MAX_AUTH_COUNT: final(403),
  EXCEED_MAX_CARD_INSTALLMENT_PLAN: final(400),
  EXCEED_MAX_DAILY_PAYMENT_COUNT: final(400),
  EXCEED_MAX_MONTHLY_PAYMENT_AMOUNT: final(400),
  EXCEED_MAX_ONE_DAY_AMOUNT: final(403),
  EXCEED_MAX_ONE_DAY_WITHDRAW_AMOUNT: final(400),
  EXCEED_MAX_ONE_TIME_WITHDRAW_AMOUNT: final(400),
  EXCEED_MAX_PAYMENT_AMOUNT: final(400),
  EXCEED_MAX_REFUND_DUE: final(403),
  FDS_ERROR: final(403),
  FORBIDDEN_BANK_REFUND_REQUEST: final(400),
  INVALID_ACCOUNT_INFO_RE_REGISTER: final(400),
  INVALID_BANK: final(400),
  INVALID_BILL_KEY_REQUEST: final(400),
  INVALID_CARD_EXPIRATION: final(400),
  INVALID_CARD_INSTALLMENT_PLAN: final(400),
  INVALID_CARD_LOST_OR_STOLEN: final(400),
  INVALID_CARD_NUMBER: final(400),
  INVALID_PASSWORD: final(403),
  INVALID_REFUND_ACCOUNT_INFO: final(400),
  INVALID_REFUND_ACCOUNT_NUMBER: final(400),
  INVALID_REJECT_CARD: final(400),
  INVALID_STOPPED_CARD: final(400),
  NOT_ALLOWED_PARTIAL_REFUND: final(403),
  NOT_ALLOWED_PARTIAL_REFUND_WAITING_DEPOSIT: final(403),
  NOT_ALLOWED_POINT_USE: final(400),
  NOT_AVAILABLE_PAYMENT: final(400),
  NOT_CANCELABLE_AMOUNT: final(403),
  NOT_CANCELABLE_PAYMENT: final(403),
  NOT_CANCELABLE_PAYMENT_FOR_DORMANT_USER: final(403),
  NOT_FOUND_PAYMENT_SESSION: final(404),
  NOT_REGISTERED_CARD_COMPANY: final(400),
  NOT_SUPPORTED_CARD_TYPE: final(400),
  NOT_SUPPORTED_INSTALLMENT_PLAN_CARD_OR_MERCHANT: final(400),
  NOT_SUPPORTED_MONTHLY_INSTALLMENT_PLAN: final(400),
  REFUND_REJECTED: final(400),
  REJECT_ACCOUNT_PAYMENT: final(403),
  REJECT_CARD_COMPANY: final(403),
  REJECT_CARD_PAYMENT: final(403),
  REJECT_TOSSPAY_INVALID_ACCOUNT: final(403),
  RESTRICTED_TRANSFER_ACCOUNT: final(400),

  // The call may have had its effect before: only a query shows it.
  ALREADY_CANCELED_PAYMENT: again(400),
  ALREADY_COMPLETED_PAYMENT: again(400),
  ALREADY_PROCESSED_PAYMENT: again(400),
  ALREADY_PROCESSING_REQUEST: again(400),
  ALREADY_REFUNDING_PAYMENT: again(400),
  ALREADY_REFUND_PAYMENT: again(400),
  CARD_PROCESSING_ERROR: again(400),
  COMMON_ERROR: again(500),
  DUPLICATED_ORDER_ID: again(400),
  DUPLICATED_REQUEST: again(400),
  FAILED_BILLING_AUTO_CANCEL: again(500),
  FAILED_DB_PROCESSING: again(500),
  FAILED_INTERNAL_SYSTEM_PROCESSING: again(500),
  FAILED_METHOD_HANDLING_CANCEL: again(500),
  FAILED_PARTIAL_REFUND: again(500),
  FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING: again(500),
  FAILED_REFUND_PROCESS: again(500),
  FORBIDDEN_CONSECUTIVE_REQUEST: again(403),
  IDEMPOTENT_REQUEST_PROCESSING: again(409),
  NOT_AVAILABLE_BANK: again(403),
  NOT_FOUND_PAYMENT: again(404),
  NOT_MATCHES_REFUNDABLE_AMOUNT: again(400),
  PROVIDER_ERROR: again(400),
  UNKNOWN_PAYMENT_ERROR: again(500),

  FORBIDDEN_REQUEST: ours(403),
  INCORRECT_BASIC_AUTH_FORMAT: ours(403),
  INVALID_API_KEY: ours(400),
  INVALID_AUTHORIZE_AUTH: ours(400),
  INVALID_CUSTOMER_KEY: ours(400),
  INVALID_IDEMPOTENCY_KEY: ours(400),
  INVALID_REQUEST: ours(400),
  INVALID_UNREGISTERED_SUBMALL: ours(400),
  NOT_FOUND_TERMINAL_ID: ours(400),
  NOT_MATCHES_CUSTOMER_KEY: ours(400),
  NOT_REGISTERED_BUSINESS: ours(400),
  UNAPPROVED_ORDER_ID: ours(400),
  UNAUTHORIZED_KEY: ours(401),
};

/** By the status first: a 409 of a repeat, a 429 and a 5xx say nothing of the payment. An unknown code is AGAIN. */
export function outcomeOf(code: string, status: number): TossOutcome {
  if (status === 401) return 'OURS';
  if (status < 400 || status >= 500 || status === 408 || status === 409 || status === 429) return 'AGAIN';
  return tossCodes[code]?.outcome ?? 'AGAIN';
}
