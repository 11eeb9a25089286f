import { portion, sum } from './shares.ts';

/** The price of some pieces, in won and in points, and the points that they earn. */
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
  /** The price of its delivery, islands included. */
  payPrc: number;
  usePnt: number;
  /** Its fee before the free limit: what the way back costs. */
  stdDlvPrc: number;
  /** Whether the claim ends its last open line: then the fee is refunded. */
  isEnded: boolean;
}

export interface Refund {
  rfndPrc: number;
  rstrPnt: number;
  /** The buyer's return fee, already deducted from `rfndPrc` as far as possible. */
  rtnDlvPrc: number;
}

/** For a group with free delivery. */
const standardReturnFee = 3_000;

/** The refund of a claim. The buyer pays for returned goods without a fault of the seller. */
export function refundOf(items: readonly Paid[], groups: readonly ClaimedGroup[], paysReturn: boolean): Refund {
  const givenBack = [...items, ...groups.filter(({ isEnded }) => isEnded)];
  const rtnDlvPrc = paysReturn ? sum(groups.map(({ stdDlvPrc }) => stdDlvPrc || standardReturnFee)) : 0;
  return {
    rfndPrc: Math.max(0, sum(givenBack.map(({ payPrc }) => payPrc)) - rtnDlvPrc),
    rstrPnt: sum(givenBack.map(({ usePnt }) => usePnt)),
    rtnDlvPrc,
  };
}

/** A refund gives no more than is left of what was paid. */
export function withinLeft<Given extends Refund>(refund: Given, left: number): Given {
  return { ...refund, rfndPrc: Math.min(refund.rfndPrc, left) };
}

const daysOfYear = 365;

/**
 * The interest that a late refund of `amt` won costs the shop in addition, in won, for these days at this yearly rate.
 */
export function lateInterest(amt: number, days: number, percent: number): number {
  return Math.floor((amt * percent * days) / (100 * daysOfYear));
}
