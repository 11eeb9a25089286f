import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aKey, kettle, pot } from '../cases/buying-calls.ts';
import { oneDatabase } from '../harness/databases.ts';
import { runJobs } from '../harness/jobs.ts';
import { openDoor, type Door } from '../harness/operators.ts';
import { aBuyer, pay, stockAll, type Order } from '../harness/orders.ts';
import { aPhoneOrder, stockPhones } from '../harness/phone-orders.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { anApplicationBody, beans, sellSubscriptions, subscribe } from '../harness/subscriptions.ts';
import { operatorWrites } from '../../../src/db/schema/operators.ts';
import { findOverdue } from '../../../src/overdue-work.ts';
import { toDts } from '../../../src/wire/dts.ts';

interface Row {
  gdsGrpNo: string;
  gdsStat: string;
  slPrc: number | null;
  stckqty: number;
  kndCd: string;
  optList: { optNo: string; stckqty: number }[];
  cyclList: { cyclCd: string; prc: number }[];
  planList: { planNo: string }[];
}

const hour = 3600;

describe.each(oneDatabase)('an operator on %s', (kind) => {
  let shop: Shop;
  let door: Door;
  beforeAll(async () => {
    shop = await openShop(kind);
    door = await openDoor(shop);
    await stockAll(shop, 90);
    await sellSubscriptions(shop);
  });
  afterAll(async () => {
    await door.close();
    await shop.close();
  });

  // A new one each time, since the clock passes its end.
  const tokenNow = async () => (await shop.signIn()).accessToken;
  const buyer = () => aBuyer(shop, tokenNow);
  const rowOf = async (gdsGrpNo: string) => {
    const { list } = await door.ask<{ list: Row[] }>('listStock', { params: { kwd: gdsGrpNo, size: 100 } });
    return list.find((row) => row.gdsGrpNo === gdsGrpNo);
  };
  const change = (gdsGrpNo: string, body: object) => door.send('changeProduct', { params: { gdsGrpNo }, body });
  const inHours = (hours: number) => toDts(new Date(shop.context.now().getTime() + hours * hour * 1000));
  const goodsOf = async (id: string) =>
    shop.ask<{ slPrc: number; gdsStat: string }>('getGoods', { token: await tokenNow(), params: { id } });

  test('changes a price and a stock at once; a sheet keeps its price', async () => {
    const { ordShtNo } = await buyer().sheetOf({ ...pot, qty: 1 });
    const before = (await rowOf(pot.gdsGrpNo))?.slPrc ?? 0;
    expect((await change(pot.gdsGrpNo, { slPrc: before + 1000, stckqty: 7 })).code).toBe('0000');
    expect(await rowOf(pot.gdsGrpNo)).toMatchObject({ slPrc: before + 1000, planList: [] });
    expect((await goodsOf(pot.gdsGrpNo)).slPrc).toBe(before + 1000);
    const sheet = await buyer().ask<{ summary: { gdsPrc: number } }>('getOrderSheet', { params: { ordShtNo } });
    expect(sheet.summary.gdsPrc).toBe(before);
  });

  test('an option changes its product by as many pieces', async () => {
    const before = await rowOf(kettle.gdsGrpNo);
    const [option] = before?.optList ?? [];
    if (!before || !option) throw new Error('The kettle has options.');
    expect((await change(kettle.gdsGrpNo, { optNo: option.optNo, stckqty: option.stckqty + 5 })).code).toBe('0000');
    const after = await rowOf(kettle.gdsGrpNo);
    expect(after?.optList[0]?.stckqty).toBe(option.stckqty + 5);
    expect(after?.stckqty).toBe(before.stckqty + 5);
  });

  test('what begins later holds from its moment on, and is listed until then', async () => {
    const from = inHours(2);
    expect((await change(pot.gdsGrpNo, { gdsStat: 'GD00404', fromDts: from })).code).toBe('0000');
    await runJobs(shop);
    expect(await rowOf(pot.gdsGrpNo)).toMatchObject({
      gdsStat: 'GD00403',
      planList: [{ gdsStat: 'GD00404', fromDts: from }],
    });
    shop.pass(2 * hour + 60);
    await runJobs(shop);
    expect(await rowOf(pot.gdsGrpNo)).toMatchObject({ gdsStat: 'GD00404', planList: [] });
    expect((await buyer().call('addToCart', { body: { itemList: [pot] } })).code).not.toBe('0000');
    await change(pot.gdsGrpNo, { gdsStat: 'GD00403' });
    expect((await goodsOf(pot.gdsGrpNo)).gdsStat).toBe('GD00403');
  });

  test('a planned change can be withdrawn until it is in force, and the books tell both', async () => {
    const before = (await rowOf(pot.gdsGrpNo))?.slPrc ?? 0;
    const planOf = async () => {
      await change(pot.gdsGrpNo, { slPrc: before + 500, fromDts: inHours(1) });
      return (await rowOf(pot.gdsGrpNo))?.planList[0]?.planNo ?? '';
    };
    const withdraw = (planNo: string) => door.send('withdrawPlannedChange', { params: { planNo } });
    const first = await planOf();
    const planned = await door.ask<{ list: Row[] }>('listStock', { params: { planYn: 'Y' } });
    expect(planned.list.map(({ gdsGrpNo }) => gdsGrpNo)).toEqual([pot.gdsGrpNo]);
    expect((await withdraw(first)).code).toBe('0000');
    shop.pass(hour + 60);
    await runJobs(shop);
    expect(await rowOf(pot.gdsGrpNo)).toMatchObject({ slPrc: before, planList: [] });
    const second = await planOf();
    shop.pass(hour + 60);
    await runJobs(shop);
    expect(await rowOf(pot.gdsGrpNo)).toMatchObject({ slPrc: before + 500, planList: [] });
    for (const planNo of [first, second])
      expect(await withdraw(planNo)).toMatchObject({ status: 409, data: { rsnCd: 'STATE', stat: 'GONE' } });
    const writes = await shop.context.db.select().from(operatorWrites).where(eq(operatorWrites.target, first));
    expect(writes).toMatchObject([{ before: { planNo: first, slPrc: before + 500 }, after: null }]);
    await change(pot.gdsGrpNo, { slPrc: before });
  });

  test('a planned change whose job was lost is found', async () => {
    await change(pot.gdsGrpNo, { stckqty: 77, fromDts: inHours(1) });
    await shop.context.db.execute(sql`delete from pgboss.job`);
    shop.pass(hour + 660);
    await findOverdue(shop.context);
    await runJobs(shop);
    expect(await rowOf(pot.gdsGrpNo)).toMatchObject({ stckqty: 77, planList: [] });
  });

  test('lists products of a kind, and the cycles of those that are sold by subscription', async () => {
    for (const kndCd of ['GOODS', 'PHONE', 'SUBSCRIPTION'] as const) {
      const { list } = await door.ask<{ list: Row[] }>('listStock', { params: { kndCd, size: 3 } });
      expect([kndCd, list.length > 0, list.every((row) => row.kndCd === kndCd)]).toEqual([kndCd, true, true]);
      expect(list.every(({ cyclList }) => cyclList.length > 0)).toBe(kndCd === 'SUBSCRIPTION');
    }
  });

  test('a rise is listed with those that it was announced to', async () => {
    const token = await tokenNow();
    await subscribe(shop, token, { bgnDt: inHours(0).slice(0, 8) });
    const [subsNo, cyclCd] = [beans, 'M1'];
    const cycle = async () => (await rowOf(subsNo))?.cyclList.find((each) => each.cyclCd === cyclCd);
    const prc = ((await cycle())?.prc ?? 0) + 1000;
    expect(await cycle()).toMatchObject({ runCnt: 1, riseList: [] });
    const fromDt = inHours(24 * 40).slice(0, 8);
    await door.ask('announceRise', { params: { subsNo }, body: { cyclCd, prc, fromDt } });
    expect(await cycle()).toEqual({ cyclCd, prc, runCnt: 1, riseList: [{ prc, fromDt, askedCnt: 1, agreedCnt: 0 }] });
  });

  test('two rises at once write over no cycle, and one delivery is sent by one of many operators', async () => {
    const before = (await rowOf(beans))?.cyclList ?? [];
    expect(before.length).toBeGreaterThan(1);
    const fromDt = inHours(24 * 40).slice(0, 8);
    const raise = ({ cyclCd, prc }: Row['cyclList'][number]) =>
      door.send('announceRise', { params: { subsNo: beans }, body: { cyclCd, prc: prc + 500, fromDt } });
    const rises = await Promise.all(before.map((cycle) => raise(cycle)));
    expect(rises.map(({ code }) => code)).toEqual(before.map(() => '0000'));
    expect((await rowOf(beans))?.cyclList.map(({ prc }) => prc)).toEqual(before.map(({ prc }) => prc + 500));

    const { list } = await door.ask<{ list: { chgNo: string }[] }>('listDeliveries', { params: {} });
    const send = () => door.send('sendDelivery', { params: { chgNo: list[0]?.chgNo ?? '' } });
    const sent = await Promise.all([send(), send(), send(), send(), send()]);
    expect(sent.filter(({ code }) => code === '0000')).toHaveLength(1);
    for (const { data } of sent.filter(({ code }) => code !== '0000'))
      expect(data).toEqual({ rsnCd: 'STATE', stat: 'SENT' });
  });

  test.each([
    ['nothing to change', {}, 'stckqty'],
    ['an option of another product', { optNo: 'OP-none', stckqty: 3 }, 'optNo'],
    ['a moment in three years', { stckqty: 3, fromDts: '20290101000000' }, 'fromDts'],
    ['a negative stock', { stckqty: -1 }, 'stckqty'],
  ])('refuses %s', async (_name, body, field) => {
    const { status, data } = await change(pot.gdsGrpNo, body);
    expect([status, (data as { field: string }[])[0]?.field]).toEqual([400, field]);
  });

  test('refuses the price of a phone, and an unknown product', async () => {
    const { list } = await door.ask<{ list: Row[] }>('listStock', { params: { kwd: 'HP', size: 1 } });
    const { data } = await change(list[0]?.gdsGrpNo ?? '', { slPrc: 1000 });
    expect(data).toMatchObject([{ field: 'slPrc', rsnCd: 'REFUSED' }]);
    expect((await change('GD99999999', { stckqty: 1 })).status).toBe(404);
  });

  test('closes buying with words while looking stays open, and what waits for its money is paid', async () => {
    await stockPhones(shop, 3);
    const token = await tokenNow();
    const waiting = await buyer().buy([kettle]);
    const sheet = await buyer().bodyFor([kettle]);
    const { memNo } = await shop.ask<{ memNo: string }>('getUserInfo', { token });
    const phone = await aPhoneOrder(shop, { token, memNo });
    const subscription = await anApplicationBody(shop, token);
    const cntn = '점검하는 동안 주문을 쉬어요.';
    expect((await door.send('closeBuying', { body: { cntn }, key: await door.keyOf('ORDERS') })).code).toBe('1403');
    await door.ask('closeBuying', { body: { cntn, toDts: inHours(3) } });
    expect(await door.ask('getBuying')).toMatchObject({ closedYn: 'Y', cntn });
    const closed = { code: '1409', message: cntn, data: { rsnCd: 'STATE', stat: 'CLOSED' } };
    const { cartNoList } = await buyer().ask<{ cartNoList: string[] }>('addToCart', { body: { itemList: [kettle] } });
    expect(await buyer().call('createOrderSheet', { body: { cartNoList } })).toMatchObject(closed);
    expect(await buyer().place(sheet)).toMatchObject(closed);
    const params = aKey();
    expect(await shop.send('placePhoneOrder', { token, params, body: phone })).toMatchObject(closed);
    expect(await shop.send('applySubscription', { token, params: aKey(), body: subscription })).toMatchObject(closed);
    expect((await goodsOf(kettle.gdsGrpNo)).gdsStat).toBe('GD00403');
    await pay(shop, waiting);
    expect((await buyer().ask<Order>('getOrder', { params: { ordNo: waiting.ordNo } })).ordStat).toBe('OR00102');
    await door.ask('openBuying');
    expect((await buyer().place(sheet)).code).toBe('0000');
    await door.ask('closeBuying', { body: { cntn, toDts: inHours(1) } });
    shop.pass(hour + 60);
    expect(await door.ask('getBuying')).toEqual({ closedYn: 'N', cntn: null, toDts: null });
    expect((await door.send('closeBuying', { body: { cntn, toDts: '20200101000000' } })).status).toBe(400);
  });
});
