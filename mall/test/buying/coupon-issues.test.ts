import { assert, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { couponsLeft, plainCode, refusalOfIssue } from '../../src/buying/coupon-issues.ts';

const start = new Date('2026-04-15T00:00:00+09:00');
const end = new Date('2026-04-16T00:00:00+09:00');
const coupon = { startDts: start, endDts: end, maxIsuCnt: 2, isuCnt: 1 };
const refusalAt = (now: Date) => refusalOfIssue(coupon, false, now);
const before = (instant: Date) => new Date(instant.getTime() - 1);

test('a coupon is issued from its first instant to the one before its end', () => {
  expect([before(start), start, before(end), end].map(refusalAt)).toEqual(['COUPON', null, null, 'COUPON']);
});

test('one for a member, then the limit, then the time', () => {
  const gone = { ...coupon, isuCnt: 2 };
  expect(refusalOfIssue(gone, true, end)).toBe('DUPLICATE');
  expect(refusalOfIssue(gone, false, end)).toBe('LIMIT');
  expect(refusalOfIssue({ ...gone, maxIsuCnt: null }, false, end)).toBe('COUPON');
});

test('what is left is never below 0, and unknown without a limit', () => {
  assert(
    property(nat(), nat(), (maxIsuCnt, isuCnt) => {
      const left = couponsLeft({ maxIsuCnt, isuCnt }) ?? -1;
      expect(left).toBe(Math.max(0, maxIsuCnt - isuCnt));
      expect(refusalOfIssue({ ...coupon, maxIsuCnt, isuCnt }, false, start) === null).toBe(left > 0);
    }),
  );
  expect(couponsLeft({ maxIsuCnt: null, isuCnt: 3 })).toBeNull();
});

test('case, spaces, hyphens and full-width forms of a code do not count', () => {
  expect(new Set(['GAON2026', 'gaon-2026', ' ga on 20 26 ', 'ＧＡＯＮ２０２６'].map(plainCode))).toEqual(
    new Set(['GAON2026']),
  );
});
