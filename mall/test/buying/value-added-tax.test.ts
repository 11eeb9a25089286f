import { array, assert, boolean, nat, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { taxOf } from '../../src/buying/value-added-tax.ts';

test('goods without value added tax are taken out, and the delivery is taxed', () => {
  const lines = [
    { payPrc: 30_000, isTaxFree: true },
    { payPrc: 11_000, isTaxFree: false },
  ];
  expect(taxOf(44_300, lines)).toEqual({ taxFreePrc: 30_000, splyPrc: 13_000, vatPrc: 1_300 });
});

test('the parts sum to what was paid', () => {
  const line = record({ payPrc: nat(10_000_000), isTaxFree: boolean() });
  assert(
    property(array(line), nat(100_000), (lines, fees) => {
      const paid = lines.reduce((sum, { payPrc }) => sum + payPrc, fees);
      const { taxFreePrc, splyPrc, vatPrc } = taxOf(paid, lines);
      expect(taxFreePrc + splyPrc + vatPrc).toBe(paid);
      expect(Math.abs(splyPrc - vatPrc * 10)).toBeLessThanOrEqual(10);
    }),
  );
});
