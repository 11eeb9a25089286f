import { portion, sum } from './shares.ts';

/** What was paid for some pieces, in won and in points, and the points that they earn. */
export interface Paid {
  payPrc: number;
  usePnt: number;
  savePnt: number;
}

/** Splits what was paid for `qty` pieces: the claimed ones take their floored part, the others keep the rest. */
export function splitPaid(paid: Paid, qty: number, claimedQty: number): { claimed: Paid; kept: Paid } {
  const claimed = {
    payPrc: portion(paid.payPrc, claimedQty, qty),
    usePnt: portion(paid.usePnt, claimedQty, qty),
    savePnt: portion(paid.savePnt, claimedQty, qty),
  };
  const kept = {
    payPrc: paid.payPrc - claimed.payPrc,
    usePnt: paid.usePnt - claimed.usePnt,
    savePnt: paid.savePnt - claimed.savePnt,
  };
  return { claimed, kept };
}

/** A delivery group that a claim touches. */
export interface ClaimedGroup {
  /** What was paid for its delivery, islands included. */
  payPrc: number;
  usePnt: number;
  /** Its fee before the free limit: what the way back costs. */
  stdDlvPrc: number;
  /** Whether the claim ends its last open line: then the fee is given back. */
  isEnded: boolean;
}

export interface Refund {
  rfndPrc: number;
  rstrPnt: number;
  /** What the buyer pays for the way back, already taken off `rfndPrc` as far as that goes. */
  rtnDlvPrc: number;
}

/** Of a group whose delivery costs nothing anyway. */
const standardReturnFee = 3_000;

/** What a claim gives back. The way back is the buyer's to pay for when goods are returned without a fault of the seller's. */
export function refundOf(items: readonly Paid[], groups: readonly ClaimedGroup[], paysReturn: boolean): Refund {
  const givenBack = [...items, ...groups.filter(({ isEnded }) => isEnded)];
  const rtnDlvPrc = paysReturn ? sum(groups.map(({ stdDlvPrc }) => stdDlvPrc || standardReturnFee)) : 0;
  return {
    rfndPrc: Math.max(0, sum(givenBack.map(({ payPrc }) => payPrc)) - rtnDlvPrc),
    rstrPnt: sum(givenBack.map(({ usePnt }) => usePnt)),
    rtnDlvPrc,
  };
}

const daysOfYear = 365;

/** What a refund of `amt` won that is some days late costs the shop beside it, in won, at so many percent a year. */
export function lateInterest(amt: number, days: number, percent: number): number {
  return Math.floor((amt * percent * days) / (100 * daysOfYear));
}
