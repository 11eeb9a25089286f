import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { couponIssues, coupons } from '../../db/schema/benefits.ts';
import { toCoupon, toCouponTerms } from '../benefits/coupon.ts';
import type { ExhibitionRow } from './exhibition.queries.ts';

/** Coupons that can be taken without a code, and what the member holds of them. */
export async function loadExhibitionCoupons(
  db: Database,
  { mallId, cpnNos }: ExhibitionRow,
  memNo: string | null,
  now: Date,
) {
  if (cpnNos.length === 0) return [];
  const isOffered = and(eq(coupons.mallId, mallId), inArray(coupons.cpnNo, cpnNos), isNull(coupons.cpnCodeHash));
  const offered = await db.select().from(coupons).where(isOffered);
  const isOwn = and(inArray(couponIssues.cpnNo, cpnNos), eq(couponIssues.memNo, memNo ?? ''));
  const held = memNo === null ? [] : await db.select().from(couponIssues).where(isOwn);
  return cpnNos.flatMap((cpnNo) => {
    const coupon = offered.find((each) => each.cpnNo === cpnNo);
    const issue = held.find((each) => each.cpnNo === cpnNo);
    if (!coupon) return [];
    return [issue ? toCoupon({ issue, coupon }, now) : { ...toCouponTerms(coupon), ...untaken }];
  });
}

const untaken = { cpnIsuNo: null, stat: null, isuDts: null, usedDts: null, ordNo: null };
