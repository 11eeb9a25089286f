import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { couponIssues, coupons, pointEntries } from '../../../src/db/schema/benefits.ts';
import { cartLines } from '../../../src/db/schema/buying.ts';
import { goodsOptions, products } from '../../../src/db/schema/products.ts';
import { aKey, anAddress, anOrder, forgetAddresses, kettle, pot, vacuum } from '../cases/buying-calls.ts';
import { giveCoupon, givePoints } from '../harness/benefits.ts';
import { oneDatabase } from '../harness/databases.ts';
import { setPrice } from '../harness/goods-price.ts';
import { aNewMember } from '../harness/people.ts';
import { openShop, type Shop } from '../harness/shop.ts';

interface Summary {
  gdsPrc: number;
  cpnDscntPrc: number;
  dlvPrc: number;
  addDlvPrc: number;
  usePnt: number;
  payPrc: number;
}
interface Installment {
  instMnth: number;
  totPrc: number;
  mnthPrc: number;
  fstMnthPrc: number;
  freeYn: string;
}
interface Sheet {
  ordShtNo: string;
  expDts: string;
  itemList: { gdsGrpNo: string; cartNo: string | null; qty: number; slPrc: number }[];
  ordr: object;
  cpnList: { cpnIsuNo: string; usblYn: string; impsblRsnCntn: string | null; dscntPrc: number }[];
  pntInfo: object;
  payMthdList: { payMthdCd: string; cardList: { cardCd: string; instMnthList: number[] }[]; bankList: object[] }[];
  agreeList: { agreeCd: string; reqYn: string }[];
  instList: Installment[];
  choice: object;
  summary: Summary;
}

