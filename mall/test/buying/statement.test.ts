import { expect, test } from 'vitest';
import { statementOf, type StatedGoods } from '../../src/buying/statement.ts';

const rice: StatedGoods = {
  gdsGrpNo: 'GD1',
  optNo: null,
  gdsNm: '현미',
  optNm: null,
  colorNm: null,
  slPrc: 10_000,
  qty: 1,
  payPrc: 10_000,
  isTaxFree: true,
  custOrdNo: null,
};
const pot: StatedGoods = { ...rice, gdsGrpNo: 'GD2', gdsNm: '죽통', slPrc: 11_000, payPrc: 11_000, isTaxFree: false };

test('goods of the same choice and price are one line, and all parts add up', () => {
  const stated = statementOf([
    { goods: [rice, pot, { ...rice, qty: 2, payPrc: 20_000, custOrdNo: 'A-2' }], dlvPrc: 3_300, totPrc: 44_300 },
  ]);
  expect(stated.lineList).toEqual([
    { gdsNm: '현미', optNm: null, colorNm: null, slPrc: 10_000, qty: 3, prc: 30_000, custOrdNoList: ['A-2'] },
    { gdsNm: '죽통', optNm: null, colorNm: null, slPrc: 11_000, qty: 1, prc: 11_000, custOrdNoList: [] },
  ]);
  expect(stated).toMatchObject({ dscntPrc: 0, taxFreePrc: 30_000, splyPrc: 13_000, vatPrc: 1_300 });
});

test('the same goods at another price are a line of their own', () => {
  const { lineList } = statementOf([
    { goods: [rice, { ...rice, slPrc: 9_000, payPrc: 9_000 }], dlvPrc: 0, totPrc: 19_000 },
  ]);
  expect(lineList.map(({ slPrc, qty }) => [slPrc, qty])).toEqual([
    [10_000, 1],
    [9_000, 1],
  ]);
});

test('what coupons and points take off is told, and taxed no more', () => {
  const stated = statementOf([{ goods: [rice, { ...pot, payPrc: 6_600 }], dlvPrc: 3_000, totPrc: 19_600 }]);
  expect(stated).toMatchObject({ dscntPrc: 4_400, totPrc: 19_600, taxFreePrc: 10_000 });
  expect(stated.splyPrc + stated.vatPrc).toBe(9_600);
});

test('orders of a file are taxed one by one: the delivery of rice alone is free of tax', () => {
  const stated = statementOf([
    { goods: [rice], dlvPrc: 3_000, totPrc: 13_000 },
    { goods: [pot], dlvPrc: 3_300, totPrc: 14_300 },
  ]);
  expect(stated).toMatchObject({ dlvPrc: 6_300, totPrc: 27_300, taxFreePrc: 13_000, splyPrc: 13_000, vatPrc: 1_300 });
});
