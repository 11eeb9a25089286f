import { couponsLeft } from '../../buying/coupon-issues.ts';
import type { couponIssues, coupons } from '../../db/schema/benefits.ts';
import { toDts } from '../../wire/dts.ts';

export type CouponStatus = 'USABLE' | 'USED' | 'EXPIRED';

export interface IssuedCoupon {
  issue: typeof couponIssues.$inferSelect;
  coupon: typeof coupons.$inferSelect;
}

export type CouponResponse = ReturnType<typeof toCoupon>;

/** The terms of a coupon, whoever holds it. */
export function toCouponTerms(coupon: IssuedCoupon['coupon']) {
  const { cpnNo, cpnNm, cpnTp, dscntTp, dscntVal, maxDscntPrc, minPrc, startDts, endDts, maxIsuCnt } = coupon;
  const terms = { cpnNo, cpnNm, cpnTp, dscntTp, dscntVal, maxDscntPrc, minPrc, maxIsuCnt, rmnCnt: couponsLeft(coupon) };
  return { ...terms, startDts: toDts(startDts), endDts: toDts(endDts) };
}

/** A coupon of a member, as responses show it. */
export function toCoupon({ issue, coupon }: IssuedCoupon, now: Date) {
  const { cpnIsuNo, isuDts, endDts, usedAt, ordNo } = issue;
  const ofMember = {
    cpnIsuNo,
    stat: statusOf(issue, now),
    isuDts: toDts(isuDts),
    usedDts: usedAt && toDts(usedAt),
    ordNo,
  };
  return { ...toCouponTerms(coupon), ...ofMember, endDts: toDts(endDts) };
}

/** A used coupon stays used after its end. */
function statusOf({ usedAt, endDts }: IssuedCoupon['issue'], now: Date): CouponStatus {
  if (usedAt !== null) return 'USED';
  return now < endDts ? 'USABLE' : 'EXPIRED';
}
