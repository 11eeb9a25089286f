import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cartLines } from '../../../src/db/schema/buying.ts';
import { orderItems, orderSheets } from '../../../src/db/schema/orders.ts';
import { goodsOptions } from '../../../src/db/schema/products.ts';
import { prepareOrder, receiveOrder, sendOrder } from '../../../src/features/shop/shop-steps.ts';
import { eraseOrdersOf } from '../../../src/features/orders/erase-orders.ts';
import { inTransaction } from '../../../src/db/transaction-guard.ts';
import { kettle } from '../cases/buying-calls.ts';
import { oneDatabase } from '../harness/databases.ts';
import { anEmail, aNewMember, messagesTo } from '../harness/people.ts';
import { aBuyer, pay, stockAll, type Order } from '../harness/orders.ts';
import { openShop, type Shop } from '../harness/shop.ts';

interface Cart {
  cartList: { cartNo: string; optTxt: string | null; qty: number; mkOrdYn: string }[];
}

const jiu = '지우에게';

describe.each(oneDatabase)('on %s an option that needs words', (kind) => {
  let shop: Shop;
  let token: string;
  let memNo: string;
  beforeAll(async () => {
    shop = await openShop(kind, { ACCESS_TOKEN_SECONDS: '86400' });
    await stockAll(shop, 90);
    const change = { txtReq: { titleNm: '각인 문구', maxLen: 6 }, mkOrdYn: 'Y' as const };
    await shop.context.db.update(goodsOptions).set(change).where(eq(goodsOptions.optNo, kettle.optNo));
  });
  beforeEach(async () => {
    const member = await aNewMember(shop);
    memNo = member.memNo;
    token = (await shop.signIn({ id: member.loginId })).accessToken;
  });
  afterAll(() => shop.close());

  const buyer = () => aBuyer(shop, async () => token);
  const add = (...itemList: object[]) => buyer().call('addToCart', { body: { itemList } });
  const cart = () => buyer().ask<Cart>('getCart', {});

  test.each([
    ['nothing', null, '문구를 입력해주세요.'],
    ['spaces', '   ', '문구를 입력해주세요.'],
    ['too much', '일곱글자입니다', '6자까지 쓸 수 있어요.'],
    ['letters that are not written', '지우💙', expect.stringContaining('한글, 영문, 숫자')],
  ])('refuses %s, at its field', async (_, optTxt, reason) => {
    expect(await add({ ...kettle, optTxt })).toMatchObject({
      code: '1400',
      data: [{ field: 'itemList[0].optTxt', reason }],
    });
    expect(await buyer().call('createOrderSheet', { body: { directItem: { ...kettle, optTxt } } })).toMatchObject({
      data: [{ field: 'directItem.optTxt', reason }],
    });
  });

  test('refuses words where the goods have no such option', async () => {
    expect(await add({ gdsGrpNo: 'GD0002', colorNm: '화이트', qty: 1, optTxt: jiu })).toMatchObject({
      data: [{ field: 'itemList[0].optTxt' }],
    });
  });

  test('keeps lines with other words apart, adds to equal ones, and merges those that become equal', async () => {
    await add({ ...kettle, optTxt: jiu }, { ...kettle, optTxt: '하늘' }, { ...kettle, optTxt: jiu });
    expect((await cart()).cartList.map(({ optTxt, qty }) => [optTxt, qty])).toEqual([
      ['하늘', 1],
      [jiu, 2],
    ]);
    const [sky] = (await cart()).cartList;
    await buyer().ask('updateCartLine', { params: { cartNo: sky?.cartNo }, body: { qty: 3 } });
    expect((await cart()).cartList[0]).toMatchObject({ optTxt: '하늘', qty: 3, mkOrdYn: 'Y' });
    await buyer().ask('updateCartLine', { params: { cartNo: sky?.cartNo }, body: { qty: 3, optTxt: jiu } });
    expect((await cart()).cartList.map(({ optTxt, qty }) => [optTxt, qty])).toEqual([[jiu, 5]]);
  });

  test('keeps its words sealed, from the cart to the order, and leaves the cart once it is paid', async () => {
    await add({ ...kettle, optTxt: '하늘' });
    const ordrEmail = anEmail();
    const placed = await buyer().buy([{ ...kettle, optTxt: jiu }], {}, { ordrEmail });
    const { db } = shop.context;
    const stored = [
      await db.select().from(cartLines).where(eq(cartLines.memNo, memNo)),
      await db.select().from(orderSheets).where(eq(orderSheets.memNo, memNo)),
      await db.select().from(orderItems).where(eq(orderItems.ordNo, placed.ordNo)),
    ];
    expect(stored.every((rows) => rows.length > 0)).toBe(true);
    expect(JSON.stringify(stored)).not.toMatch(new RegExp(`${jiu}|하늘`, 'u'));
    await pay(shop, placed);
    expect((await cart()).cartList).toMatchObject([{ optTxt: '하늘' }]);
    expect((await buyer().read(placed.ordNo)).itemList).toMatchObject([{ optTxt: jiu, mkOrdYn: 'Y' }]);
    const { list } = await buyer().ask<{ list: { lineList: object[] }[] }>('listOrders', {});
    expect(list[0]?.lineList).toMatchObject([{ optTxt: jiu }]);
    const [mail] = await messagesTo(shop, ordrEmail);
    expect(mail?.body).toContain(`· “${jiu}”) 1개`);
    await inTransaction(shop.context, (context) => eraseOrdersOf(context.db, memNo));
    expect((await buyer().read(placed.ordNo)).itemList).toMatchObject([{ optTxt: null }]);
  });

  test('comes back for a fault of the seller alone, as it is made to order', async () => {
    const placed = await buyer().buy([{ ...kettle, optTxt: jiu }]);
    await pay(shop, placed);
    for (const step of [prepareOrder, sendOrder, receiveOrder]) await step(shop.context, placed.ordNo);
    const order = await buyer().ask<Order>('getOrder', { params: { ordNo: placed.ordNo } });
    const [line] = order.itemList;
    const reasons = new Set(line?.clmRsnList.map(({ rsnCd }) => rsnCd));
    expect([...reasons]).toEqual(['CL00203', 'CL00204', 'CL00205', 'CL00206', 'CL00207']);
    const asking = { itemList: [{ ordItemNo: line?.ordItemNo, qty: 1 }], dryYn: 'Y' };
    const ask = (rsnCd: string) =>
      buyer().call('returnOrder', { params: { ordNo: placed.ordNo }, body: { ...asking, rsnCd } });
    expect(await ask('CL00201')).toMatchObject({ code: '1409', data: { rsnCd: 'STATE' } });
    expect(await ask('CL00203')).toMatchObject({ code: '0000' });
  });
});
