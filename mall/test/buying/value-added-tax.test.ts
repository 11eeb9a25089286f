import { array, assert, boolean, nat, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { documentsOf, taxOf } from '../../src/buying/value-added-tax.ts';

test('goods without value added tax are taken out, and the delivery is taxed', () => {
  const lines = [
    { payPrc: 30_000, isTaxFree: true },
    { payPrc: 11_000, isTaxFree: false },
  ];
  expect(taxOf([{ paidPrc: 44_300, lines }])).toEqual({ taxFreePrc: 30_000, splyPrc: 13_000, vatPrc: 1_300 });
});

test('tax-free goods alone have a 계산서 with their delivery, taxed ones a 세금계산서, and both have both', () => {
  const rice = { payPrc: 30_000, isTaxFree: true };
  const pot = { payPrc: 11_000, isTaxFree: false };
  const of = (paidPrc: number, ...lines: (typeof rice)[]) => documentsOf(taxOf([{ paidPrc, lines }]));
  expect(of(33_000, rice)).toEqual([{ docTp: 'EXEMPT', prc: 33_000 }]);
  expect(of(14_000, pot)).toEqual([{ docTp: 'TAXED', prc: 14_000 }]);
  expect(of(44_000, rice, pot)).toEqual([
    { docTp: 'TAXED', prc: 14_000 },
    { docTp: 'EXEMPT', prc: 30_000 },
  ]);
  expect(of(0)).toEqual([]);
});

test('the parts sum to what was paid', () => {
  const line = record({ payPrc: nat(10_000_000), isTaxFree: boolean() });
  assert(
    property(array(line), nat(100_000), (lines, fees) => {
      const paid = lines.reduce((sum, { payPrc }) => sum + payPrc, fees);
      const { taxFreePrc, splyPrc, vatPrc } = taxOf([{ paidPrc: paid, lines }]);
      expect(taxFreePrc + splyPrc + vatPrc).toBe(paid);
      expect(Math.abs(splyPrc - vatPrc * 10)).toBeLessThanOrEqual(10);
    }),
  );
});
