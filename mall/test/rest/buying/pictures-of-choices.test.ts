import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productColors } from '../../../src/db/schema/products.ts';
import { aKey, kettle, pot } from '../cases/buying-calls.ts';
import { oneDatabase } from '../harness/databases.ts';
import { aBuyer } from '../harness/orders.ts';
import { openShop, type Shop } from '../harness/shop.ts';

interface Pictured {
  gdsGrpNo: string;
  imgPath: string | null;
}

const ofProduct = '/images/goods/kettle/f4f1ea-1-front.svg';
const white = ['front', 'scene'].map((view) => `/images/goods/kettle/ffffff-1-${view}.svg`);
const red = '/images/goods/kettle/cc0000-1-front.svg';

describe.each(oneDatabase)('the picture of a choice on %s', (kind) => {
  let shop: Shop;
  let token: string;
  beforeAll(async () => {
    shop = await openShop(kind);
    token = await shop.tokenOf();
    const paint = (colorNm: string, imgPaths: string[]) =>
      shop.context.db
        .update(productColors)
        .set({ imgPath: imgPaths[0], imgPaths, stckqty: 9 })
        .where(and(eq(productColors.gdsGrpNo, 'GD0001'), eq(productColors.colorNm, colorNm)));
    await paint('화이트', white);
    await paint('레드', [red]);
  });
  afterAll(() => shop.close());

  test('is that of its color in cart, sheet, order and list; without one it is that of the product', async () => {
    const buyer = aBuyer(shop, async () => token);
    const wanted = [{ ...kettle, colorNm: '레드' }, kettle, pot];
    const shown = [red, white[0], ofProduct];
    await shop.ask('addToCart', { token, params: aKey(), body: { itemList: wanted } });
    const { cartList } = await shop.ask<{ cartList: (Pictured & { cartNo: string })[] }>('getCart', { token });
    expect(new Set(cartList.map(({ imgPath }) => imgPath))).toEqual(new Set(shown));
    const cartNoList = cartList.map(({ cartNo }) => cartNo);
    const sheet = await buyer.ask<{ itemList: Pictured[] }>('createOrderSheet', { body: { cartNoList } });
    expect(new Set(sheet.itemList.map(({ imgPath }) => imgPath))).toEqual(new Set(shown));
    await shop.ask('removeFromCart', { token, body: { cartNoList } });

    const { order } = await buyer.buy([{ ...kettle, colorNm: '레드' }]);
    expect(order).toMatchObject({ repImgPath: red, itemList: [{ imgPath: red }] });
    const { list } = await shop.ask<{ list: { repImgPath: string }[] }>('listOrders', { token });
    expect(list.map(({ repImgPath }) => repImgPath)).toEqual([red]);
  });

  test('has company on the page of the product: each color has all its pictures', async () => {
    const { colorQtyList } = await shop.ask<{ colorQtyList: object[] }>('getGoods', {
      token,
      params: { id: 'GD0001' },
    });
    expect(colorQtyList).toMatchObject([
      { colorNm: '화이트', imgPathList: white },
      { colorNm: '레드', imgPathList: [red] },
    ]);
  });
});
