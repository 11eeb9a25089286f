/** Most won of one payment and of one order: their columns and the provider take no more. */
export const mostPaidWon = 2_000_000_000;

/** The states of an attempt to pay (contract, section 8). */
export type PaymentState = 'READY' | 'PENDING' | 'WAIT' | 'PAID' | 'FAIL' | 'CANCEL' | 'PART_REFUND' | 'REFUND';

/** Events of an attempt. Only the payment provider is trusted. */
export type PaymentEvent =
  | 'RETURNED_WITHOUT_RESULT'
  | 'CONFIRMED'
  | 'ACCOUNT_ISSUED'
  | 'REFUSED'
  | 'CLOSED'
  | 'DEPOSITED'
  | 'ACCOUNT_DUE_PASSED'
  | 'REFUNDED_IN_PART'
  | 'REFUNDED_IN_FULL';

const transitions: Readonly<Record<PaymentState, Partial<Record<PaymentEvent, PaymentState>>>> = {
  READY: {
    RETURNED_WITHOUT_RESULT: 'PENDING',
    CONFIRMED: 'PAID',
    ACCOUNT_ISSUED: 'WAIT',
    REFUSED: 'FAIL',
    CLOSED: 'CANCEL',
    REFUNDED_IN_FULL: 'REFUND',
  },
  PENDING: {
    CONFIRMED: 'PAID',
    ACCOUNT_ISSUED: 'WAIT',
    REFUSED: 'FAIL',
    CLOSED: 'CANCEL',
    REFUNDED_IN_FULL: 'REFUND',
  },
  WAIT: { DEPOSITED: 'PAID', ACCOUNT_DUE_PASSED: 'CANCEL', CLOSED: 'CANCEL' },
  PAID: { REFUNDED_IN_PART: 'PART_REFUND', REFUNDED_IN_FULL: 'REFUND' },
  PART_REFUND: { REFUNDED_IN_PART: 'PART_REFUND', REFUNDED_IN_FULL: 'REFUND' },
  // Money for an ended attempt is refunded in full.
  FAIL: { REFUNDED_IN_FULL: 'REFUND' },
  CANCEL: { REFUNDED_IN_FULL: 'REFUND' },
  REFUND: {},
};

/** The state after an event. Null if it changes nothing: a repeat, or an event that came too late. */
export function nextPaymentState(state: PaymentState, event: PaymentEvent): PaymentState | null {
  return transitions[state][event] ?? null;
}

/** Whether an attempt may still be paid. An order has one such attempt at most. */
export function isOpenAttempt(state: PaymentState): boolean {
  return state === 'READY' || state === 'PENDING' || state === 'WAIT';
}

/** Whether an attempt is paid, and not refunded in full. */
export function isPaidAttempt(state: PaymentState): boolean {
  return state === 'PAID' || state === 'PART_REFUND';
}
