import { couponIssues, coupons, pointEntries } from '../../../src/db/schema/benefits.ts';
import type { Shop } from './shop.ts';
import { memNoOf } from './builders.ts';
import { home } from './world.ts';

type CouponRow = typeof coupons.$inferInsert;

const farEnd = new Date('2099-12-31T23:59:59+09:00');

/** A kind of coupon of the home mall: 1,000 won off an order, from now on. */
export function aCouponKind(
  { now }: Shop['context'],
  coupon: Pick<CouponRow, 'cpnNo'> & Partial<CouponRow>,
): CouponRow {
  const terms = { cpnNm: '할인 쿠폰', cpnTp: 'ORDER' as const, dscntTp: 'AMT' as const, dscntVal: 1_000 };
  return { mallId: home, ...terms, startDts: now(), endDts: farEnd, ...coupon };
}

/** A coupon in the wallet of a member of the home mall; its number. */
export async function giveCoupon(
  { context }: Pick<Shop, 'context'>,
  coupon: Pick<CouponRow, 'cpnNo' | 'cpnTp' | 'dscntVal'> & Partial<CouponRow>,
  memNo = memNoOf(home),
): Promise<string> {
  const { db, now } = context;
  const row = { mallId: home, cpnNm: '할인 쿠폰', dscntTp: 'AMT' as const, startDts: now(), endDts: farEnd, ...coupon };
  await db.insert(coupons).values(row).onConflictDoNothing();
  const cpnIsuNo = `CI-${coupon.cpnNo}`;
  await db.insert(couponIssues).values({ cpnIsuNo, cpnNo: row.cpnNo, memNo, isuDts: now(), endDts: row.endDts });
  return cpnIsuNo;
}

/** Points for a member of the home mall, good until `expDts`. */
export async function givePoints(
  { context }: Pick<Shop, 'context'>,
  pnt: number,
  expDts = farEnd,
  memNo = memNoOf(home),
): Promise<void> {
  const entry = { memNo, pntTp: 'SAVE' as const, pnt, leftPnt: pnt, regDts: context.now(), expDts };
  await context.db.insert(pointEntries).values(entry);
}
