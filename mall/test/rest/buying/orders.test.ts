import { eq } from 'drizzle-orm';
import { afterEach, afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { couponIssues, coupons, pointEntries } from '../../../src/db/schema/benefits.ts';
import { cartLines } from '../../../src/db/schema/buying.ts';
import { members } from '../../../src/db/schema/members.ts';
import { orders } from '../../../src/db/schema/orders.ts';
import { goodsOptions, productColors, products } from '../../../src/db/schema/products.ts';
import { inTransaction } from '../../../src/db/transaction-guard.ts';
import {
  accountIssued,
  changePayment,
  endUnpaid,
  lockPayable,
  orderPaid,
} from '../../../src/features/orders/order-payments.ts';
import { prepareOrder, receiveOrder, sendOrder } from '../../../src/features/shop/shop-steps.ts';
import { heldPoints } from '../../../src/features/benefits/points.ts';
import { toDay } from '../../../src/wire/days.ts';
import { aKey, kettle, pot, vacuum } from '../cases/buying-calls.ts';
import { giveCoupon, givePoints } from '../harness/benefits.ts';
import { aMember, memNoOf } from '../harness/builders.ts';
import { oneDatabase } from '../harness/databases.ts';
import { runJobs } from '../harness/jobs.ts';
import { aBuyer, pay, piecesOf, type Order, type Placed, type WaysToPay } from '../harness/orders.ts';
import { insertMembers } from '../harness/people.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { home, password } from '../harness/world.ts';

const memNo = memNoOf(home);

describe.each(oneDatabase)('an order on %s', (kind) => {
  let shop: Shop;
  let token: string;
  beforeAll(async () => {
    shop = await openShop(kind);
  });
  beforeEach(async () => {
    token = (await shop.signIn()).accessToken;
    const { db } = shop.context;
    await db.update(products).set({ stckqty: 8, stckqty2: 4 });
    await db.update(goodsOptions).set({ stckqty: 12 });
    await db.update(productColors).set({ stckqty: 12 }).where(eq(productColors.colorNm, '화이트'));
  });
  afterEach(async () => {
    for (const table of [orders, couponIssues, coupons, pointEntries, cartLines]) await shop.context.db.delete(table);
  });
  afterAll(() => shop.close());

  const buyer = () => aBuyer(shop, async () => token);
  const end = (ordNo: string) => inTransaction(shop.context, (context) => endUnpaid(context, ordNo));

  test('holds its pieces in group, option and color until it is paid, then they are taken', async () => {
    const before = await piecesOf(shop, 'GD0001');
    expect(before).toEqual({ free: 12, second: 4, option: 12, color: 12, held: 0, sold: 0 });
    const placed = await buyer().buy([{ ...kettle, qty: 9 }]);
    const held = { free: 3, second: 3, option: 3, color: 3, held: 9, sold: 0 };
    expect(await piecesOf(shop, 'GD0001')).toEqual(held);
    expect(placed.order).toMatchObject({
      ordStat: 'OR00101',
      psblList: ['PAY', 'ADDRESS', 'CANCEL'],
      payDueDts: placed.payDueDts,
    });

    expect(await pay(shop, placed)).toBe('PAID');
    expect(await piecesOf(shop, 'GD0001')).toEqual({ ...held, held: 0, sold: 9 });
    expect(await buyer().read(placed.ordNo)).toMatchObject({
      ordStat: 'OR00102',
      psblList: ['ADDRESS', 'CANCEL'],
      payDueDts: null,
      pay: { payMthdCd: 'PM00101', payStat: 'PAID', cardNm: '가온카드', instMnth: 1 },
      rcptList: [
        {
          rcptTp: 'CARD',
          prc: placed.payPrc,
          taxFreePrc: 0,
          splyPrc: Math.round(placed.payPrc / 1.1),
          vatPrc: placed.payPrc - Math.round(placed.payPrc / 1.1),
          apprNo: null,
        },
      ],
    });
  });

  test('offers the payment methods of its sheet as long as it may be paid', async () => {
    const { payMthdList, instList } = await buyer().ask<WaysToPay>('createOrderSheet', {
      body: { directItem: vacuum },
    });
    expect(instList.length).toBeGreaterThan(1);
    const placed = await buyer().buy([vacuum]);
    expect(placed.order).toMatchObject({ payMthdList, instList });
    await pay(shop, placed);
    expect(await buyer().read(placed.ordNo)).toMatchObject({ payMthdList: [], instList: [] });
  });

  test('returns everything to its source if it is not paid in time', async () => {
    const coupon = await giveCoupon(shop, { cpnNo: 'A', cpnTp: 'ORDER', dscntVal: 5000 });
    await givePoints(shop, 3000);
    const { ordNo } = await buyer().buy([{ ...kettle, qty: 9 }], { cpnIsuNoList: [coupon], usePnt: 3000 });
    expect(await heldPoints(shop.context.db, memNo, shop.context.now())).toBe(0);
    const [used] = await shop.context.db.select().from(couponIssues);
    expect(used).toMatchObject({ ordNo });

    await end(ordNo);
    await end(ordNo);
    expect(await piecesOf(shop, 'GD0001')).toEqual({ free: 12, second: 4, option: 12, color: 12, held: 0, sold: 0 });
    expect(await heldPoints(shop.context.db, memNo, shop.context.now())).toBe(3000);
    const [back] = await shop.context.db.select().from(couponIssues);
    expect(back).toMatchObject({ ordNo: null, usedAt: null });
    const order = await buyer().read(ordNo);
    expect(order).toMatchObject({ ordStat: 'OR00901', psblList: [], payDueDts: null });
    expect(order.histList.map(({ stat, whoTp }) => [stat, whoTp])).toEqual([
      ['OR00101', 'M'],
      ['OR00901', 'S'],
    ]);
  });

  test('that has ended is not paid any more, and one that is paid not again', async () => {
    const ended = await buyer().buy([pot]);
    await end(ended.ordNo);
    expect(await pay(shop, ended)).toBe('ENDED');
    const paid = await buyer().buy([pot]);
    expect([await pay(shop, paid), await pay(shop, paid)]).toEqual(['PAID', 'PAID_BEFORE']);
    await end(paid.ordNo);
    expect((await buyer().read(paid.ordNo)).ordStat).toBe('OR00102');
  });

  test('takes all of its lines or none', async () => {
    const body = await buyer().bodyFor([pot, vacuum]);
    await shop.context.db.update(products).set({ stckqty: 0, stckqty2: 0 }).where(eq(products.gdsGrpNo, 'GD0004'));
    const { data } = await buyer().place(body);
    expect(data).toMatchObject({ rsnCd: 'STOCK', list: [{ ...vacuum, stckqty: 0 }] });
    expect(await piecesOf(shop, 'GD0002')).toMatchObject({ free: 12, held: 0 });
    expect(await shop.context.db.select().from(orders)).toEqual([]);
  });

  test('the last pieces are sold once, however many buy them at the same moment', async () => {
    const { db } = shop.context;
    const [{ passwordHash } = { passwordHash: null }] = await db.select().from(members).where(eq(members.memNo, memNo));
    const ids = ['one', 'two', 'three', 'four', 'five', 'six'];
    await insertMembers(
      shop.context,
      ids.map((loginId) => aMember({ mallId: home, loginId, passwordHash })),
    );
    const buyers = ids.map((id) => aBuyer(shop, () => shop.tokenOf({ id })));
    const ready = [];
    for (const one of buyers) ready.push({ one, body: await one.bodyFor([{ ...pot, qty: 2 }, vacuum]) });
    await db.update(products).set({ stckqty: 3, stckqty2: 2 }).where(eq(products.gdsGrpNo, 'GD0002'));
    const answers = await Promise.all(ready.map(({ one, body }) => one.place(body)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['0000', '0000', '1409', '1409', '1409', '1409']);
    expect(await piecesOf(shop, 'GD0002')).toMatchObject({ free: 1, held: 4 });
    expect(await piecesOf(shop, 'GD0004')).toMatchObject({ free: 10, held: 2 });
  });

  test('pressed twice is placed once', async () => {
    const body = await buyer().bodyFor([pot]);
    const key = aKey();
    const answers = await Promise.all([buyer().place(body, key), buyer().place(body, key)]);
    const again = await buyer().place(body, key);
    const numbers = [...answers, again].flatMap(({ code, data }) => (code === '0000' ? [(data as Placed).ordNo] : []));
    expect(new Set(numbers).size).toBe(1);
    expect(await shop.context.db.select().from(orders)).toHaveLength(1);
    // Another device that has the sheet finds the order.
    expect((await buyer().place(body)).data).toEqual({ rsnCd: 'EXPIRED', expTp: 'SHEET', ordNo: numbers[0] });
  });

  test('returns a changed price, and the sheet keeps its contents', async () => {
    await givePoints(shop, 3000);
    const body = await buyer().bodyFor([pot]);
    const { data } = await buyer().place({ ...body, usePnt: 2000 });
    expect(data).toMatchObject({ rsnCd: 'PRICE', payPrc: 30_000, summary: { usePnt: 2000, payPrc: 30_000 } });
    const { ordShtNo } = body;
    expect(await buyer().ask('getOrderSheet', { params: { ordShtNo } })).toMatchObject({ choice: { usePnt: 2000 } });
    expect((await buyer().place({ ...body, usePnt: 2000, payPrc: 30_000 })).code).toBe('0000');
  });

  test("takes the coupons of the sheet's choice, and its key finds the order though the sheet is used", async () => {
    const coupon = await giveCoupon(shop, { cpnNo: 'A', cpnTp: 'ORDER', dscntVal: 5000 });
    const { cpnIsuNoList, ...body } = await buyer().bodyFor([pot], { cpnIsuNoList: [coupon] });
    expect(cpnIsuNoList).toEqual([coupon]);
    const params = aKey();
    const placed = await buyer().place({ ...body, bestYn: 'Y' }, params);
    const { ordNo } = placed.data as { ordNo: string };
    expect(await shop.context.db.select().from(couponIssues)).toMatchObject([{ cpnIsuNo: coupon, ordNo }]);
    expect(await buyer().read(ordNo)).toMatchObject({ summary: { cpnDscntPrc: 5000, payPrc: body.payPrc } });
    const again = await buyer().place({ ...body, bestYn: 'Y' }, params);
    expect([again.code, again.data]).toEqual([placed.code, placed.data]);
    const other = await buyer().place({ ...body, bestYn: 'Y' }, aKey());
    expect(other.data).toEqual({ rsnCd: 'EXPIRED', expTp: 'SHEET', ordNo });
  });

  test('returns the first obstacle', async () => {
    const body = { ...(await buyer().bodyFor([vacuum])), cpnIsuNoList: ['CI-none'], usePnt: 5000, payPrc: 1000 };
    const reason = async (change: object = {}) =>
      ((await buyer().place({ ...body, ...change })).data as { rsnCd: string }).rsnCd;
    await shop.context.db.update(products).set({ stckqty: 0, stckqty2: 0 });
    expect(await reason()).toBe('STOCK');
    await shop.context.db.update(products).set({ stckqty: 8 });
    expect(await reason()).toBe('COUPON');
    expect(await reason({ cpnIsuNoList: [] })).toBe('POINT');
    expect(await reason({ cpnIsuNoList: [], usePnt: 0 })).toBe('PRICE');
  });

  test('of 0 won is paid at once, with points alone', async () => {
    await givePoints(shop, 40_000);
    const placed = await buyer().buy([pot], { usePnt: 32_000 });
    expect(placed).toMatchObject({ payPrc: 0, payDueDts: null, pgReq: null, order: { ordStat: 'OR00102' } });
    expect(placed.order.pay).toMatchObject({ payMthdCd: 'PM00106', payStat: 'PAID' });
    expect(placed.order.rcptList).toEqual([]);
    expect(await heldPoints(shop.context.db, memNo, shop.context.now())).toBe(8000);
    expect(await piecesOf(shop, 'GD0002')).toMatchObject({ held: 0, sold: 1 });
  });

  test('leaves the cart as it is until it is paid', async () => {
    const placed = await buyer().buy([pot, vacuum]);
    await buyer().ask('addToCart', { body: { itemList: [kettle] } });
    expect(await buyer().ask('countCart', {})).toEqual({ cartCnt: 3 });
    await pay(shop, placed);
    expect(await buyer().ask('countCart', {})).toEqual({ cartCnt: 1 });
  });

  test('is masked, and the database contains no names', async () => {
    const { order, ordNo } = await buyer().buy([pot], {}, { dlvMsg: '경비실에 맡겨 주세요.' });
    expect(order.ordr).toMatchObject({ ordrNm: '한*온', ordrTel: '010-****-1234', ordrEmail: 'ga***@example.com' });
    expect(order.dlv).toMatchObject({
      rcvrNm: '한*온',
      rcvrTel: '010-****-1234',
      dtlAddr: '********',
      entrCntn: '*****',
      dlvMsg: '경비실에 맡겨 주세요.',
    });
    const rows = JSON.stringify(await shop.context.db.select().from(orders).where(eq(orders.ordNo, ordNo)));
    expect(rows).not.toMatch(/한가온|1234|한빛로|경비실/u);
  });

  test('stays as it was bought, for any later change of the goods and the address book', async () => {
    const { ordNo } = await buyer().buy([pot]);
    await shop.context.db.update(products).set({ name: '새 이름' }).where(eq(products.gdsGrpNo, 'GD0002'));
    const order = await buyer().read(ordNo);
    expect(order).toMatchObject({
      repGdsNm: '가온 세라믹 냄비',
      itemList: [{ dispGdsNm: '가온 세라믹 냄비', slPrc: 29_000 }],
    });
    await shop.context.db.update(products).set({ name: '가온 세라믹 냄비' }).where(eq(products.gdsGrpNo, 'GD0002'));
  });

  test('is held for 15 minutes from the last attempt, for 60 from placing, and as long as an account is open', async () => {
    const { ordNo, payDueDts } = await buyer().buy([pot]);
    expect(payDueDts?.slice(-4)).toBe((await dueIn(15)).slice(-4));
    const method = { payMthdCd: 'PM00102', cardCd: null, instMnth: null };
    const change = () => inTransaction(shop.context, (context) => changePayment(context, ordNo, method));
    shop.pass(50 * 60);
    expect((await change()).payDueDts.getTime() - shop.context.now().getTime()).toBe(10 * 60_000);
    shop.pass(9 * 60);
    await change();
    const due = new Date(shop.context.now().getTime() + 86_400_000);
    await inTransaction(shop.context, (context) => accountIssued(context, ordNo, due));
    const [row] = await shop.context.db.select().from(orders);
    expect(row).toMatchObject({ payDueDts: due, payMthdCd: 'PM00102', cardCd: null });
    const payable = await inTransaction(shop.context, ({ db }) => lockPayable(db, ordNo));
    expect(payable).toMatchObject({ ordNo, memNo, payPrc: 32_000, payDueDts: due, isHeld: true });
    shop.pass(60);
    await expect(change()).rejects.toMatchObject({ code: '1409', data: { rsnCd: 'STATE', stat: 'OR00101' } });
  });
  const dueIn = async (minutes: number) =>
    new Date(shop.context.now().getTime() + minutes * 60_000).toISOString().slice(14, 19).replace(':', '');

  test('is paid to a virtual account only where ten or more are left, its own among them', async () => {
    await shop.context.db.update(products).set({ stckqty: 9, stckqty2: 0 }).where(eq(products.gdsGrpNo, 'GD0004'));
    const body = await buyer().bodyFor([{ ...vacuum, qty: 2 }]);
    const account = { ...body, payMthdCd: 'PM00103', cardCd: null, instMnth: null };
    expect((await buyer().place(account)).data).toMatchObject({ rsnCd: 'STOCK', list: [{ stckqty: 9 }] });
    await shop.context.db.update(products).set({ stckqty: 10 }).where(eq(products.gdsGrpNo, 'GD0004'));
    const { data } = await buyer().place(account);
    const { ordNo } = data as Placed;
    const method = { payMthdCd: 'PM00103', cardCd: null, instMnth: null };
    await inTransaction(shop.context, (context) => changePayment(context, ordNo, method));
  });

  test('goes its way: prepared, sent by delivery groups, received', async () => {
    const placed = await buyer().buy([pot, vacuum]);
    const { ordNo } = placed;
    expect(await prepareOrder(shop.context, ordNo)).toBe(false);
    await pay(shop, placed);
    for (const [step, ordStat, psblList] of [
      [prepareOrder, 'OR00103', ['CANCEL']],
      [sendOrder, 'OR00104', ['RETURN']],
      [receiveOrder, 'OR00105', ['EXCHANGE', 'RETURN', 'CONFIRM']],
    ] as const) {
      expect([await step(shop.context, ordNo), await step(shop.context, ordNo)]).toEqual([true, false]);
      expect(await buyer().read(ordNo)).toMatchObject({ ordStat, psblList });
    }
    const { itemList, histList } = await buyer().read(ordNo);
    expect(histList.map(({ stat }) => stat)).toEqual([
      'OR00101',
      'OR00102',
      'OR00103',
      'OR00104',
      'OR00104',
      'OR00105',
    ]);
    const parcels = await buyer().ask<object[]>('getOrderDelivery', { params: { ordNo } });
    expect(parcels).toMatchObject(
      itemList.map(({ ordItemNo }) => ({
        ordItemNoList: [ordItemNo],
        dlvCmpnyNm: '가온택배',
        stepList: [{ stepNm: '상품 인수' }, { stepNm: '배송 완료' }],
      })),
    );
    shop.pass(7 * 86_400);
    token = (await shop.signIn()).accessToken;
    expect((await buyer().read(ordNo)).dlv).toMatchObject({ entrCntn: '*****' });
    await runJobs(shop);
    expect((await buyer().read(ordNo)).dlv).toMatchObject({ entrCntn: null });
  });

  test('keeps its buyer from withdrawing until it has ended, and lists the losses', async () => {
    await givePoints(shop, 1500);
    await giveCoupon(shop, { cpnNo: 'A', cpnTp: 'ORDER', dscntVal: 5000 });
    const check = () => buyer().ask<{ lossList: object[] }>('checkWithdrawal', {});
    const { lossList } = await check();
    expect(lossList).toContainEqual({ tp: 'COUPON', nm: '사용 가능 쿠폰', value: '1장' });
    expect(lossList).toContainEqual({ tp: 'POINT', nm: '보유 포인트', value: '1,500P' });
    const { ordNo } = await buyer().buy([pot]);
    expect(await check()).toMatchObject({ possibleYn: 'N', blockList: [{ tp: 'ORDER', no: ordNo }] });
    expect((await buyer().call('withdraw', { body: { password } })).code).toBe('1409');
    await end(ordNo);
    expect(await check()).toMatchObject({ possibleYn: 'Y', blockList: [] });
  });

  test("is listed latest first, by days and states, without what is others'", async () => {
    const first = await buyer().buy([pot, vacuum]);
    shop.pass(60);
    const second = await buyer().buy([pot]);
    await pay(shop, first);
    const list = async (params: object = {}) => {
      const page = await buyer().ask<{ list: Order[]; totalCnt: number }>('listOrders', { params });
      return [page.list.map(({ ordNo }) => ordNo), page.totalCnt];
    };
    expect(await list()).toEqual([[second.ordNo, first.ordNo], 2]);
    expect(await list({ page: 2, size: 1 })).toEqual([[first.ordNo], 2]);
    expect(await list({ ordStat: 'OR00102', ordTp: 'GOODS' })).toEqual([[first.ordNo], 1]);
    expect(await list({ ordStat: 'WL00105,OR00102,OR00101' })).toEqual([[second.ordNo, first.ordNo], 2]);
    expect(await list({ ordStat: 'WL00105,SB00102' })).toEqual([[], 0]);
    expect(await list({ ordTp: 'WIRELESS' })).toEqual([[], 0]);
    const day = toDay(shop.context.now());
    expect(await list({ fromDt: day, toDt: day })).toEqual([[second.ordNo, first.ordNo], 2]);
    expect(await list({ toDt: '20260301' })).toEqual([[], 0]);
    const { list: rows } = await buyer().ask<{ list: Order[] }>('listOrders', {});
    expect(rows).toMatchObject([
      { gdsCnt: 1, psblList: ['PAY', 'ADDRESS', 'CANCEL'] },
      { gdsCnt: 2, repGdsNm: '가온 세라믹 냄비', psblList: ['ADDRESS', 'CANCEL'] },
    ]);
    const other = await shop.ask<{ totalCnt: number }>('listOrders', {
      token: (await shop.signIn({ mallId: 'M0004' })).accessToken,
    });
    expect(other.totalCnt).toBe(0);
  });

  test('is found by words of the name of any of its lines, whatever the case and the spaces', async () => {
    const { ordNo } = await buyer().buy([pot, vacuum]);
    const find = async (keyword: string, params: object = {}) => {
      const sent = { params: { keyword, ...params } };
      const page = await buyer().ask<{ list: Order[]; totalCnt: number; keyword: string }>('listOrders', sent);
      expect([page.keyword, page.totalCnt]).toEqual([keyword, page.list.length]);
      return page.list.map((order) => order.ordNo);
    };
    const [name = '', other = ''] = (await buyer().read(ordNo)).itemList.map(({ dispGdsNm }) => dispGdsNm);
    for (const keyword of [name, other, name.replaceAll(' ', ''), name.split(' ').toReversed().join(' '), '세 라믹'])
      expect(await find(keyword)).toEqual([ordNo]);
    // All words in one name, and signs are no wildcards.
    for (const keyword of [`${name} ${other}`, '없는 이름', '%', '_', '\\', "' or 1=1 --", '🛒'])
      expect(await find(keyword)).toEqual([]);
    expect(await find(name, { ordTp: 'WIRELESS' })).toEqual([]);
    expect(await find(name, { toDt: '20260301' })).toEqual([]);
    const elsewhere = (await shop.signIn({ mallId: 'M0004' })).accessToken;
    const sent = { token: elsewhere, params: { keyword: name } };
    expect(await shop.ask('listOrders', sent)).toMatchObject({ list: [], totalCnt: 0 });
  });

  test('is found by the state of any of its lines, and its row is the same in list and detail', async () => {
    const placed = await buyer().buy([pot, vacuum]);
    await pay(shop, placed);
    const [, item] = placed.order.itemList;
    const itemList = [{ ordItemNo: item?.ordItemNo, qty: 1 }];
    const body = { itemList, rsnCd: 'CL00201', rfndPrc: item?.payPrc };
    const find = async (ordStat: string) =>
      (await buyer().ask<{ list: object[] }>('listOrders', { params: { ordStat } })).list;
    expect(await find('OR00202')).toEqual([]);
    expect(await find('OR00102')).toMatchObject([{ rfndPrc: 0, rmnPrc: placed.payPrc, payDueDts: null }]);
    await buyer().ask('cancelOrder', { params: { ordNo: placed.ordNo }, body });
    const found = await find('OR00402,OR00202');
    expect(found).toMatchObject([
      { ordNo: placed.ordNo, ordStat: 'OR00102', rfndPrc: item?.payPrc, rmnPrc: placed.payPrc - (item?.payPrc ?? 0) },
    ]);
    // Its place is the list's own.
    const { aftrKey: _, ...row } = found[0] as { aftrKey: string };
    expect(await buyer().read(placed.ordNo)).toMatchObject(row);
  });

  test('a payment that is reported twice at the same moment counts once', async () => {
    const placed = await buyer().buy([pot]);
    const told = () =>
      inTransaction(shop.context, (context) =>
        orderPaid(context, { ordNo: placed.ordNo, payNo: 'PY-1', at: shop.context.now() }),
      );
    expect((await Promise.all([told(), told(), told()])).toSorted()).toEqual(['PAID', 'PAID_BEFORE', 'PAID_BEFORE']);
    expect(await piecesOf(shop, 'GD0002')).toMatchObject({ free: 11, held: 0, sold: 1 });
  });
});
