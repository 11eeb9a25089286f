import { portion, sum } from './shares.ts';

/** The paid won and points of some pieces, and the points that they earn. */
export interface Paid {
  payPrc: number;
  usePnt: number;
  savePnt: number;
}

/** Splits the payment of `qty` pieces: a floored part for the claimed ones, the rest for the others. */
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
  /** Its fee before the free limit, which is also the return fee. */
  stdDlvPrc: number;
  /** Whether the claim ends its last open line: then the fee is refunded. */
  isEnded: boolean;
  /** Whether the buyer pays for its way back. */
  paysReturn: boolean;
}

/** A part of a refund, in won: goods, delivery, or the way back, which is negative. */
export interface RefundPart {
  tp: 'GOODS' | 'DLV' | 'RTN_DLV';
  prc: number;
}

export interface Refund {
  rfndPrc: number;
  /** Adds up to `rfndPrc`; no part is 0. */
  rfndList: RefundPart[];
  rstrPnt: number;
  /** The buyer's return fee, already deducted from `rfndPrc` as far as possible. */
  rtnDlvPrc: number;
}

/** For a group with free delivery. */
const standardReturnFee = 3_000;

/** The refund of a claim. */
export function refundOf(items: readonly Paid[], groups: readonly ClaimedGroup[]): Refund {
  const ended = groups.filter(({ isEnded }) => isEnded);
  const goodsPrc = sum(items.map(({ payPrc }) => payPrc));
  const dlvPrc = sum(ended.map(({ payPrc }) => payPrc));
  const sentBack = groups.filter(({ paysReturn }) => paysReturn);
  const rtnDlvPrc = sum(sentBack.map(({ stdDlvPrc }) => stdDlvPrc || standardReturnFee));
  return {
    ...partsOf(goodsPrc, dlvPrc, Math.min(rtnDlvPrc, goodsPrc + dlvPrc)),
    rstrPnt: sum([...items, ...ended].map(({ usePnt }) => usePnt)),
    rtnDlvPrc,
  };
}

/** A refund gives no more than is left of what was paid. What is missing is missing of the goods first. */
export function withinLeft(refund: Refund, left: number): Refund {
  const partOf = (tp: RefundPart['tp']) => refund.rfndList.find((part) => part.tp === tp)?.prc ?? 0;
  const missing = Math.max(0, refund.rfndPrc - left);
  const ofGoods = Math.min(missing, partOf('GOODS'));
  const parts = partsOf(partOf('GOODS') - ofGoods, partOf('DLV') - (missing - ofGoods), -partOf('RTN_DLV'));
  return { ...refund, ...parts };
}

/** The refund without any money: nothing was paid, or only pieces are exchanged. */
export function withoutMoney(refund: Refund): Refund {
  return { ...refund, rfndPrc: 0, rfndList: [] };
}

/** `returnFee`: what is deducted for the way back. */
function partsOf(goodsPrc: number, dlvPrc: number, returnFee: number): Pick<Refund, 'rfndPrc' | 'rfndList'> {
  const parts: RefundPart[] = [
    { tp: 'GOODS', prc: goodsPrc },
    { tp: 'DLV', prc: dlvPrc },
    { tp: 'RTN_DLV', prc: -returnFee },
  ];
  return { rfndPrc: goodsPrc + dlvPrc - returnFee, rfndList: parts.filter(({ prc }) => prc !== 0) };
}

const daysOfYear = 365;

/**
 * The interest that a late refund of `amt` won costs the shop in addition, in won, for these days at this yearly rate.
 */
export function lateInterest(amt: number, days: number, percent: number): number {
  return Math.floor((amt * percent * days) / (100 * daysOfYear));
}
