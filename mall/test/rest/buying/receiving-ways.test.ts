import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { nextShopDay } from '../../../src/buying/arrival-day.ts';
import { outbox } from '../../../src/db/schema/operations.ts';
import { orderTickets, shipments } from '../../../src/db/schema/orders.ts';
import { goods } from '../../../src/db/schema/products.ts';
import { handOverOrder, orderJobs, prepareOrder, sendOrder } from '../../../src/features/shop/shop-steps.ts';
import { unsealPersonal } from '../../../src/features/orders/personal-data.ts';
import { findOrder } from '../../../src/features/orders/order.queries.ts';
import { letterOf } from '../../../src/mail/letters.ts';
import { anOrder, kettle, pot, vacuum } from '../cases/buying-calls.ts';
import { oneDatabase } from '../harness/databases.ts';
import { aNewMember } from '../harness/people.ts';
import { aBuyer, pay, stockAll, type Order, type Placed, type Summary } from '../harness/orders.ts';
import { openShop, type Shop } from '../harness/shop.ts';

interface Item {
  rcvTp: string;
  tktList: { tktNo: string; pinNo: string | null; expDt: string; tktStat: string }[];
  plcNo: string | null;
  plcNm: string | null;
  rdyDt: string | null;
}
type Shown = Omit<Order, 'itemList'> & {
  itemList: (Order['itemList'][number] & Item)[];
  rcvTp: string | null;
  tktTel: string | null;
};

const jeju = { zipCd: '63322', roadAddr: '제주특별자치도 제주시 한빛로 1' };
const mobile = '010-0000-7788';
const consents = ['AG00101', 'AG00102', 'AG00104'];

