import type { couponIssues, coupons, pointEntries } from 'mall/db/schema/benefits.ts';
import type { MallSeed } from '../malls/mall-list.ts';
import { daysBefore, farFuture } from '../seed-dates.ts';
import { couponKinds, everybody, isForAll, type CouponKindSeed } from './coupon-kinds.ts';
import { memberNumber } from './member-rows.ts';

type CouponRow = typeof coupons.$inferInsert;

/** Points of a member at first. */
const seededPoints = 12_000;

/** Coupons that everybody can take. */
export function offeredCouponRows(mall: MallSeed): CouponRow[] {
  return couponRows(mall).filter((_, index) => isForAll(couponKinds[index]));
}

/** Coupons of the demonstration's members, and the one whose code is published. */
export function memberCouponRows(mall: MallSeed): CouponRow[] {
  return couponRows(mall).filter((_, index) => !isForAll(couponKinds[index]));
}

export function couponIssueRows(mall: MallSeed): (typeof couponIssues.$inferInsert)[] {
  return couponKinds.flatMap(({ holders, endDts }, index) =>
    holders.map((turn) => ({
      cpnIsuNo: `CI${mall.mallId.slice(-2)}${String(turn).padStart(4, '0')}${index + 1}`,
      cpnNo: couponNumber(mall, index),
      memNo: memberNumber(mall, turn),
      isuDts: daysBefore(endDts === farFuture ? 7 : 100),
      endDts,
    })),
  );
}

export function pointRows(mall: MallSeed): (typeof pointEntries.$inferInsert)[] {
  return everybody.map((turn) => ({
    memNo: memberNumber(mall, turn),
    pntTp: 'SAVE',
    pnt: seededPoints,
    leftPnt: seededPoints,
    regDts: daysBefore(30),
    expDts: farFuture,
  }));
}

function couponRows(mall: MallSeed): CouponRow[] {
  return couponKinds.map(({ holders, ...kind }: CouponKindSeed, index) => ({
    ...kind,
    cpnNo: couponNumber(mall, index),
    mallId: mall.mallId,
    isuCnt: holders.length,
  }));
}

function couponNumber(mall: MallSeed, index: number): string {
  return `CP${mall.mallId.slice(-2)}${String(index + 1).padStart(4, '0')}`;
}
