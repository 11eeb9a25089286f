import { isBy, lastDayBeforeConfirmation, returnEnd } from './buying-times.ts';
import { claimReasons, isSellersFault, type ClaimReasonCode } from './claim-states.ts';
import type { OrderState } from './order-states.ts';

type ClaimKind = 'CANCEL' | 'EXCHANGE' | 'RETURN';

/** A reason for a claim that is valid now. */
export interface ClaimOffer {
  clmTp: ClaimKind;
  rsnCd: ClaimReasonCode;
  /** Who pays the return delivery. Null if nothing is sent back. */
  payerTp: 'BUYER' | 'SELLER' | null;
  /** The last second for the claim. Null if there is no end yet. */
  end: Date | null;
}

interface ClaimableLine {
  itemStat: OrderState;
  rcvDts: Date | null;
}

const kinds: readonly ClaimKind[] = ['CANCEL', 'EXCHANGE', 'RETURN'];

const claimable: Readonly<Record<ClaimKind, readonly OrderState[]>> = {
  CANCEL: ['OR00101', 'OR00102', 'OR00103'],
  EXCHANGE: ['OR00105', 'OR00302'],
  RETURN: ['OR00104', 'OR00105', 'OR00302', 'OR00106'],
};

/** Unsent goods can be neither faulty nor wrong: such reasons are accepted, but not offered. */
const reasonsToCancel: readonly ClaimReasonCode[] = ['CL00201', 'CL00202', 'CL00207'];

/** All claims of a line that are possible now. */
export function claimOffers(line: ClaimableLine, now: Date): ClaimOffer[] {
  return kinds.flatMap((clmTp) => {
    const reasons = clmTp === 'CANCEL' ? reasonsToCancel : claimReasons;
    return reasons
      .filter((rsnCd) => isClaimable(line, clmTp, rsnCd, now))
      .map((rsnCd) => ({ clmTp, rsnCd, payerTp: payerOf(clmTp, rsnCd), end: claimEnd(clmTp, rsnCd, line.rcvDts) }));
  });
}

/** Whether state and time of a line allow the claim. */
export function isClaimable(line: ClaimableLine, clmTp: ClaimKind, rsnCd: string, now: Date): boolean {
  const end = claimEnd(clmTp, rsnCd, line.rcvDts);
  return claimable[clmTp].includes(line.itemStat) && (end === null || isBy(now, end));
}

/** Who pays the return delivery: the seller for a fault of the seller. Null if nothing is sent back. */
export function payerOf(clmTp: ClaimKind, rsnCd: string): ClaimOffer['payerTp'] {
  if (clmTp === 'CANCEL') return null;
  return isSellersFault(rsnCd) ? 'SELLER' : 'BUYER';
}

/** No exchange after the last whole day before the automatic confirmation. */
function claimEnd(clmTp: ClaimKind, rsnCd: string, rcvDts: Date | null): Date | null {
  if (clmTp === 'CANCEL' || rcvDts === null) return null;
  const end = returnEnd(rcvDts, isSellersFault(rsnCd));
  const last = lastDayBeforeConfirmation(rcvDts);
  return clmTp === 'EXCHANGE' && end !== null && last < end ? last : end;
}
