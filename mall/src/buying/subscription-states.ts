/** `SB00...` of the contract, section 13. */
export const subscriptionStates = {
  applying: 'SB00101',
  trial: 'SB00102',
  active: 'SB00103',
  paused: 'SB00104',
  overdue: 'SB00105',
  cancelled: 'SB00106',
  ended: 'SB00201',
  failed: 'SB00202',
} as const;

export type SubscriptionState = (typeof subscriptionStates)[keyof typeof subscriptionStates];

const allStates = Object.values(subscriptionStates);

/** Whether a code is a state of a subscription. */
export function isSubscriptionState(code: string): code is SubscriptionState {
  return allStates.some((state) => state === code);
}

export type SubscriptionEvent =
  | 'CARD_REGISTERED'
  | 'TRIAL_BEGUN'
  | 'NOT_DONE'
  | 'CONSENT'
  | 'NO_CONSENT'
  | 'SKIP'
  | 'PAUSE'
  | 'RESUME'
  | 'CHARGE_REFUSED'
  | 'CHARGE_PAID'
  | 'GIVEN_UP'
  | 'CANCEL'
  | 'TERM_ENDED';

const transitions: Readonly<Record<SubscriptionState, Partial<Record<SubscriptionEvent, SubscriptionState>>>> = {
  SB00101: { CARD_REGISTERED: 'SB00103', TRIAL_BEGUN: 'SB00102', NOT_DONE: 'SB00202' },
  SB00102: { CONSENT: 'SB00103', NO_CONSENT: 'SB00201', CANCEL: 'SB00106' },
  SB00103: {
    SKIP: 'SB00103',
    PAUSE: 'SB00104',
    CHARGE_PAID: 'SB00103',
    CHARGE_REFUSED: 'SB00105',
    CANCEL: 'SB00106',
  },
  // A charge that was sent before the pause may be answered in it.
  SB00104: { RESUME: 'SB00103', CHARGE_PAID: 'SB00104', CHARGE_REFUSED: 'SB00104', CANCEL: 'SB00106' },
  SB00105: { CHARGE_PAID: 'SB00103', CHARGE_REFUSED: 'SB00105', GIVEN_UP: 'SB00201', CANCEL: 'SB00106' },
  SB00106: { TERM_ENDED: 'SB00201' },
  SB00201: {},
  SB00202: {},
};

/** The state after an event. Null if this state does not allow it. */
export function nextSubscriptionState(state: SubscriptionState, event: SubscriptionEvent): SubscriptionState | null {
  return transitions[state][event] ?? null;
}

/** Whether it may still be charged. */
export function isLive(state: SubscriptionState): boolean {
  return state === 'SB00103' || state === 'SB00105';
}
