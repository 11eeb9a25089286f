import type { coupons } from 'mall/db/schema/benefits.ts';
import { hashOfCode } from 'mall/features/benefits/code-hash.ts';
import { daysBefore, farFuture, longAgo } from '../seed-dates.ts';
import { accounts } from './account-list.ts';

type Terms = Omit<typeof coupons.$inferInsert, 'cpnNo' | 'mallId' | 'startDts' | 'endDts' | 'isuCnt'>;

export interface CouponKindSeed extends Terms {
  startDts: Date;
  endDts: Date;
  /** Places in the list of accounts of those who hold one, from 1. */
  holders: readonly number[];
}

/** The published code, the same in every mall. */
export const couponCode = 'GAON-HELLO-7000';

/** Places in the list of accounts of those who can sign in, from 1. */
export const everybody: readonly number[] = accounts.flatMap(({ kind }, index) =>
  kind === 'NORMAL' || kind === 'SECOND_ID' ? [index + 1] : [],
);

const order = { cpnTp: 'ORDER', dscntTp: 'AMT' } as const;
const always = { startDts: longAgo, endDts: farFuture };
const held = { ...always, holders: everybody };
const offered = { ...always, holders: [] };

/** Coupons of every mall: five that are held, one to take, one with a code, one that is gone, one that is over. */
export const couponKinds: readonly CouponKindSeed[] = [
  { ...held, ...order, cpnNm: '가온 감사 5,000원 할인', dscntVal: 5_000, minPrc: 30_000 },
  {
    ...held,
    cpnNm: '상품 하나 10% 할인',
    cpnTp: 'GOODS',
    dscntTp: 'RATE',
    dscntVal: 10,
    maxDscntPrc: 20_000,
    minPrc: 10_000,
  },
  { ...held, ...order, cpnNm: '배송비 3,000원 할인', cpnTp: 'DELIVERY', dscntVal: 3_000, minPrc: 0 },
  {
    ...held,
    cpnNm: '큰 장보기 7% 할인',
    cpnTp: 'ORDER',
    dscntTp: 'RATE',
    dscntVal: 7,
    maxDscntPrc: 50_000,
    minPrc: 200_000,
  },
  { ...held, ...order, cpnNm: '처음 만난 기념 10,000원 할인', dscntVal: 10_000, minPrc: 0 },
  {
    ...offered,
    cpnNm: '선착순 100명 15% 할인',
    cpnTp: 'GOODS',
    dscntTp: 'RATE',
    dscntVal: 15,
    maxDscntPrc: 15_000,
    minPrc: 20_000,
    maxIsuCnt: 100,
  },
  {
    ...offered,
    ...order,
    cpnNm: '반가워요 7,000원 할인',
    dscntVal: 7_000,
    minPrc: 50_000,
    cpnCodeHash: hashOfCode(couponCode),
  },
  {
    ...always,
    ...order,
    cpnNm: '선착순 2명 1,000원 할인',
    cpnTp: 'GOODS',
    dscntVal: 1_000,
    minPrc: 100_000,
    maxIsuCnt: 2,
    holders: everybody.slice(-2),
  },
  { ...held, ...order, cpnNm: '여름 나기 3,000원 할인', dscntVal: 3_000, minPrc: 0, endDts: daysBefore(80) },
];

/** Neither held nor with a code. */
export function isForAll(kind: CouponKindSeed | undefined): boolean {
  return kind?.holders.length === 0 && !kind.cpnCodeHash;
}
