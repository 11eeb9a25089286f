/** The coupon whose issue is asked for, as it stands. */
export interface IssuableCoupon {
  startDts: Date;
  endDts: Date;
  /** Null: as many as there are members. */
  maxIsuCnt: number | null;
  isuCnt: number;
}

/** Why a coupon is not issued, by the table of conflicts. */
export type IssueRefusal = 'DUPLICATE' | 'LIMIT' | 'COUPON';

/** Pieces that nobody has taken; null without a limit. */
export function couponsLeft({ maxIsuCnt, isuCnt }: Pick<IssuableCoupon, 'maxIsuCnt' | 'isuCnt'>): number | null {
  return maxIsuCnt === null ? null : Math.max(0, maxIsuCnt - isuCnt);
}

/** Null if the member can take it now. The start is included, the end is not. */
export function refusalOfIssue(coupon: IssuableCoupon, isHeld: boolean, now: Date): IssueRefusal | null {
  if (isHeld) return 'DUPLICATE';
  if (couponsLeft(coupon) === 0) return 'LIMIT';
  return now < coupon.startDts || now >= coupon.endDts ? 'COUPON' : null;
}

/** A code as typed, in the one form that is hashed: case, spaces and hyphens do not count. */
export function plainCode(typed: string): string {
  return typed.normalize('NFKC').toUpperCase().replaceAll(/[\s-]/gu, '');
}