describe.each(oneDatabase)('an order sheet on %s', (kind) => {
  let shop: Shop;
  let token: string;
  beforeAll(async () => {
    shop = await openShop(kind);
    token = await shop.tokenOf();
  });
  afterEach(async () => {
    const { db } = shop.context;
    await forgetAddresses(shop, token);
    for (const table of [couponIssues, coupons, pointEntries, cartLines]) await db.delete(table);
    await db.update(products).set({ stckqty: 10 });
    await setPrice(shop, 'GD0001', 42_900);
  });
  afterAll(() => shop.close());

  const send = (body: object) => shop.send('createOrderSheet', { token, params: aKey(), body });
  const write = async (...itemList: object[]) => {
    const { cartNoList } = await shop.ask<{ cartNoList: string[] }>('addToCart', {
      token,
      params: aKey(),
      body: { itemList },
    });
    return shop.ask<Sheet>('createOrderSheet', { token, params: aKey(), body: { cartNoList } });
  };
  const price = (ordShtNo: string, choice: object = {}) =>
    shop.send('priceOrderSheet', {
      token,
      params: { ordShtNo },
      body: { cpnIsuNoList: [], usePnt: 0, dlvNo: null, ...choice },
    });
  const summaryOf = async (ordShtNo: string, choice: object) => {
    const { data, message } = await price(ordShtNo, choice);
    if (!data) throw new Error(message);
    return (data as { summary: Summary }).summary;
  };
  const read = (ordShtNo: string) => shop.send('getOrderSheet', { token, params: { ordShtNo } });

  test('tells the address of the profile for the form of a first one, and none where there is none', async () => {
    expect((await write(kettle)).ordr).toMatchObject({ zipCd: null, roadAddr: null, dtlAddr: null });
    const own = { zipCd: '04524', roadAddr: '서울특별시 중구 가온길 12', dtlAddr: '101동 202호' };
    const { loginId } = await aNewMember(shop, own);
    const sheet = await shop.ask<Sheet>('createOrderSheet', {
      token: (await shop.signIn({ id: loginId })).accessToken,
      params: aKey(),
      body: { directItem: vacuum },
    });
    expect(sheet.ordr).toMatchObject(own);
  });

  test('shows the lines of the cart in their order, the buyer in full, and nothing consented to', async () => {
    const sheet = await write(kettle, vacuum);
    expect(sheet.itemList).toMatchObject([
      { ...kettle, slPrc: 42_900, addPrc: 5000 },
      { ...vacuum, slPrc: 259_000 },
    ]);
    expect(sheet.ordr).toMatchObject({ ordrNm: '한가온', ordrTel: '01000001234', ordrEmail: 'member@example.com' });
    expect(sheet.agreeList.map(({ reqYn }) => reqYn)).toEqual(['Y', 'Y', 'N']);
    expect(Object.keys(sheet.agreeList[0] ?? {})).toEqual(['agreeCd', 'title', 'cntnHtml', 'reqYn']);
    expect(sheet.choice).toEqual({ cpnIsuNoList: [], usePnt: 0, dlvNo: null });
    expect(sheet.expDts).toBe('20260415123000');
    expect((await read(sheet.ordShtNo)).data).toEqual(sheet);
  });

  test('of one item that is bought at once leaves the cart alone', async () => {
    const { data } = await send({ directItem: pot });
    expect(data).toMatchObject({ itemList: [{ ...pot, cartNo: null }], summary: { gdsPrc: 29_000, dlvPrc: 3000 } });
    expect(await shop.ask('countCart', { token })).toEqual({ cartCnt: 0 });
  });

  test('goes to the default address at first, and costs more to islands', async () => {
    await shop.ask('createDelivery', { token, params: aKey(), body: anAddress });
    const { dlvNo } = await shop.ask<{ dlvNo: string }>('createDelivery', {
      token,
      params: aKey(),
      body: { ...anAddress, zipCd: '63120', dfltYn: 'N' },
    });
    const sheet = await write(pot, vacuum);
    expect(sheet.summary).toMatchObject({ dlvPrc: 3000, addDlvPrc: 0, payPrc: 291_000 });
    expect(await summaryOf(sheet.ordShtNo, { dlvNo })).toMatchObject({ addDlvPrc: 6000, payPrc: 297_000 });
    expect((await read(sheet.ordShtNo)).data).toMatchObject({ choice: { dlvNo }, summary: { payPrc: 297_000 } });
  });

  test('keeps its prices, whatever the shop charges meanwhile', async () => {
    const { ordShtNo } = await write(kettle);
    await setPrice(shop, 'GD0001', 99_000);
    expect((await read(ordShtNo)).data).toMatchObject({ summary: { gdsPrc: 47_900 } });
    expect(await summaryOf(ordShtNo, {})).toMatchObject({ gdsPrc: 47_900 });
  });

  test('ends after thirty minutes', async () => {
    const { ordShtNo } = await write(pot);
    shop.pass(30 * 60 - 1);
    // A token lives as long as a sheet.
    token = (await shop.signIn()).accessToken;
    expect((await read(ordShtNo)).code).toBe('0000');
    shop.pass(1);
    expect((await read(ordShtNo)).data).toEqual({ rsnCd: 'EXPIRED', expTp: 'SHEET', ordNo: null });
    expect((await price(ordShtNo)).data).toEqual({ rsnCd: 'EXPIRED', expTp: 'SHEET', ordNo: null });
  });

  test('adds up what several lines take of one option and of one group', async () => {
    const { db } = shop.context;
    await db.insert(goodsOptions).values({
      optNo: 'GD0001-9',
      gdsGrpNo: 'GD0001',
      optNm: '보증 연장',
      addPrc: 0,
      stckqty: 9,
      prir: 9,
    });
    await db.update(products).set({ stckqty: 4 }).where(eq(products.gdsGrpNo, 'GD0001'));
    const other = { ...kettle, optNo: 'GD0001-9', qty: 2 };
    expect((await write({ ...kettle, qty: 2 }, other)).itemList).toHaveLength(2);

    await db.update(products).set({ stckqty: 3 }).where(eq(products.gdsGrpNo, 'GD0001'));
    const { cartList } = await shop.ask<{ cartList: { cartNo: string; optNo: string }[] }>('getCart', { token });
    const cartNoList = cartList.map(({ cartNo }) => cartNo).toReversed();
    const { code, data } = await send({ cartNoList });
    expect(code).toBe('1409');
    const short = { ...other, cartNo: cartNoList[1], ordItemNo: null, stckqty: 1 };
    expect(data).toEqual({ rsnCd: 'STOCK', list: [short] });
    await db.delete(goodsOptions).where(eq(goodsOptions.optNo, 'GD0001-9'));
  });

  test('is not written for what is no longer sold', async () => {
    const { cartNoList } = await shop.ask<{ cartNoList: string[] }>('addToCart', {
      token,
      params: aKey(),
      body: { itemList: [pot, vacuum] },
    });
    await shop.context.db.update(products).set({ gdsStat: 'GD00404' }).where(eq(products.gdsGrpNo, 'GD0004'));
    expect((await send({ cartNoList })).data).toEqual({ rsnCd: 'STATE', stat: 'CT00102' });
    await shop.context.db.update(products).set({ gdsStat: 'GD00403' }).where(eq(products.gdsGrpNo, 'GD0004'));
    expect((await send({ cartNoList })).code).toBe('0000');
  });

  test("returns each coupon's reduction, or why it cannot be used", async () => {
    const five = await giveCoupon(shop, { cpnNo: 'A', cpnTp: 'ORDER', dscntVal: 5000, minPrc: 30_000 });
    const rate = await giveCoupon(shop, { cpnNo: 'B', cpnTp: 'GOODS', dscntTp: 'RATE', dscntVal: 10 });
    const free = await giveCoupon(shop, { cpnNo: 'C', cpnTp: 'DELIVERY', dscntVal: 3000 });
    const gone = await giveCoupon(shop, { cpnNo: 'D', cpnTp: 'ORDER', dscntVal: 100, endDts: shop.context.now() });
    const { ordShtNo, cpnList } = await write(pot);
    const told = cpnList.map(({ cpnIsuNo, usblYn, impsblRsnCntn, dscntPrc }) => [
      cpnIsuNo,
      usblYn,
      impsblRsnCntn,
      dscntPrc,
    ]);
    expect(told).toEqual([
      [five, 'N', '30,000원 이상 주문하면 쓸 수 있어요.', 0],
      [rate, 'Y', null, 2900],
      [free, 'Y', null, 3000],
    ]);
    expect(await summaryOf(ordShtNo, { cpnIsuNoList: [rate, free] })).toMatchObject({
      cpnDscntPrc: 5900,
      payPrc: 26_100,
    });
    for (const number of [five, gone, 'CI-none']) {
      expect((await price(ordShtNo, { cpnIsuNoList: [number] })).data).toEqual({ rsnCd: 'COUPON', cpnIsuNo: number });
    }
    expect((await read(ordShtNo)).data).toMatchObject({ choice: { cpnIsuNoList: [rate, free] } });
  });

  test.each([
    ['ORDER', '주문 쿠폰은 하나만 쓸 수 있어요. 바꿔 적용할까요?'],
    ['DELIVERY', '배송비 쿠폰은 하나만 쓸 수 있어요. 바꿔 적용할까요?'],
  ] as const)('refuses a second coupon of the type %s in words that offer the swap', async (cpnTp, words) => {
    const one = await giveCoupon(shop, { cpnNo: 'A', cpnTp, dscntVal: 1000 });
    const other = await giveCoupon(shop, { cpnNo: 'B', cpnTp, dscntVal: 2000 });
    const { ordShtNo } = await write(pot);
    const alone = await price(ordShtNo, { cpnIsuNoList: ['CI-none'] });
    expect(alone.message).toBe('지금은 쓸 수 없는 쿠폰이에요. 다른 쿠폰을 선택해 주세요.');
    expect((await price(ordShtNo, { cpnIsuNoList: [one, other] })).message).toBe(words);
  });

  test('finds the coupons that take most off, cuts points to what is left, and can be ordered so', async () => {
    const { dlvNo } = await shop.ask<{ dlvNo: string }>('createDelivery', { token, params: aKey(), body: anAddress });
    await giveCoupon(shop, { cpnNo: 'A', cpnTp: 'ORDER', dscntVal: 5000, minPrc: 30_000 });
    const order = await giveCoupon(shop, { cpnNo: 'B', cpnTp: 'ORDER', dscntVal: 2000 });
    const free = await giveCoupon(shop, { cpnNo: 'C', cpnTp: 'DELIVERY', dscntVal: 3000, minPrc: 20_000 });
    const rate = await giveCoupon(shop, { cpnNo: 'D', cpnTp: 'GOODS', dscntTp: 'RATE', dscntVal: 10 });
    await givePoints(shop, 90_000);
    const { ordShtNo } = await write(pot);
    const { data } = await shop.send('priceOrderSheet', {
      token,
      params: { ordShtNo },
      body: { bestYn: 'Y', usePnt: 90_000, dlvNo },
    });
    const choice = { cpnIsuNoList: [rate, order, free], usePnt: 24_100, dlvNo };
    const found = { choice, summary: { cpnDscntPrc: 7900, usePnt: 24_100, payPrc: 0 } };
    expect(data).toMatchObject({ ...found, sheet: found });
    const body = { ...anOrder(ordShtNo, dlvNo, 0), ...choice, payMthdCd: 'PM00106', cardCd: null, rtnUrl: null };
    expect((await shop.send('placeOrder', { token, params: aKey(), body })).code).toBe('0000');
  });

  test('is paid with points in tens, from 1,000 on, up to what is held and payable', async () => {
    await givePoints(shop, 5005);
    await givePoints(shop, 90_000, shop.context.now());
    const { ordShtNo, pntInfo } = await write(pot);
    expect(pntInfo).toEqual({ hldPnt: 5005, usblPnt: 5000, minPnt: 1000, unitPnt: 10 });
    expect(await summaryOf(ordShtNo, { usePnt: 5000 })).toMatchObject({ usePnt: 5000, payPrc: 27_000 });
    for (const usePnt of [10, 990, 1001]) {
      expect((await price(ordShtNo, { usePnt })).data).toMatchObject([{ field: 'usePnt' }]);
    }
  });

  test('cuts points to what can be used, and says so', async () => {
    await givePoints(shop, 5005);
    const { ordShtNo } = await write(pot);
    const cut = { choice: { usePnt: 5000 }, summary: { usePnt: 5000, payPrc: 27_000 } };
    expect((await price(ordShtNo, { usePnt: 90_000 })).data).toMatchObject({ ...cut, sheet: cut });
    expect((await read(ordShtNo)).data).toMatchObject(cut);
  });

  test('that points pay in full offers no other way to pay', async () => {
    await givePoints(shop, 100_000);
    const { ordShtNo, payMthdList } = await write(pot);
    const codes = (list: Sheet['payMthdList']) => list.map(({ payMthdCd }) => payMthdCd);
    expect(codes(payMthdList)).toEqual(['PM00101', 'PM00102', 'PM00103', 'PM00104', 'PM00105']);
    const { sheet } = (await price(ordShtNo, { usePnt: 32_000 })).data as { sheet: Sheet };
    expect([codes(sheet.payMthdList), sheet.instList]).toEqual([['PM00106'], []]);
  });

  test('reckons installments, so that the page adds up nothing', async () => {
    const cheap = await write(pot);
    expect(cheap.instList).toEqual([{ instMnth: 1, totPrc: 32_000, mnthPrc: 32_000, fstMnthPrc: 32_000, freeYn: 'Y' }]);
    const { instList, payMthdList } = await write(vacuum);
    expect(payMthdList[0]?.cardList[1]).toMatchObject({ instMnthList: [1, 2, 3, 6], freeInstMnthList: [2, 3, 6] });
    expect(instList.map(({ instMnth, freeYn }) => `${instMnth}${freeYn}`)).toEqual([
      '1Y',
      '2N',
      '2Y',
      '3N',
      '3Y',
      '6N',
      '6Y',
    ]);
    for (const { instMnth, totPrc, mnthPrc, fstMnthPrc, freeYn } of instList) {
      expect(fstMnthPrc + (instMnth - 1) * mnthPrc).toBe(totPrc);
      expect(totPrc > 259_000).toBe(freeYn === 'N');
    }
  });

  test("is no one else's", async () => {
    const { ordShtNo } = await write(pot);
    const other = await shop.tokenOf({ mallId: 'M0002' });
    for (const operation of ['getOrderSheet', 'priceOrderSheet']) {
      const body = operation === 'priceOrderSheet' ? { body: { cpnIsuNoList: [], usePnt: 0 } } : {};
      expect((await shop.send(operation, { token: other, params: { ordShtNo }, ...body })).code).toBe('1404');
    }
  });
});
