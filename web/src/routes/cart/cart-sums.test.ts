import { expect, test } from 'vitest';
import { aCart, aLine } from '../../../test/support/sample-cart.ts';
import { feeOf, groupLines, missingToFree, sumsOf } from './cart-sums.ts';

const kettle = aLine({ number: '1', lineTotal: 12_900 });
const pan = aLine({ number: '2', lineTotal: 30_000 });
const sofa = aLine({ number: '3', lineTotal: 900_000, deliveryGroupNumber: 'F' });
const gone = aLine({ number: '4', lineTotal: 10_000, isOrderable: false, notOrderableReason: 'SOLD_OUT' });
const all = () => true;
const but = (left: { number: string }) => (line: { number: string }) => line.number !== left.number;

const cart = aCart({
  lines: [kettle, sofa, pan, gone],
  deliveryGroups: [
    { __typename: 'DeliveryGroup', number: 'P', deliveryType: 'COMMON', fee: 3_000, freeFrom: 50_000 },
    { __typename: 'DeliveryGroup', number: 'F', deliveryType: 'FREIGHT', fee: 0, freeFrom: 50_000 },
  ],
  goodsTotal: 942_900,
  deliveryFee: 3_000,
});
const [parcel, freight] = groupLines(cart);
if (!parcel || !freight) throw new Error('two groups');

test('lines are grouped with those that are delivered together', () => {
  expect(groupLines(cart).map(({ number, lines }) => [number, lines.map((line) => line.number)])).toEqual([
    ['P', ['1', '2', '4']],
    ['F', ['3']],
  ]);
});

test('of the whole cart the sums are the mall’s own', () => {
  expect(sumsOf(cart, all)).toMatchObject({
    goodsTotal: 942_900,
    fee: { amount: 3_000, certainty: 'exact' },
    total: 945_900,
    earnedPoints: 9_429,
  });
});

test('what cannot be ordered is in no sum, chosen or not', () => {
  expect(sumsOf(cart, all).lines.map(({ number }) => number)).toEqual(['1', '3', '2']);
  expect(sumsOf(cart, but(gone))).toEqual(sumsOf(cart, all));
});

test('of a part the fee is at most that of its group', () => {
  expect(feeOf(parcel, but(pan))).toEqual({ amount: 3_000, certainty: 'most' });
  expect(sumsOf(cart, but(pan))).toMatchObject({
    goodsTotal: 912_900,
    fee: { amount: 3_000, certainty: 'most' },
    total: 915_900,
    earnedPoints: null,
  });
});

test('a group of which nothing is chosen costs nothing', () => {
  expect(sumsOf(cart, ({ number }) => number === '3').fee).toEqual({ amount: 0, certainty: 'exact' });
  expect(sumsOf(cart, () => false)).toMatchObject({ goodsTotal: 0, total: 0, lines: [] });
});

test('a selection below the free limit has a fee that only the order sheet shows', () => {
  const free = aCart({
    lines: [aLine({ number: '1', lineTotal: 40_000 }), aLine({ number: '2', lineTotal: 20_000 })],
    deliveryGroups: [{ __typename: 'DeliveryGroup', number: 'P', deliveryType: 'COMMON', fee: 0, freeFrom: 50_000 }],
    goodsTotal: 60_000,
    deliveryFee: 0,
  });
  expect(sumsOf(free, but({ number: '2' }))).toMatchObject({ fee: { certainty: 'unknown' }, total: 40_000 });
});

test('what is missing to free delivery goes by what is chosen', () => {
  expect(missingToFree(parcel, all)).toBe(7_100);
  expect(missingToFree(parcel, but(pan))).toBe(37_100);
  expect(missingToFree(freight, all)).toBeNull();
  expect(missingToFree({ ...parcel, freeFrom: null }, all)).toBeNull();
});

test('what is fetched by the shopper costs no delivery', () => {
  expect(feeOf({ ...parcel, deliveryType: 'SELF_PICKUP' }, all)).toEqual({ amount: 0, certainty: 'exact' });
});
