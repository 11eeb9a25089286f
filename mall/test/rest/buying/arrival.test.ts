import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAddress, pot } from '../cases/buying-calls.ts';
import { oneDatabase } from '../harness/databases.ts';
import { openDoor, type Door } from '../harness/operators.ts';
import { aBuyer, pay, type Placed } from '../harness/orders.ts';
import { openPaymentShop } from '../harness/payment-shop.ts';
import { aNewMember, anEmail, messagesTo } from '../harness/people.ts';
import type { Shop } from '../harness/shop.ts';
import { home } from '../harness/world.ts';

interface Told {
  arvlDt: string | null;
}

const mainland = '04524';
const island = '63120';

/** The shop's clock stands at noon of a Wednesday, 15 April 2026. */
describe.each(oneDatabase)('the day of arrival on %s', (kind) => {
  let shop: Shop;
  let door: Door;
  beforeAll(async () => {
    shop = await openPaymentShop(kind);
    door = await openDoor(shop);
  });
  afterAll(async () => {
    await door.close();
    await shop.close();
  });

  /** A member with that default address. */
  const aMemberAt = async (zipCd: string) => {
    const { loginId } = await aNewMember(shop);
    // A token lives shorter than a delivery.
    const buyer = aBuyer(shop, async () => (await shop.signIn({ id: loginId })).accessToken);
    const address = await buyer.ask<{ dlvNo: string }>('createDelivery', {
      body: { ...anAddress, zipCd, dfltYn: 'Y' },
    });
    return { ...buyer, ...address };
  };

  /** What each place tells of the goods, from the product's page to the order. */
  const toldTo = async ({ ask, bodyFor, dlvNo }: Awaited<ReturnType<typeof aMemberAt>>, ordrEmail: string) => {
    const params = { id: pot.gdsGrpNo };
    const page = await ask<Told>('getGoods', { params });
    const { qty, ...choice } = pot;
    const calc = await ask<Told>('calcGoods', { params, body: { ...choice, gdsGrpNo: undefined, qty } });
    const body = await bodyFor([pot]);
    const cart = await ask<{ cartList: Told[]; dlvGrpList: Told[] }>('getCart', {});
    const sheet = await ask<{ itemList: Told[]; dlvGrpList: Told[] }>('getOrderSheet', {
      params: { ordShtNo: (body as { ordShtNo: string }).ordShtNo },
    });
    const placed = await ask<Placed>('placeOrder', {
      body: { ...body, dlvNo, ordrEmail },
    });
    const days = [page, calc, cart.cartList[0], cart.dlvGrpList[0], sheet.itemList[0], sheet.dlvGrpList[0]];
    return { placed, days: [...days, placed.order.itemList[0] as unknown as Told].map((told) => told?.arvlDt) };
  };

  test.each([
    ['the mainland', mainland, '20260416', '4월 16일(목)'],
    ['an island', island, '20260418', '4월 18일(토)'],
  ])('is one from the product to the message, at an address on %s', async (_place, zipCd, day, words) => {
    const ordrEmail = anEmail();
    const { placed, days } = await toldTo(await aMemberAt(zipCd), ordrEmail);
    expect(new Set(days)).toEqual(new Set([day]));
    await pay(shop, placed);
    const [mail] = await messagesTo(shop, ordrEmail);
    expect(mail?.body).toContain(`도착 예정 ${words}`);
  });

  test('is that of the mainland for a visitor', async () => {
    const told = await shop.ask<Told>('getPreGoods', { params: { id: pot.gdsGrpNo, mallId: home } });
    expect(told.arvlDt).toBe('20260416');
  });

  test('an order keeps its day while it waits and travels, and has none once it is late or has arrived', async () => {
    const buyer = await aMemberAt(mainland);
    const placed = await buyer.buy([pot]);
    await pay(shop, placed);
    const seen = async () => (await buyer.read(placed.ordNo)).itemList.map((item) => (item as unknown as Told).arvlDt);
    shop.pass(8 * 3600);
    expect(await seen()).toEqual(['20260416']);
    await door.ask('prepareOrder', { params: { ordNo: placed.ordNo } });
    await door.ask('sendOrder', {
      params: { ordNo: placed.ordNo },
      body: { dlvCmpnyNm: '다온택배', invcNo: 'DA64000101' },
    });
    expect(await seen()).toEqual(['20260416']);
    shop.pass(2 * 86_400);
    expect(await seen()).toEqual([null]);
    await door.ask('receiveOrder', { params: { ordNo: placed.ordNo } });
    expect((await buyer.read(placed.ordNo)).itemList.map(({ itemStat }) => itemStat)).toEqual(['OR00105']);
    expect(await seen()).toEqual([null]);
  });
});
