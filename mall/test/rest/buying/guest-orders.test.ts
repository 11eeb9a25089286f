import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orders } from '../../../src/db/schema/orders.ts';
import { sweep } from '../../../src/housekeeping.ts';
import { kettle } from '../cases/buying-calls.ts';
import { oneDatabase } from '../harness/databases.ts';
import { aGuestOrder, findingOf } from '../harness/guest-orders.ts';
import { aBuyer, pay, type Order } from '../harness/orders.ts';
import { aMobile, aProof, memberRow, messagesTo } from '../harness/people.ts';
import { openShop, type Shop, type TokenPair } from '../harness/shop.ts';
import { home } from '../harness/world.ts';

describe.each(oneDatabase)("a guest's order on %s", (kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(kind, { SIGN_IN_LIMIT: '10' });
  });
  afterAll(() => shop.close());

  const find = (body: object) => shop.send('findGuestOrder', { body });

  test('is found in another browser by its number, its telephone and a code, once for each proof', async () => {
    const order = await aGuestOrder(shop);
    const { ordNo } = order.placed;
    const [text] = (await messagesTo(shop, order.ordrTel)).filter(({ channel }) => channel === 'SMS');
    expect(text?.body).toContain(`/familyshop-m/order/orderDetail/${ordNo}`);
    const body = await findingOf(shop, order);
    const answers = await Promise.all(Array.from({ length: 5 }, () => find(body)));
    const found = answers.filter(({ code }) => code === '0000');
    expect(found).toHaveLength(1);
    const pair = found[0]?.data as TokenPair;
    const read = (token: string) => shop.ask<Order>('getOrder', { token, params: { ordNo } });
    expect(await read(pair.accessToken)).toMatchObject({ ordNo, payPrc: order.placed.payPrc });
    // The session that placed it goes on.
    await shop.ask('signOut', { token: pair.accessToken });
    expect(await read(order.token)).toMatchObject({ ordNo });
  });

  test('is found after the session of its guest is over, too', async () => {
    const order = await aGuestOrder(shop);
    shop.pass(40 * 86_400);
    await sweep(shop.context);
    const [gone] = await shop.context.db.select().from(orders).where(eq(orders.ordNo, order.placed.ordNo));
    expect(await memberRow(shop, gone?.memNo ?? '')).toBeUndefined();
    const { data } = await find(await findingOf(shop, order));
    const { accessToken: token } = data as TokenPair;
    const params = { ordNo: order.placed.ordNo };
    expect(await shop.ask<Order>('getOrder', { token, params })).toMatchObject(params);
  });

  test("is not told apart from a wrong telephone, a member's order, or that of another mall", async () => {
    const order = await aGuestOrder(shop);
    const body = await findingOf(shop, order);
    const another = aMobile();
    const others = [
      { ...body, ordNo: 'OR20260101ABCDEF' },
      { ...body, telNo: another },
      await findingOf(shop, { ...order, ordrTel: another }),
      {
        ...body,
        mallId: home,
        certNo: await aProof(shop, { purposeCd: 'ORDER', target: order.ordrTel, mallId: home }),
      },
    ];
    const ordrTel = aMobile();
    const ofMember = await aBuyer(shop, () => shop.tokenOf()).buy([kettle], {}, { ordrTel });
    await pay(shop, ofMember);
    const proof = { purposeCd: 'ORDER', target: ordrTel, mallId: home };
    others.push({ mallId: home, ordNo: ofMember.ordNo, telNo: ordrTel, certNo: await aProof(shop, proof) });
    const answers = await Promise.all(others.map(find));
    expect(new Set(answers.map(({ code, message, data }) => JSON.stringify([code, message, data]))).size).toBe(1);
    expect(answers[0]?.code).toBe('1404');
  });

  test('is guessed at no more often than a password', async () => {
    const order = await aGuestOrder(shop);
    const body = { ...(await findingOf(shop, order)), telNo: aMobile() };
    const codes: string[] = [];
    for (let count = 0; count < 12; count += 1) codes.push((await find(body)).code);
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => '1404'));
    expect(codes.slice(10)).toEqual(['1429', '1429']);
  });
});
