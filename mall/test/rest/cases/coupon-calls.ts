import { and, eq } from 'drizzle-orm';
import { couponIssues, coupons } from '../../../src/db/schema/benefits.ts';
import { hashOfCode } from '../../../src/features/benefits/code-hash.ts';
import { aCouponKind } from '../harness/benefits.ts';
import { memNoOf } from '../harness/builders.ts';
import type { Shop } from '../harness/shop.ts';
import { home } from '../harness/world.ts';
import { aKey } from './buying-calls.ts';
import type { GoodCalls } from './case.ts';

/** A coupon for everybody. */
export const openCoupon = 'CP-open';

/** A coupon with a code, and how it is typed. */
export const codedCoupon = 'CP-coded';
export const code = 'gaon 2026-abcd';

/** Makes the coupons, and takes them off the member of good calls. */
export async function offerCoupons({ context }: Pick<Shop, 'context'>): Promise<void> {
  const { db } = context;
  const kinds = [
    aCouponKind(context, { cpnNo: openCoupon, maxIsuCnt: 1_000 }),
    aCouponKind(context, { cpnNo: codedCoupon, cpnCodeHash: hashOfCode(code) }),
  ];
  await db.insert(coupons).values(kinds).onConflictDoNothing();
  for (const { cpnNo } of kinds) {
    await db.delete(couponIssues).where(and(eq(couponIssues.cpnNo, cpnNo), eq(couponIssues.memNo, memNoOf(home))));
  }
}

export const couponCalls: GoodCalls = {
  listCoupons: () => ({ params: { stat: 'USABLE', page: 1, size: 10 } }),
  downloadCoupon: async (shop) => {
    await offerCoupons(shop);
    return { params: { cpnNo: openCoupon, ...aKey() } };
  },
  registerCoupon: async (shop) => {
    await offerCoupons(shop);
    return { params: aKey(), body: { cpnCode: code } };
  },
};
