import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mallProducts } from '../../../src/db/schema/categories.ts';
import { goodsOptions, productColors, products } from '../../../src/db/schema/products.ts';
import { sweep } from '../../../src/housekeeping.ts';
import { aKey, kettle, pot, vacuum } from '../cases/buying-calls.ts';
import { oneDatabase } from '../harness/databases.ts';
import { setPrice } from '../harness/goods-price.ts';
import { openShop, type Shop } from '../harness/shop.ts';

interface Line {
  cartNo: string;
  gdsGrpNo: string;
  colorNm: string | null;
  qty: number;
  slPrc: number;
  befSlPrc: number | null;
  ordPsblYn: string;
  ordImpsblRsnCd: string | null;
  psblQty: number;
}
interface Cart {
  cartList: Line[];
  dlvGrpList: { dlvGrpNo: string; dlvPrc: number; freeStdPrc: number }[];
  summary: { gdsPrc: number; dlvPrc: number; payPrc: number };
}

/** The pot in one more color. */
async function offer({ context: { db } }: Shop, colorNm: string, prir: number): Promise<void> {
  const color = { gdsGrpNo: 'GD0002', prir, colorNm, colorHexCode: '#888888', stckqty: 5 };
  await db.insert(productColors).values(color);
}

describe.each(oneDatabase)('a cart on %s', (kind) => {
  let shop: Shop;
  let token: string;
  beforeAll(async () => {
    shop = await openShop(kind);
    token = await shop.tokenOf();
  });
  beforeEach(async () => {
    const { cartList } = await getCart();
    if (cartList.length > 0) await remove(...cartList.map(({ cartNo }) => cartNo));
  });
  afterAll(() => shop.close());

  const getCart = () => shop.ask<Cart>('getCart', { token });
  const add = (...itemList: object[]) => shop.send('addToCart', { token, params: aKey(), body: { itemList } });
  const remove = (...cartNoList: string[]) => shop.ask('removeFromCart', { token, body: { cartNoList } });
  const update = (cartNo: string, body: object) => shop.send('updateCartLine', { token, params: { cartNo }, body });
  const updateAll = (...itemList: object[]) => shop.send('updateCartLines', { token, body: { itemList } });
  const lineOf = async (gdsGrpNo: string) => {
    const line = (await getCart()).cartList.find((each) => each.gdsGrpNo === gdsGrpNo);
    if (!line) throw new Error(`${gdsGrpNo} is not in the cart.`);
    return line;
  };

  test('is empty at first, and costs nothing', async () => {
    const { cartList, dlvGrpList, summary } = await getCart();
    expect([cartList, dlvGrpList, summary.payPrc]).toEqual([[], [], 0]);
    expect(await shop.ask('countCart', { token })).toEqual({ cartCnt: 0 });
  });

  test('adds up what is put in, by delivery groups', async () => {
    const { data } = await add(kettle, pot, vacuum);
    const { cart, cartCnt } = data as { cart: Cart; cartCnt: number };
    expect(cartCnt).toBe(3);
    expect(cart.summary).toMatchObject({ gdsPrc: 42_900 + 5_000 + 29_000 + 259_000, dlvPrc: 0 });
    await remove((await lineOf('GD0001')).cartNo);
    const { dlvGrpList, summary } = await getCart();
    expect(dlvGrpList).toEqual([
      { dlvGrpNo: 'DG2', dlvType: '2', dlvPrc: 0, freeStdPrc: 50_000, lackPrc: 0, arvlDt: null },
      { dlvGrpNo: 'DG1', dlvType: '1', dlvPrc: 3_000, freeStdPrc: 50_000, lackPrc: 21_000, arvlDt: '20260416' },
    ]);
    expect(summary).toMatchObject({ gdsPrc: 288_000, dlvPrc: 3_000, payPrc: 291_000 });
  });

  test('adds equal items to one line', async () => {
    await add(pot);
    const { data } = await add({ ...pot, qty: 2 });
    const line = await lineOf('GD0002');
    expect(line.qty).toBe(3);
    expect(data).toMatchObject({ cartNoList: [line.cartNo], cartCnt: 1 });
  });

  test('takes all items or none', async () => {
    const { code, data } = await add(vacuum, { ...pot, qty: 6 });
    const list = [
      { cartNo: null, ordItemNo: null, gdsGrpNo: 'GD0002', optNo: null, colorNm: '화이트', qty: 6, stckqty: 5 },
    ];
    expect([code, data]).toEqual(['1409', { rsnCd: 'STOCK', list }]);
    expect((await getCart()).cartList).toEqual([]);
  });

  test('includes the quantity in the cart when it checks the stock', async () => {
    await add({ ...pot, qty: 4 });
    const { data } = await add({ ...pot, qty: 2 });
    expect(data).toMatchObject({ rsnCd: 'STOCK', list: [{ qty: 6, stckqty: 5 }] });
  });

  test('merges a line that becomes equal to another into the older one', async () => {
    await offer(shop, '그레이', 2);
    await add(pot);
    const older = await lineOf('GD0002');
    shop.pass(1);
    const { data } = await add({ ...pot, colorNm: '그레이' });
    const [younger = ''] = (data as { cartNoList: string[] }).cartNoList;
    const { data: merged } = await update(younger, { qty: 2, colorNm: '화이트' });
    expect(merged).toMatchObject({ cartNo: older.cartNo, qty: 3, colorNm: '화이트', cartCnt: 1 });
    expect((await getCart()).cartList).toHaveLength(1);
  });

  test('changes several lines at once: all of them, or none', async () => {
    await add(pot, vacuum);
    const [potNo, vacuumNo] = [(await lineOf('GD0002')).cartNo, (await lineOf('GD0004')).cartNo];
    const { data } = await updateAll({ cartNo: vacuumNo, qty: 2 }, { cartNo: potNo, qty: 3 });
    expect(data).toMatchObject({ cartNoList: [vacuumNo, potNo], cartCnt: 2, cart: await getCart() });
    expect([(await lineOf('GD0002')).qty, (await lineOf('GD0004')).qty]).toEqual([3, 2]);

    const refused = await updateAll({ cartNo: vacuumNo, qty: 5 }, { cartNo: potNo, qty: 6 });
    expect([refused.code, refused.data]).toMatchObject(['1409', { rsnCd: 'STOCK', list: [{ cartNo: potNo, qty: 6 }] }]);
    expect([(await lineOf('GD0002')).qty, (await lineOf('GD0004')).qty]).toEqual([3, 2]);
  });

  test('lets lines change places, and merges those that become equal', async () => {
    await offer(shop, '블랙', 3);
    const { data } = await add(pot, { ...pot, qty: 2, colorNm: '블랙' });
    const [white = '', black = ''] = (data as { cartNoList: string[] }).cartNoList;
    await updateAll({ cartNo: white, qty: 1, colorNm: '블랙' }, { cartNo: black, qty: 2, colorNm: '화이트' });
    const colors = (await getCart()).cartList.map(({ cartNo, colorNm }) => [cartNo, colorNm]);
    expect(colors).toEqual([
      [black, '화이트'],
      [white, '블랙'],
    ]);

    const merged = await updateAll({ cartNo: black, qty: 2, colorNm: '블랙' }, { cartNo: white, qty: 3 });
    expect(merged.data).toMatchObject({ cartNoList: [white, white], cartCnt: 1, cart: { cartList: [{ qty: 5 }] } });
  });

  test("returns a line's former price, until it is changed", async () => {
    await add(vacuum);
    await setPrice(shop, 'GD0004', 249_000);
    expect(await lineOf('GD0004')).toMatchObject({ slPrc: 249_000, befSlPrc: 259_000 });
    await update((await lineOf('GD0004')).cartNo, { qty: 2 });
    expect(await lineOf('GD0004')).toMatchObject({ befSlPrc: null });
    await setPrice(shop, 'GD0004', 259_000);
  });

  test('says why a line cannot be ordered, and leaves it out of the sum', async () => {
    const { db } = shop.context;
    await add(vacuum, pot, kettle);
    const reasonOf = async (gdsGrpNo: string) => (await lineOf(gdsGrpNo)).ordImpsblRsnCd;
    expect(await reasonOf('GD0002')).toBeNull();

    await db.update(productColors).set({ stckqty: 0 }).where(eq(productColors.gdsGrpNo, 'GD0002'));
    expect(await reasonOf('GD0002')).toBe('CT00101');
    await db.update(productColors).set({ stckqty: 5 }).where(eq(productColors.gdsGrpNo, 'GD0002'));

    await db.update(products).set({ gdsStat: 'GD00404' }).where(eq(products.gdsGrpNo, 'GD0002'));
    expect(await reasonOf('GD0002')).toBe('CT00102');
    expect((await getCart()).summary.gdsPrc).toBe(259_000 + 47_900);
    await db.update(products).set({ gdsStat: 'GD00403' }).where(eq(products.gdsGrpNo, 'GD0002'));

    await db.update(goodsOptions).set({ optNo: 'GD0001-2' }).where(eq(goodsOptions.optNo, 'GD0001-1'));
    expect(await reasonOf('GD0001')).toBe('CT00103');
    await db.update(goodsOptions).set({ optNo: 'GD0001-1' }).where(eq(goodsOptions.optNo, 'GD0001-2'));

    await update((await lineOf('GD0004')).cartNo, { qty: 9 });
    await db.update(products).set({ stckqty: 8 }).where(eq(products.gdsGrpNo, 'GD0004'));
    expect(await lineOf('GD0004')).toMatchObject({ ordPsblYn: 'N', ordImpsblRsnCd: 'CT00104', psblQty: 8 });
    await db.update(products).set({ stckqty: 10 }).where(eq(products.gdsGrpNo, 'GD0004'));

    await db.delete(mallProducts).where(eq(mallProducts.gdsGrpNo, 'GD0004'));
    expect(await reasonOf('GD0004')).toBe('CT00105');
    await db.insert(mallProducts).values({
      mallId: 'M0001',
      gdsGrpNo: 'GD0004',
      ctgNo: '201',
      recommendRank: 3,
      salesCnt: 30,
    });
  });

  test('has 99 pieces on a line at most', async () => {
    await shop.context.db.update(products).set({ stckqty: 500 }).where(eq(products.gdsGrpNo, 'GD0004'));
    await add({ ...vacuum, qty: 60 });
    expect((await add({ ...vacuum, qty: 40 })).data).toEqual({ rsnCd: 'LIMIT', max: 99 });
    await shop.context.db.update(products).set({ stckqty: 10 }).where(eq(products.gdsGrpNo, 'GD0004'));
  });

  test('deletes lines untouched for 90 days', async () => {
    await add(pot);
    shop.pass(89 * 86_400);
    await sweep(shop.context);
    token = (await shop.signIn()).accessToken;
    expect(await shop.ask('countCart', { token })).toEqual({ cartCnt: 1 });
    shop.pass(2 * 86_400);
    await sweep(shop.context);
    token = (await shop.signIn()).accessToken;
    expect(await shop.ask('countCart', { token })).toEqual({ cartCnt: 0 });
  });
});
