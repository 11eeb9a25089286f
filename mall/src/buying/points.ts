/** How points pay: from `minPnt` on, in steps of `unitPnt`. */
export const pointRule = { minPnt: 1_000, unitPnt: 10 } as const;

/** Whether points can be used in this amount at all, whatever is held or to be paid. */
export function isPointAmount(usePnt: number): boolean {
  return usePnt === 0 || (usePnt >= pointRule.minPnt && usePnt % pointRule.unitPnt === 0);
}

/** The most points that can pay a sum in won; 0 if that is less than the minimum. */
export function usablePoints(hldPnt: number, payable: number): number {
  const most = Math.min(hldPnt, payable);
  return most < pointRule.minPnt ? 0 : most - (most % pointRule.unitPnt);
}
