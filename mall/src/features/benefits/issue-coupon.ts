import { and, eq, sql } from 'drizzle-orm';
import { couponsLeft, refusalOfIssue } from '../../buying/coupon-issues.ts';
import type { TransactionContext } from '../../context.ts';
import { couponIssues, coupons } from '../../db/schema/benefits.ts';
import { conflict } from '../../http/refusal.ts';
import { newNumber } from '../../security/numbers.ts';
import { toCoupon, type CouponResponse } from './coupon.ts';

/**
 * Gives a coupon to a locked member. The row of the coupon is locked as well, so that there are never more pieces than its limit,
 * and never two for a member.
 */
export async function issueCoupon(
  { db, now }: TransactionContext,
  memNo: string,
  cpnNo: string,
): Promise<CouponResponse> {
  const at = now();
  const [coupon] = await db.select().from(coupons).where(eq(coupons.cpnNo, cpnNo)).for('update');
  if (!coupon) throw new Error(`There is no coupon ${cpnNo}.`);
  const [held] = await db
    .select({ cpnIsuNo: couponIssues.cpnIsuNo })
    .from(couponIssues)
    .where(and(eq(couponIssues.cpnNo, cpnNo), eq(couponIssues.memNo, memNo)));
  switch (refusalOfIssue(coupon, held !== undefined, at)) {
    case 'DUPLICATE':
      throw conflict('이미 받은 쿠폰이에요.', { rsnCd: 'DUPLICATE', no: held?.cpnIsuNo ?? '' });
    case 'LIMIT':
      // A code for one person that is gone was used by somebody else.
      if (coupon.cpnCodeHash !== null && coupon.maxIsuCnt === 1)
        throw conflict('이미 사용된 쿠폰 코드예요.', { rsnCd: 'COUPON', cpnNo });
      throw conflict('준비한 쿠폰이 모두 나갔어요.', { rsnCd: 'LIMIT', max: coupon.maxIsuCnt ?? 0 });
    case 'COUPON':
      throw conflict('지금은 받을 수 없는 쿠폰이에요. 받을 수 있는 기간을 확인해주세요.', { rsnCd: 'COUPON', cpnNo });
    case null:
      break;
  }
  const issue = {
    cpnIsuNo: newNumber('CI', at),
    cpnNo,
    memNo,
    isuDts: at,
    endDts: coupon.endDts,
    usedAt: null,
    ordNo: null,
  };
  await db.insert(couponIssues).values(issue);
  await db
    .update(coupons)
    .set({ isuCnt: sql`${coupons.isuCnt} + 1` })
    .where(eq(coupons.cpnNo, cpnNo));
  return { ...toCoupon({ issue, coupon }, at), rmnCnt: couponsLeft({ ...coupon, isuCnt: coupon.isuCnt + 1 }) };
}
