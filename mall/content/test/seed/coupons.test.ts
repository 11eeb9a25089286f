import { expect, test } from 'vitest';
import { mallList } from '../../src/seed/malls/mall-list.ts';
import { couponIssueRows, memberCouponRows, offeredCouponRows } from '../../src/seed/members/benefit-rows.ts';
import { couponKinds } from '../../src/seed/members/coupon-kinds.ts';
import { daysBefore } from '../../src/seed/seed-dates.ts';

const [mall] = mallList;
if (!mall) throw new Error('There is no mall.');

const rows = [...offeredCouponRows(mall), ...memberCouponRows(mall)];
const today = daysBefore(0);

test('a coupon counts those who hold it, and no more than there are', () => {
  const issues = couponIssueRows(mall);
  const counted = rows.map(({ cpnNo }) => issues.filter((issue) => issue.cpnNo === cpnNo).length);
  expect(rows.map(({ isuCnt }) => isuCnt)).toEqual(counted);
  expect(rows.filter(({ isuCnt = 0, maxIsuCnt }) => isuCnt > (maxIsuCnt ?? Infinity))).toEqual([]);
  expect(new Set(issues.map(({ cpnIsuNo }) => cpnIsuNo)).size).toBe(issues.length);
});

test('there is one to take, one with a code, one that is gone and one that is over', () => {
  expect(rows).toHaveLength(couponKinds.length);
  const names = (isSuch: (row: (typeof rows)[number]) => boolean) => rows.filter(isSuch).map(({ cpnNm }) => cpnNm);
  expect(offeredCouponRows(mall).map(({ cpnNm }) => cpnNm)).toEqual(['선착순 100명 15% 할인']);
  expect(names(({ cpnCodeHash }) => Boolean(cpnCodeHash))).toEqual(['반가워요 7,000원 할인']);
  expect(names(({ isuCnt, maxIsuCnt }) => isuCnt === maxIsuCnt)).toEqual(['선착순 2명 1,000원 할인']);
  expect(names(({ endDts }) => endDts < today)).toEqual(['여름 나기 3,000원 할인']);
});
