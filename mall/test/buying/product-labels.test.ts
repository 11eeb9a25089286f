import { expect, test } from 'vitest';
import { labelOf, type LabelFacts } from '../../src/buying/product-labels.ts';

const now = new Date('2026-11-30T12:00:00+09:00');
const old: LabelFacts = {
  isBest: false,
  regDts: new Date('2026-01-01T00:00:00+09:00'),
  slPrc: 7_000,
  mktPrc: 10_000,
  priceEndDts: null,
};
const later = new Date('2026-12-10T00:00:00+09:00');

test.each<[string, Partial<LabelFacts>, string | undefined]>([
  ['nothing to say', {}, undefined],
  ['a discount that ends', { priceEndDts: later }, '특가'],
  ['a discount without an end', { slPrc: 4_000 }, undefined],
  ['a discount that has ended', { priceEndDts: now }, undefined],
  ['an end, and a small discount', { priceEndDts: later, slPrc: 7_010 }, undefined],
  ['a bestseller', { isBest: true }, '베스트'],
  ['a bestseller at a special price', { isBest: true, priceEndDts: later }, '특가'],
  ['a phone, which has no price of its own', { slPrc: null, mktPrc: null, priceEndDts: later }, undefined],
  ['45 days in the shop', { regDts: new Date('2026-10-16T12:00:00+09:00') }, 'NEW'],
  ['a moment longer in the shop', { regDts: new Date('2026-10-16T11:59:59+09:00') }, undefined],
])('%s', (_what, facts, type) => {
  expect(labelOf({ ...old, ...facts }, now)?.type).toBe(type);
});

test('each label tells its rule, and that of a price its end', () => {
  expect(labelOf({ ...old, isBest: true }, now)?.critCntn).toBe('최근 30일 판매 수량이 이 몰에서 상위 5%예요');
  expect(labelOf({ ...old, priceEndDts: later }, now)).toMatchObject({
    critCntn: '시중가보다 30% 이상 싸고, 끝나는 날이 정해진 가격이에요',
    endDts: later,
  });
});
