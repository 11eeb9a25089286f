import type { couponIssues, coupons, pointEntries } from 'mall/db/schema/benefits.ts';
import type { MallSeed } from '../malls/mall-list.ts';
import { daysBefore, farFuture, longAgo } from '../seed-dates.ts';
import { accounts } from './account-list.ts';
import { memberNumber } from './member-rows.ts';

type CouponRow = typeof coupons.$inferInsert;

/** Coupons of every mall. */
const kinds: readonly Omit<CouponRow, 'cpnNo' | 'mallId' | 'startDts' | 'endDts'>[] = [
  { cpnNm: '가온 감사 5,000원 할인', cpnTp: 'ORDER', dscntTp: 'AMT', dscntVal: 5_000, minPrc: 30_000 },
  {
    cpnNm: '상품 하나 10% 할인',
    cpnTp: 'GOODS',
    dscntTp: 'RATE',
    dscntVal: 10,
    maxDscntPrc: 20_000,
    minPrc: 10_000,
  },
  { cpnNm: '배송비 3,000원 할인', cpnTp: 'DELIVERY', dscntTp: 'AMT', dscntVal: 3_000, minPrc: 0 },
  { cpnNm: '큰 장보기 7% 할인', cpnTp: 'ORDER', dscntTp: 'RATE', dscntVal: 7, maxDscntPrc: 50_000, minPrc: 200_000 },
  { cpnNm: '처음 만난 기념 10,000원 할인', cpnTp: 'ORDER', dscntTp: 'AMT', dscntVal: 10_000, minPrc: 0 },
];

/** Points of a member at first. */
const seededPoints = 12_000;

export function couponRows(mall: MallSeed): CouponRow[] {
  return kinds.map((kind, index) => ({
    ...kind,
    cpnNo: couponNumber(mall, index),
    mallId: mall.mallId,
    startDts: longAgo,
    endDts: farFuture,
  }));
}

/** Each member who can sign in holds one of each. */
export function couponIssueRows(mall: MallSeed): (typeof couponIssues.$inferInsert)[] {
  return presentTurns().flatMap((turn) =>
    kinds.map((_, index) => ({
      cpnIsuNo: `CI${mall.mallId.slice(-2)}${String(turn).padStart(4, '0')}${index + 1}`,
      cpnNo: couponNumber(mall, index),
      memNo: memberNumber(mall, turn),
      isuDts: daysBefore(7),
      endDts: farFuture,
    })),
  );
}

export function pointRows(mall: MallSeed): (typeof pointEntries.$inferInsert)[] {
  return presentTurns().map((turn) => ({
    memNo: memberNumber(mall, turn),
    pntTp: 'SAVE',
    pnt: seededPoints,
    leftPnt: seededPoints,
    regDts: daysBefore(30),
    expDts: farFuture,
  }));
}

function presentTurns(): number[] {
  return accounts.flatMap(({ kind }, index) => (kind === 'NORMAL' || kind === 'SECOND_ID' ? [index + 1] : []));
}

export function couponNumber(mall: MallSeed, index: number): string {
  return `CP${mall.mallId.slice(-2)}${String(index + 1).padStart(4, '0')}`;
}
