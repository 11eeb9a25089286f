/** `WL001..` of the contract, section 9. */
export const phoneOrderStates = {
  received: 'WL00101',
  inReview: 'WL00102',
  documentsAsked: 'WL00103',
  awaitingOpening: 'WL00104',
  shipping: 'WL00105',
  opened: 'WL00106',
  cancelled: 'WL00201',
  refused: 'WL00202',
  withdrawn: 'WL00203',
} as const;

export type PhoneOrderState = (typeof phoneOrderStates)[keyof typeof phoneOrderStates];

/**
 * Events of a phone order. The member gives documents, cancels and withdraws; all others come from the shop and the clock.
 * UNPAID: what was to be paid or registered was not. RECEIVE changes no state: an eSIM may be opened before the phone is there.
 */
export type PhoneOrderEvent =
  | 'REVIEW'
  | 'UNPAID'
  | 'ASK_DOCUMENTS'
  | 'PASS'
  | 'REFUSE'
  | 'GIVE_DOCUMENTS'
  | 'DOCUMENTS_DUE_PASSED'
  | 'SEND'
  | 'RECEIVE'
  | 'OPEN'
  | 'CANCEL'
  | 'WITHDRAW';

const CANCEL = 'WL00201';

const transitions: Readonly<Record<PhoneOrderState, Partial<Record<PhoneOrderEvent, PhoneOrderState>>>> = {
  WL00101: { REVIEW: 'WL00102', UNPAID: 'WL00201', CANCEL },
  WL00102: { ASK_DOCUMENTS: 'WL00103', PASS: 'WL00104', REFUSE: 'WL00202', CANCEL },
  WL00103: { GIVE_DOCUMENTS: 'WL00102', DOCUMENTS_DUE_PASSED: 'WL00201', CANCEL },
  WL00104: { SEND: 'WL00105', CANCEL },
  WL00105: { RECEIVE: 'WL00105', OPEN: 'WL00106', CANCEL },
  WL00106: { RECEIVE: 'WL00106', WITHDRAW: 'WL00203' },
  WL00201: {},
  WL00202: {},
  WL00203: {},
};

/** What decides whether an event is possible. */
export interface PhoneOrderMoment {
  stat: PhoneOrderState;
  /** Whether a payment or a card is waited for. */
  isAwaited: boolean;
  rcvDts: Date | null;
}

/** The state after an event. Null if it is not possible. Review begins after the payment, and a phone arrives once. */
export function nextPhoneOrderState(
  { stat, isAwaited, rcvDts }: PhoneOrderMoment,
  event: PhoneOrderEvent,
): PhoneOrderState | null {
  if (event === 'REVIEW' && isAwaited) return null;
  if (event === 'UNPAID' && !isAwaited) return null;
  if (event === 'RECEIVE' && rcvDts !== null) return null;
  return transitions[stat][event] ?? null;
}

/** States in which a contract is under way. */
export const openPhoneOrderStates: readonly PhoneOrderState[] = ['WL00101', 'WL00102', 'WL00103', 'WL00104', 'WL00105'];

/** Where the phone of an order is: a cancelled or refused one is free, one that was sent is sold for good. */
export function stockPlaceOf(stat: PhoneOrderState): 'HELD' | 'SOLD' | 'FREE' {
  if (stat === 'WL00201' || stat === 'WL00202') return 'FREE';
  return stat === 'WL00105' || stat === 'WL00106' || stat === 'WL00203' ? 'SOLD' : 'HELD';
}

export function isPhoneOrderState(code: string): code is PhoneOrderState {
  return code in transitions;
}
