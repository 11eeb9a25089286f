import { expect, test } from 'vitest';
import { code, list, row, whole, words, yn } from '../../src/upstream/wire.ts';

// The compiler checks these: each `expect-error` is an error when the line below it compiles.
test('a row reads only fields that the contract has, as it has them', () => {
  const color = row('GoodsColor', { colorNm: words }, { stckqty: whole, useYn: yn });

  // @ts-expect-error -- the contract has no such field
  row('Goods', { gdsGrpNo: code }, { salePrice: whole });
  // @ts-expect-error -- a price is a number
  row('Goods', { gdsGrpNo: code }, { slPrc: words });
  // @ts-expect-error -- the contract promises no category
  row('Goods', { ctgNo: code }, {});
  // @ts-expect-error -- colors are a list
  row('Goods', { gdsGrpNo: code }, { colorQtyList: color });
  // @ts-expect-error -- these are colors of phones
  row('Wireless', { gdsGrpNo: code }, { colorList: list('colorList', row('GoodsOption', { optNo: code }, {})) });
  // @ts-expect-error -- no such row
  row('Basket', {}, {});

  const goods = row('Goods', { gdsGrpNo: code, slPrc: whole }, { colorQtyList: list('colorQtyList', color) });
  expect(goods({ gdsGrpNo: 'GD1', slPrc: '1,000', colorQtyList: [{ colorNm: '흰색', useYn: 'y' }, {}] })).toEqual({
    gdsGrpNo: 'GD1',
    slPrc: 1_000,
    colorQtyList: [{ colorNm: '흰색', stckqty: null, useYn: true }],
  });
});
