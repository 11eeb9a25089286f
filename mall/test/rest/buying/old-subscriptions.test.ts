// Full tier: subscriptions of earlier versions.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { members } from '../../../src/db/schema/members.ts';
import { paymentMoney } from '../../../src/db/schema/payment-books.ts';
import { payments } from '../../../src/db/schema/payments.ts';
import { wirelessOrders } from '../../../src/db/schema/phone-orders.ts';
import { subscriptionCharges, subscriptions } from '../../../src/db/schema/subscriptions.ts';
import { sweep } from '../../../src/housekeeping.ts';
import { aKey } from '../cases/buying-calls.ts';
import { oneDatabase } from '../harness/databases.ts';
import { day, openPaymentShop, pass } from '../harness/payment-shop.ts';
import { aNewMember } from '../harness/people.ts';
import { aPhoneOrder, stockPhones, type PhonePlaced } from '../harness/phone-orders.ts';
import type { Shop } from '../harness/shop.ts';
import { applicationOf, apply, rowOf, subscribe } from '../harness/subscriptions.ts';

describe.each(oneDatabase)('what is left of subscriptions on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openPaymentShop(kind);
    await stockPhones(shop, 50);
  });
  afterAll(() => shop.close());

  const today = () => shop.context.now().toISOString().slice(0, 10).replaceAll('-', '');
  const person = async () => {
    const { loginId, memNo } = await aNewMember(shop);
    return { loginId, memNo, token: (await shop.signIn({ id: loginId })).accessToken };
  };
  const cancelled = async (token: string) => {
    const { applNo } = await subscribe(shop, token, { bgnDt: today(), cyclCd: 'W1' });
    await shop.ask('cancelApplication', { token, params: { applNo, ...aKey() }, body: {} });
    return applNo;
  };
  const keptOf = async (applNo: string) => {
    const { sealedDlv, sealedEntrance } = await rowOf(shop, applNo);
    return { address: sealedDlv !== null, entrance: sealedEntrance !== null };
  };
  const later = async (days: number) => {
    await pass(shop, days * day);
    await sweep(shop.context);
  };

  test('its entrance is erased seven days after the end, and its address after three months', async () => {
    const { token, loginId } = await person();
    const ended = await cancelled(token);
    const { applNo: failed } = await apply(shop, token, { bgnDt: today() });
    await later(6);
    expect((await rowOf(shop, ended)).stat).toBe('SB00106');
    expect((await rowOf(shop, failed)).stat).toBe('SB00202');
    await later(1);
    expect((await rowOf(shop, ended)).stat).toBe('SB00201');
    expect([await keptOf(ended), await keptOf(failed)]).toEqual([
      { address: true, entrance: true },
      { address: true, entrance: false },
    ]);
    await later(7);
    expect(await keptOf(ended)).toEqual({ address: true, entrance: false });
    await later(90);
    const none = { address: false, entrance: false };
    expect([await keptOf(ended), await keptOf(failed)]).toEqual([none, none]);
    const again = (await shop.signIn({ id: loginId })).accessToken;
    expect((await applicationOf(shop, again, ended)).dlv).toBeNull();
  });

  test('a list shows the latest charge, and a subscription all of them', async () => {
    const { token, loginId } = await person();
    const { applNo } = await subscribe(shop, token, { bgnDt: today(), cyclCd: 'W1' });
    for (let passed = 0; passed < 15; passed += 1) await pass(shop, day);
    const again = (await shop.signIn({ id: loginId })).accessToken;
    const { payHist } = await applicationOf(shop, again, applNo);
    const dates = payHist.map(({ payDt }) => payDt);
    expect(dates).toHaveLength(3);
    expect(dates).toEqual(dates.toSorted().toReversed());
    await shop.ask('cancelApplication', { token: again, params: { applNo, ...aKey() }, body: {} });
    for (const operation of ['listApplications', 'listOrders']) {
      const { list } = await shop.ask<{ list: object[] }>(operation, { token: again });
      expect(list).toMatchObject([{ ordNo: applNo, payPrc: 14_000, rfndPrc: 14_000, rmnPrc: 0 }]);
    }
  });

  test('subscriptions and phone contracts of withdrawn members are kept for five years, and those of members forever', async () => {
    const { db } = shop.context;
    const contracts = async () => {
      const { token, memNo } = await person();
      const body = await aPhoneOrder(shop, { token, memNo });
      const { ordNo } = await shop.ask<PhonePlaced>('placePhoneOrder', { token, params: aKey(), body });
      await shop.ask('cancelPhoneOrder', { token, params: { ordNo, ...aKey() }, body: { rsnCd: 'CL00201' } });
      return { memNo, ordNo, applNo: await cancelled(token) };
    };
    const [stays, leaves] = [await contracts(), await contracts()];
    await db.update(members).set({ memStat: 'WITHDRAWN' }).where(eq(members.memNo, leaves.memNo));
    const rowsOf = async ({ ordNo, applNo, memNo }: typeof stays) =>
      Promise.all([
        db.$count(wirelessOrders, eq(wirelessOrders.ordNo, ordNo)),
        db.$count(subscriptions, eq(subscriptions.applNo, applNo)),
        db.$count(subscriptionCharges, eq(subscriptionCharges.applNo, applNo)),
        db.$count(payments, eq(payments.memNo, memNo)),
      ]);
    const all = [1, 1, 1, 1];
    await later(8);
    const money = await db.$count(paymentMoney);
    await later(5 * 365 - 8);
    expect([await rowsOf(stays), await rowsOf(leaves)]).toEqual([all, all]);
    await later(11);
    expect([await rowsOf(stays), await rowsOf(leaves)]).toEqual([all, [0, 0, 0, 0]]);
    expect(await db.$count(paymentMoney)).toBe(money - 1);
  });
});
