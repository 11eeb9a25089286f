import type { OrderPhase, PhoneOrderStatus, SubscriptionStatus } from '../../graphql/__generated__/schema-types.ts';
import { fromCode } from '../../upstream/wire.ts';

export const phoneOrderStatuses: Readonly<Record<string, PhoneOrderStatus>> = {
  WL00101: 'RECEIVED',
  WL00102: 'IN_REVIEW',
  WL00103: 'DOCUMENTS_REQUESTED',
  WL00104: 'AWAITING_OPENING',
  WL00105: 'SHIPPING',
  WL00106: 'OPENED',
  WL00201: 'CANCELLED',
  WL00202: 'REFUSED',
  WL00203: 'WITHDRAWN',
};

export const subscriptionStatuses: Readonly<Record<string, SubscriptionStatus>> = {
  SB00101: 'APPLYING',
  SB00102: 'TRIAL',
  SB00103: 'ACTIVE',
  SB00104: 'PAUSED',
  SB00105: 'OVERDUE',
  SB00106: 'ENDING',
  SB00201: 'ENDED',
  SB00202: 'FAILED',
};

/** The states of all kinds of orders. */
const codes: Readonly<Record<OrderPhase, readonly string[]>> = {
  AWAITING_PAYMENT: ['OR00101', 'SB00101'],
  PREPARING: [
    'OR00102',
    'OR00103',
    'WL00101',
    'WL00102',
    'WL00103',
    'WL00104',
    'SB00102',
    'SB00103',
    'SB00104',
    'SB00105',
    'SB00106',
  ],
  SHIPPING: ['OR00104', 'WL00105'],
  DELIVERED: ['OR00105', 'OR00301', 'OR00302'],
  COMPLETED: ['OR00106', 'WL00106', 'SB00201'],
  CANCELLED_OR_RETURNED: [
    'OR00201',
    'OR00202',
    'OR00401',
    'OR00402',
    'OR00901',
    'WL00201',
    'WL00202',
    'WL00203',
    'SB00202',
  ],
};

export const orderPhases = Object.keys(codes) as OrderPhase[]; // the keys of `codes`

const phases = Object.fromEntries(
  Object.entries(codes).flatMap(([phase, states]) => states.map((state) => [state, phase as OrderPhase])), // a key of `codes`
);

/** How far an order in this state is. */
export function toPhase(state: string | null): OrderPhase | null {
  return fromCode(phases, state, 'ordStat');
}

/** States of a claim that is open, or that ended an item or the order. */
const claimStates = ['OR00201', 'OR00202', 'OR00301', 'OR00302', 'OR00401', 'OR00402', 'WL00201', 'WL00203'] as const;

/** States of a claim that is under way. */
const openClaimStates = ['OR00201', 'OR00301', 'OR00401'] as const;

interface StateFilter {
  phase: OrderPhase | null;
  hasClaim: boolean;
  hasOpenClaim: boolean;
}

/** The states of a phase, of claims, or of both, as the list of orders takes them. Null: all. */
export function statesOf({ phase, hasClaim, hasOpenClaim }: StateFilter): string | null {
  const states = new Set([
    ...(phase ? codes[phase] : []),
    ...(hasClaim ? claimStates : []),
    ...(hasOpenClaim ? openClaimStates : []),
  ]);
  return states.size > 0 ? [...states].join() : null;
}
