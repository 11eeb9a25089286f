import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cartLines } from '../../../src/db/schema/buying.ts';
import { aKey, kettle, pot, vacuum } from '../cases/buying-calls.ts';
import { oneDatabase } from '../harness/databases.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { home } from '../harness/world.ts';

interface Price {
  dlvGrpList: { dlvGrpNo: string; dlvPrc: number }[];
  summary: { gdsPrc: number; dlvPrc: number; payPrc: number };
  instList: { instMnth: number; totPrc: number }[];
}

describe.each(oneDatabase)('prices that are only calculated, on %s', (kind) => {
  let shop: Shop;
  let token: string;
  beforeAll(async () => {
    shop = await openShop(kind);
    token = await shop.tokenOf();
  });
  beforeEach(async () => {
    await shop.context.db.delete(cartLines);
  });
  afterAll(() => shop.close());

  const add = async (...itemList: object[]) => {
    const call = { token, params: aKey(), body: { itemList } };
    return (await shop.ask<{ cartNoList: string[] }>('addToCart', call)).cartNoList;
  };
  const calcCart = (cartNoList: readonly string[]) => shop.ask<Price>('calcCart', { token, body: { cartNoList } });
  const sheetOf = (cartNoList: readonly string[]) =>
    shop.ask<Price>('createOrderSheet', { token, params: aKey(), body: { cartNoList } });
  const calcGoods = ({ gdsGrpNo: id, ...body }: { gdsGrpNo: string; qty: number }) =>
    shop.ask<object>('calcGoods', { token, params: { id }, body });

  test('of lines of the cart are those of the order sheet that they would become', async () => {
    const [one = '', two = '', three = ''] = await add(kettle, pot, vacuum);
    for (const lines of [[one], [two], [one, two], [two, three], [one, two, three]]) {
      const { dlvGrpList, summary, instList } = await calcCart(lines);
      const sheet = await sheetOf(lines);
      expect({ summary, instList }).toEqual({ summary: sheet.summary, instList: sheet.instList });
      const feesOf = (groups: Price['dlvGrpList']) =>
        Object.fromEntries(groups.map(({ dlvGrpNo, dlvPrc }) => [dlvGrpNo, dlvPrc]));
      expect(feesOf(dlvGrpList)).toEqual(feesOf(sheet.dlvGrpList));
    }
  });

  test('of a selection below the free limit have the fee that the whole cart does not have', async () => {
    const [, small = ''] = await add(kettle, pot);
    expect(await shop.ask<Price>('getCart', { token })).toMatchObject({ summary: { dlvPrc: 0 } });
    expect(await calcCart([small])).toMatchObject({
      dlvGrpList: [{ dlvGrpNo: 'DG1', dlvPrc: 3_000, lackPrc: 21_000 }],
      summary: { gdsPrc: 29_000, dlvPrc: 3_000, payPrc: 32_000 },
    });
  });

  test('count nothing for lines that are gone, unknown, or cannot be ordered', async () => {
    expect(await calcCart([])).toMatchObject({ dlvGrpList: [], summary: { gdsPrc: 0, payPrc: 0 }, instList: [] });
    expect(await calcCart(['CAnone'])).toMatchObject({ summary: { payPrc: 0 } });
    const [line = ''] = await add({ ...pot, qty: 5 });
    await shop.context.db.update(cartLines).set({ qty: 9 });
    expect(await calcCart([line])).toMatchObject({
      dlvGrpList: [{ dlvGrpNo: 'DG1', dlvPrc: 0 }],
      summary: { gdsPrc: 0, payPrc: 0 },
    });
  });

  test('of a choice of goods are the same for members and visitors, and hold option, pieces and delivery', async () => {
    const { gdsGrpNo: id, ...choice } = kettle;
    const price = { lnPrc: 47_900, dlvPrc: 3_000, freeStdPrc: 50_000, addDlvPrc: 3_000, payPrc: 50_900 };
    expect(await calcGoods(kettle)).toMatchObject(price);
    expect(await shop.ask('calcPreGoods', { params: { id }, body: { ...choice, mallId: home } })).toEqual(
      await calcGoods(kettle),
    );
    expect(await calcGoods({ ...kettle, qty: 2 })).toMatchObject({ lnPrc: 95_800, dlvPrc: 0, payPrc: 95_800 });
  });

  test('of several choices of goods are those of buying them at once', async () => {
    const { gdsGrpNo: id, ...choice } = kettle;
    const itemList = [{ ...choice, qty: 2 }];
    const price = await shop.ask<object>('calcGoods', { token, params: { id }, body: { ...choice, itemList } });
    expect(price).toMatchObject({ lnPrc: 143_700, lnPrcList: [47_900, 95_800], dlvPrc: 0, payPrc: 143_700 });
    const directItemList = [kettle, { ...kettle, qty: 2 }];
    const sheet = await shop.ask<Price>('createOrderSheet', { token, params: aKey(), body: { directItemList } });
    expect(sheet.summary).toMatchObject({ gdsPrc: 143_700, dlvPrc: 0, payPrc: 143_700 });
    const unknown = { ...choice, itemList: [{ ...choice, optNo: null }] };
    expect(await shop.send('calcGoods', { token, params: { id }, body: unknown })).toMatchObject({
      code: '1400',
      data: [{ field: 'itemList[0].optNo' }],
    });
  });

  test('of a choice of goods are those of buying it at once, whatever is in stock', async () => {
    for (const directItem of [kettle, { ...pot, qty: 2 }, vacuum]) {
      const sheet = await shop.ask<Price>('createOrderSheet', { token, params: aKey(), body: { directItem } });
      const { gdsPrc, dlvPrc, payPrc } = sheet.summary;
      expect(await calcGoods(directItem)).toMatchObject({ lnPrc: gdsPrc, dlvPrc, payPrc, instList: sheet.instList });
    }
    expect(await calcGoods({ ...pot, qty: 99 })).toMatchObject({ lnPrc: 99 * 29_000 });
  });
});
