import { and, asc, count, desc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm';
import type { MallContext, TransactionContext } from '../../context.ts';
import { couponIssues, coupons } from '../../db/schema/benefits.ts';
import { memberOf, type Call, type Handlers } from '../../http/call.ts';
import { notFound } from '../../http/refusal.ts';
import { lockCaller } from '../../members/members.queries.ts';
import { registerCoupon } from './coupon-codes.ts';
import { toCoupon } from './coupon.ts';
import { issueCoupon } from './issue-coupon.ts';

export const couponHandlers = {
  listCoupons,
  downloadCoupon,
  registerCoupon: { prepare: registerCoupon },
} satisfies Partial<Handlers>;

/** Usable ones that end first in front; used and expired ones latest first. */
async function listCoupons({ db, now }: MallContext, call: Call<'listCoupons'>) {
  const { memNo } = memberOf(call);
  const { stat, page, size } = call.params;
  const at = now();
  const { usedAt, endDts } = couponIssues;
  const { condition, order } = {
    USABLE: { condition: and(isNull(usedAt), gt(endDts, at)), order: asc(endDts) },
    USED: { condition: isNotNull(usedAt), order: desc(usedAt) },
    EXPIRED: { condition: and(isNull(usedAt), lte(endDts, at)), order: desc(endDts) },
  }[stat];
  const wanted = and(eq(couponIssues.memNo, memNo), condition);
  const [total] = await db.select({ count: count() }).from(couponIssues).where(wanted);
  const rows = await db
    .select({ issue: couponIssues, coupon: coupons })
    .from(couponIssues)
    .innerJoin(coupons, eq(coupons.cpnNo, couponIssues.cpnNo))
    .where(wanted)
    .orderBy(order, asc(couponIssues.cpnIsuNo))
    .limit(size)
    .offset((page - 1) * size);
  return { list: rows.map((row) => toCoupon(row, at)), totalCnt: total?.count ?? 0, page, size };
}

/** A coupon with a code is not for everybody, so that its number does not exist here. */
async function downloadCoupon(context: TransactionContext, call: Call<'downloadCoupon'>) {
  const { db } = context;
  const { memNo, mallId } = memberOf(call);
  const { cpnNo } = call.params;
  await lockCaller(db, memNo);
  const isOpen = and(eq(coupons.cpnNo, cpnNo), eq(coupons.mallId, mallId), isNull(coupons.cpnCodeHash));
  const [coupon] = await db.select({ cpnNo: coupons.cpnNo }).from(coupons).where(isOpen);
  if (!coupon) throw notFound('쿠폰을', 'cpnNo');
  return issueCoupon(context, memNo, cpnNo);
}