describe.each(oneDatabase)('on %s goods reach their owner', (kind) => {
  let shop: Shop;
  let token: string;
  beforeAll(async () => {
    shop = await openShop(kind, { ACCESS_TOKEN_SECONDS: '86400' });
    await stockAll(shop, 90);
    const { db } = shop.context;
    await db.update(goods).set({ dlvType: '5', dlvPrc: 3000 }).where(eq(goods.gdsGrpNo, pot.gdsGrpNo));
    await db.update(goods).set({ dlvType: '9', dlvPrc: 3000 }).where(eq(goods.gdsGrpNo, vacuum.gdsGrpNo));
  });
  let loginId: string;
  beforeEach(async () => {
    ({ loginId } = await aNewMember(shop));
    token = (await shop.signIn({ id: loginId })).accessToken;
  });
  afterAll(() => shop.close());

  const buyer = () => aBuyer(shop, async () => token);
  const show = (ordNo: string) => buyer().ask<Shown>('getOrder', { params: { ordNo } });
  /** The body of an order without any address. */
  const bodyOf = async (...itemList: object[]) => {
    const { ordShtNo, summary } = await buyer().sheetOf(...itemList);
    const others = { dlvNo: null, tktTel: mobile, plcNo: 'PL0001', agreeCdList: consents };
    return { ...anOrder(ordShtNo, '', summary.payPrc), ...others };
  };
  const paid = async (...itemList: object[]) => {
    const placed = await buyer().ask<Placed>('placeOrder', { body: await bodyOf(...itemList) });
    await pay(shop, placed);
    return placed.ordNo;
  };
  const handedOver = async (...itemList: object[]) => {
    const ordNo = await paid(...itemList);
    await prepareOrder(shop.context, ordNo);
    await handOverOrder(shop.context, ordNo);
    return ordNo;
  };
  const textsAbout = async (ordNo: string) => {
    const rows = await shop.context.db.select().from(outbox).where(eq(outbox.kind, 'ORDER_TICKET'));
    return rows
      .map((row) => ({ channel: row.channel, ...letterOf(shop.context.keys, row) }))
      .filter(({ body }) => body.includes(ordNo));
  };

  test('by text message: without an address and a fee, on islands too, and to nothing but a mobile number', async () => {
    const { dlvNo } = await buyer().ask<{ dlvNo: string }>('createDelivery', {
      body: { ...jeju, dlvNm: '제주', rcvrNm: '한가온', rcvrTel: '010-0000-1234', dfltYn: 'Y' },
    });
    const { ordShtNo } = await buyer().sheetOf(pot);
    const choice = { cpnIsuNoList: [], usePnt: 0, dlvNo };
    const { summary } = await buyer().ask<{ summary: Summary }>('priceOrderSheet', {
      params: { ordShtNo },
      body: choice,
    });
    expect(summary).toMatchObject({ dlvPrc: 0, addDlvPrc: 0, payPrc: 29_000 });
    const body = { ...anOrder(ordShtNo, '', 29_000), dlvNo: null };
    for (const tktTel of [null, '02-1234-5678'])
      expect(await buyer().place({ ...body, tktTel })).toMatchObject({ code: '1400', data: [{ field: 'tktTel' }] });
    const { order, ordNo } = await buyer().ask<Placed>('placeOrder', { body: { ...body, tktTel: mobile } });
    expect(order).toMatchObject({ dlv: null, tktTel: '010-****-7788', rcvTp: 'TEXT' });
    const stored = await findOrder(shop.context.db, ordNo);
    expect(unsealPersonal(shop.context.keys, stored?.row.sealed ?? '')).toMatchObject({
      dlv: null,
      tktTel: '01000007788',
    });
  });

  test('by text message: from preparing to delivered, with a code for each piece in the order and in the message', async () => {
    const ordNo = await paid({ ...pot, qty: 2 });
    expect((await show(ordNo)).itemList[0]).toMatchObject({ rcvTp: 'TEXT', tktList: [] });
    await prepareOrder(shop.context, ordNo);
    expect(await sendOrder(shop.context, ordNo)).toBe(false);
    expect(await handOverOrder(shop.context, ordNo)).toBe(true);
    const { ordStat, itemList, histList } = await show(ordNo);
    expect(ordStat).toBe('OR00105');
    expect(histList.map(({ stat }) => stat)).toEqual(['OR00101', 'OR00102', 'OR00103', 'OR00105']);
    const pins = itemList[0]?.tktList.map(({ pinNo }) => pinNo ?? '') ?? [];
    expect(new Set(pins).size).toBe(2);
    expect(itemList[0]?.tktList[0]).toMatchObject({
      tktStat: 'USABLE',
      pinNo: expect.stringMatching(/^(?:\d{4}-){3}\d{4}$/u),
    });
    expect(await textsAbout(ordNo)).toMatchObject([{ channel: 'SMS', target: '01000007788' }]);
    for (const pin of pins) expect((await textsAbout(ordNo))[0]?.body).toContain(pin);
    const { db } = shop.context;
    expect(await db.select().from(shipments).where(eq(shipments.ordNo, ordNo))).toEqual([]);
    const stored = JSON.stringify(await db.select().from(orderTickets).where(eq(orderTickets.ordNo, ordNo)));
    for (const pin of pins) expect(stored).not.toContain(pin);
  });

  test('by text message: again three times a day, and no sooner than the first time', async () => {
    const unsent = await paid(pot);
    expect(await buyer().call('sendOrderTickets', { params: { ordNo: unsent } })).toMatchObject({
      code: '1409',
      data: { rsnCd: 'STATE', stat: 'OR00102' },
    });
    const ordNo = await handedOver(pot);
    const again = () => buyer().call('sendOrderTickets', { params: { ordNo } });
    for (const count of [2, 3, 4]) {
      expect(await again()).toMatchObject({ code: '0000', data: { order: { ordNo } } });
      expect(await textsAbout(ordNo)).toHaveLength(count);
    }
    expect(await again()).toMatchObject({ code: '1409', data: { rsnCd: 'LIMIT', max: 3 } });
    shop.pass(86_400);
    token = (await shop.signIn({ id: loginId })).accessToken;
    expect(await again()).toMatchObject({ code: '0000' });
  });

  test('by text message: no cancel once it is sent, but a return within seven days, of single pieces too', async () => {
    const ordNo = await paid({ ...pot, qty: 2 });
    await prepareOrder(shop.context, ordNo);
    const [line] = (await show(ordNo)).itemList;
    const asking = { itemList: [{ ordItemNo: line?.ordItemNo, qty: 2 }], rsnCd: 'CL00201', rfndPrc: 58_000 };
    await buyer().ask('cancelOrder', { params: { ordNo }, body: asking });
    await handOverOrder(shop.context, ordNo);
    const sent = await show(ordNo);
    expect(sent).toMatchObject({ ordStat: 'OR00105', clmList: [{ clmStat: 'CL00105' }] });
    expect(sent.itemList[0]?.psblList).toEqual(['RETURN', 'CONFIRM']);
    const one = { itemList: [{ ordItemNo: line?.ordItemNo, qty: 1 }], rsnCd: 'CL00201', rfndPrc: 29_000 };
    expect(await buyer().call('exchangeOrder', { params: { ordNo }, body: { ...one, rfndPrc: 0 } })).toMatchObject({
      code: '1409',
    });
    const back = await buyer().ask<{ rtnDlvPrc: number; order: Shown }>('returnOrder', {
      params: { ordNo },
      body: one,
    });
    expect(back.rtnDlvPrc).toBe(0);
    const stateOf = (state: string) => back.order.itemList.find(({ itemStat }) => itemStat === state);
    expect(stateOf('OR00401')?.tktList).toMatchObject([{ pinNo: null, tktStat: 'RETURNED' }]);
    expect(stateOf('OR00105')?.tktList).toMatchObject([{ pinNo: expect.any(String), tktStat: 'USABLE' }]);
  });

  test('from a shop: with the place and the day, without an address, a fee and a carrier', async () => {
    const detail = await buyer().ask<{ plcList: object[]; rcvTp: string; addDlvPrc: number }>('getGoods', {
      params: { id: vacuum.gdsGrpNo },
    });
    expect(detail).toMatchObject({ rcvTp: 'PICKUP', addDlvPrc: 0, plcList: [{ plcNo: 'PL0001' }] });
    const body = await bodyOf(vacuum);
    for (const plcNo of [null, 'PL9999'])
      expect(await buyer().place({ ...body, plcNo })).toMatchObject({ code: '1400', data: [{ field: 'plcNo' }] });
    const ordNo = await paid(vacuum);
    const { itemList, dlv } = await show(ordNo);
    expect(dlv).toBeNull();
    expect(itemList[0]).toMatchObject({
      rcvTp: 'PICKUP',
      plcNo: 'PL0001',
      plcNm: expect.any(String),
      rdyDt: nextShopDay(shop.context.now()),
    });
    await prepareOrder(shop.context, ordNo);
    await handOverOrder(shop.context, ordNo);
    expect(await show(ordNo)).toMatchObject({ ordStat: 'OR00105' });
    expect(await textsAbout(ordNo)).toEqual([]);
  });

  test.each([
    { name: 'by carrier', goodsOf: kettle, asked: ['AG00101', 'AG00102'], isDayTold: false },
    { name: 'by text message', goodsOf: pot, asked: ['AG00101'], isDayTold: false },
    { name: 'from a shop', goodsOf: vacuum, asked: ['AG00101', 'AG00104'], isDayTold: true },
  ])(
    '$name: with consent to what is handed to others for that, and no more of it',
    async ({ goodsOf, asked, isDayTold }) => {
      const { cartNoList } = await buyer().ask<{ cartNoList: string[] }>('addToCart', {
        body: { itemList: [goodsOf] },
      });
      const { agreeList, rdyDt } = await buyer().ask<{
        agreeList: { agreeCd: string; reqYn: string }[];
        rdyDt: string | null;
      }>('createOrderSheet', { body: { cartNoList } });
      expect(rdyDt).toBe(isDayTold ? nextShopDay(shop.context.now()) : null);
      const required = agreeList.filter(({ reqYn }) => reqYn === 'Y').map(({ agreeCd }) => agreeCd);
      expect(required).toEqual(asked);
      const { dlvNo } = await buyer().ask<{ dlvNo: string }>('createDelivery', {
        body: { zipCd: '04524', roadAddr: '서울특별시 중구 가온길 1', rcvrNm: '한가온', rcvrTel: mobile, dfltYn: 'Y' },
      });
      const body = { ...(await bodyOf(goodsOf)), dlvNo };
      const lacking = await buyer().place({ ...body, agreeCdList: required.slice(1) });
      expect(lacking).toMatchObject({ code: '1400', data: [{ field: 'agreeCdList', rsnCd: 'REQUIRED' }] });
      const { ordNo } = await buyer().ask<Placed>('placeOrder', { body });
      expect((await findOrder(shop.context.db, ordNo))?.row.agreeCdList).toEqual(asked);
    },
  );

  test('by carrier: to another address until it is prepared, but to none of another fee', async () => {
    const placed = await buyer().buy([kettle]);
    await pay(shop, placed);
    const { ordNo } = placed;
    const addressAt = async (address: object) => {
      const body = { ...address, rcvrNm: '한가온', rcvrTel: mobile, dfltYn: 'N' };
      return (await buyer().ask<{ dlvNo: string }>('createDelivery', { body })).dlvNo;
    };
    const [near, far] = [
      await addressAt({ zipCd: '04528', roadAddr: '서울특별시 중구 나래길 7' }),
      await addressAt(jeju),
    ];
    const change = (dlvNo: string) => buyer().call('changeOrderDelivery', { params: { ordNo }, body: { dlvNo } });
    expect((await show(ordNo)).psblList).toContain('ADDRESS');
    expect(await change(far)).toMatchObject({ code: '1409', data: { rsnCd: 'STATE', stat: 'OR00102' } });
    expect(await change(near)).toMatchObject({ code: '0000', data: { order: { dlv: { zipCd: '04528' } } } });
    await prepareOrder(shop.context, ordNo);
    expect((await show(ordNo)).psblList).not.toContain('ADDRESS');
    expect(await change(near)).toMatchObject({ code: '1409', data: { rsnCd: 'STATE', stat: 'OR00103' } });
    const stored = await findOrder(shop.context.db, ordNo);
    expect(unsealPersonal(shop.context.keys, stored?.row.sealed ?? '').dlv).toMatchObject({
      roadAddr: '서울특별시 중구 나래길 7',
    });
  });

  test.each([pot, vacuum])('by other ways: without an address to change', async (goodsOf) => {
    expect((await show(await paid(goodsOf))).psblList).not.toContain('ADDRESS');
  });

  test('in different ways in one order, each line on its own', async () => {
    const placed = await buyer().buy(
      [kettle, pot, vacuum],
      {},
      { tktTel: mobile, plcNo: 'PL0001', agreeCdList: consents },
    );
    await pay(shop, placed);
    const { ordNo } = placed;
    const order = await show(ordNo);
    expect(order).toMatchObject({ rcvTp: null, dlv: { zipCd: expect.any(String) } });
    const missing = await buyer().place({ ...(await bodyOf(kettle, pot, vacuum)), tktTel: null, plcNo: null });
    expect(missing).toMatchObject({ data: [{ field: 'dlvNo' }, { field: 'tktTel' }, { field: 'plcNo' }] });
    await prepareOrder(shop.context, ordNo);
    await sendOrder(shop.context, ordNo);
    await handOverOrder(shop.context, ordNo);
    const states = (await show(ordNo)).itemList.map(({ rcvTp, itemStat }) => `${rcvTp} ${itemStat}`);
    expect(states.toSorted()).toEqual(['PARCEL OR00104', 'PICKUP OR00105', 'TEXT OR00105']);
  });

  test('in the played shop too, step by step', async () => {
    const ordNo = await paid(pot);
    for (const ordStat of ['OR00103', 'OR00105']) {
      await orderJobs(shop.context)['shop-step']({ ordNo });
      expect((await show(ordNo)).ordStat).toBe(ordStat);
    }
  });

  test('without value added tax where it is a voucher', async () => {
    const { rcptList } = await show(await paid(pot));
    expect(rcptList).toMatchObject([{ prc: 29_000, taxFreePrc: 29_000, vatPrc: 0 }]);
  });
});
