import { asc, eq, gt, inArray, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Coupon } from '../../buying/coupons.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { readTogether, rowsIn } from '../../db/read-together.ts';
import { couponIssues, coupons } from '../../db/schema/benefits.ts';

/** A coupon that a member can use. */
export interface HeldCoupon extends Coupon {
  cpnNo: string;
  cpnNm: string;
  endDts: Date;
}

/** Usable coupons of a member, those that end first in front. */
export async function usableCoupons(db: Database, memNo: string, now: Date): Promise<HeldCoupon[]> {
  return (await readTogether(db, { coupons: usableCouponsIn(memNo, now) })).coupons;
}

/** The same as a part of a larger statement. */
export function usableCouponsIn(memNo: string, now: Date): SQL<HeldCoupon[]> {
  const { cpnIsuNo, endDts } = couponIssues;
  const { cpnNo, cpnNm, cpnTp, dscntTp, dscntVal, maxDscntPrc, minPrc } = coupons;
  return rowsIn(
    { cpnIsuNo, cpnNo, cpnNm, cpnTp, dscntTp, dscntVal, maxDscntPrc, minPrc, endDts },
    sql`from ${couponIssues} inner join ${coupons} on ${eq(cpnNo, couponIssues.cpnNo)}
      where ${eq(couponIssues.memNo, memNo)} and ${isNull(couponIssues.usedAt)} and ${gt(endDts, now)}
      order by ${asc(endDts)}, ${asc(cpnIsuNo)}`,
  );
}

/** Uses held coupons for an order, for `writeTogether`. */
export function couponUses(db: Transaction, numbers: readonly string[], ordNo: string, usedAt: Date): SQLWrapper[] {
  if (numbers.length === 0) return [];
  return [
    db
      .update(couponIssues)
      .set({ usedAt, ordNo })
      .where(inArray(couponIssues.cpnIsuNo, [...numbers])),
  ];
}

/** A coupon that goes back with a cancelled order. */
export interface RestoredCoupon {
  cpnIsuNo: string;
  cpnNm: string;
}

/** The names of coupons, in the order of their numbers. Coupons of a member who left are gone. */
export async function namesOfCoupons(db: Database, numbers: readonly string[]): Promise<RestoredCoupon[]> {
  if (numbers.length === 0) return [];
  const rows = await db
    .select({ cpnIsuNo: couponIssues.cpnIsuNo, cpnNm: coupons.cpnNm })
    .from(couponIssues)
    .innerJoin(coupons, eq(coupons.cpnNo, couponIssues.cpnNo))
    .where(inArray(couponIssues.cpnIsuNo, [...numbers]));
  return numbers.flatMap((number) => rows.filter(({ cpnIsuNo }) => cpnIsuNo === number));
}

/** Restores the coupons of an order. */
export async function restoreCoupons(db: Transaction, ordNo: string): Promise<void> {
  await restoreCouponsOf(db, [ordNo]);
}

/** Likewise those of many orders. */
export async function restoreCouponsOf(db: Transaction, numbers: readonly string[]): Promise<void> {
  const ofOrders = inArray(couponIssues.ordNo, [...numbers]);
  await db.update(couponIssues).set({ usedAt: null, ordNo: null }).where(ofOrders);
}
