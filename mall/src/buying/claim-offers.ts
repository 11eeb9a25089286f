import { isBy, lastDayBeforeConfirmation, returnEnd } from './buying-times.ts';
import { isBrought, type ReceivingWay } from './delivery-groups.ts';
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

export interface ClaimableLine {
  itemStat: OrderState;
  rcvDts: Date | null;
  way: ReceivingWay;
  isMadeToOrder: boolean;
}

const kinds: readonly ClaimKind[] = ['CANCEL', 'EXCHANGE', 'RETURN'];

const claimable: Readonly<Record<ClaimKind, readonly OrderState[]>> = {
  CANCEL: ['OR00101', 'OR00102', 'OR00103'],
  EXCHANGE: ['OR00105', 'OR00302'],
  RETURN: ['OR00104', 'OR00105', 'OR00302', 'OR00106'],
};

/** Unsent goods can be neither faulty nor wrong: such reasons are accepted, but not offered. */
const reasonsToCancel: readonly ClaimReasonCode[] = ['CL00201', 'CL00202', 'CL00207'];

/** What a text message cannot be: other goods, or damaged on its way. */
const reasonsOfParcels: readonly ClaimReasonCode[] = ['CL00205', 'CL00206'];

/** All claims of a line that are possible now. */
export function claimOffers(line: ClaimableLine, now: Date): ClaimOffer[] {
  return kinds.flatMap((clmTp) => {
    return reasonsFor(line, clmTp)
      .filter((rsnCd) => isClaimable(line, clmTp, rsnCd, now))
      .map((rsnCd) => ({
        clmTp,
        rsnCd,
        payerTp: payerOf(line, clmTp, rsnCd),
        end: claimEnd(clmTp, rsnCd, line.rcvDts),
      }));
  });
}

function reasonsFor(line: ClaimableLine, clmTp: ClaimKind): readonly ClaimReasonCode[] {
  if (clmTp === 'CANCEL') return reasonsToCancel;
  return line.way === 'TEXT' ? claimReasons.filter((rsnCd) => !reasonsOfParcels.includes(rsnCd)) : claimReasons;
}

/**
 * Whether state and time of a line allow the claim. A text message is returned, never exchanged. What was made to order does not come
 * back without a fault of the seller.
 */
export function isClaimable(line: ClaimableLine, clmTp: ClaimKind, rsnCd: string, now: Date): boolean {
  if (clmTp === 'EXCHANGE' && line.way === 'TEXT') return false;
  if (clmTp !== 'CANCEL' && line.isMadeToOrder && !isSellersFault(rsnCd)) return false;
  const end = claimEnd(clmTp, rsnCd, line.rcvDts);
  return claimable[clmTp].includes(line.itemStat) && (end === null || isBy(now, end));
}

/** Who pays the return delivery: the seller for a fault of the seller. Null if nothing is sent back. */
export function payerOf(line: Pick<ClaimableLine, 'way'>, clmTp: ClaimKind, rsnCd: string): ClaimOffer['payerTp'] {
  if (clmTp === 'CANCEL' || !isBrought(line.way)) return null;
  return isSellersFault(rsnCd) ? 'SELLER' : 'BUYER';
}

/** No exchange after the last whole day before the automatic confirmation. */
function claimEnd(clmTp: ClaimKind, rsnCd: string, rcvDts: Date | null): Date | null {
  if (clmTp === 'CANCEL' || rcvDts === null) return null;
  const end = returnEnd(rcvDts, isSellersFault(rsnCd));
  const last = lastDayBeforeConfirmation(rcvDts);
  return clmTp === 'EXCHANGE' && end !== null && last < end ? last : end;
}
