/** `CL001..` of the contract, section 7. */
export const claimStates = {
  requested: 'CL00101',
  collecting: 'CL00102',
  checked: 'CL00103',
  done: 'CL00104',
  rejected: 'CL00105',
  withdrawn: 'CL00106',
} as const;

export type ClaimState = (typeof claimStates)[keyof typeof claimStates];

/** Events of a claim. The buyer withdraws; all others come from the shop. */
export type ClaimEvent = 'COLLECT' | 'CHECK' | 'FINISH' | 'REJECT' | 'WITHDRAW';

const transitions: Readonly<Record<ClaimState, Partial<Record<ClaimEvent, ClaimState>>>> = {
  CL00101: { COLLECT: 'CL00102', CHECK: 'CL00103', FINISH: 'CL00104', REJECT: 'CL00105', WITHDRAW: 'CL00106' },
  CL00102: { CHECK: 'CL00103', FINISH: 'CL00104', REJECT: 'CL00105' },
  CL00103: { FINISH: 'CL00104', REJECT: 'CL00105' },
  CL00104: {},
  CL00105: {},
  CL00106: {},
};

/** The state after an event. Null if this state does not allow the event. */
export function nextClaimState(state: ClaimState, event: ClaimEvent): ClaimState | null {
  return transitions[state][event] ?? null;
}

/** Final states. */
export const endedClaims = Object.values(claimStates).filter((state) => Object.keys(transitions[state]).length === 0);

/** `CL002..`: why a buyer cancels, exchanges or returns, and whether it is the seller's fault. */
const reasons = {
  CL00201: { isSellersFault: false },
  CL00202: { isSellersFault: false },
  CL00203: { isSellersFault: true },
  CL00204: { isSellersFault: true },
  CL00205: { isSellersFault: true },
  CL00206: { isSellersFault: true },
  CL00207: { isSellersFault: true },
} as const;

export type ClaimReasonCode = keyof typeof reasons;

export const claimReasons = Object.keys(reasons) as ClaimReasonCode[];

/** False for an unknown reason. */
export function isSellersFault(rsnCd: string): boolean {
  return claimReasons.some((each) => each === rsnCd && reasons[each].isSellersFault);
}
