import { endOfDay } from './buying-times.ts';

const lastSecondMs = 999;

/** The last instant of points that are good for some days: their last day is shown, and counts in full. */
export function pointsEnd(now: Date, days: number): Date {
  return new Date(endOfDay(now, days).getTime() + lastSecondMs);
}

/** Points are used from `minPnt` on, in steps of `unitPnt`. */
export const pointRule = { minPnt: 1_000, unitPnt: 10 } as const;

/** Whether the amount fits minimum and step. Does not look at the balance or the price. */
export function isPointAmount(usePnt: number): boolean {
  return usePnt === 0 || (usePnt >= pointRule.minPnt && usePnt % pointRule.unitPnt === 0);
}

/** The most points that can be used for a sum in won. 0 if that is below the minimum. */
export function usablePoints(hldPnt: number, payable: number): number {
  const most = Math.min(hldPnt, payable);
  return most < pointRule.minPnt ? 0 : most - (most % pointRule.unitPnt);
}
