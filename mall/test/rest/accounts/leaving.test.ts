// Full tier: members who leave while something of theirs is written; own-account.test.ts has who leaves alone.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../../../src/db/rows.ts';
import { cartLines, deliveryAddresses, idempotencyKeys } from '../../../src/db/schema/buying.ts';
import { pointEntries } from '../../../src/db/schema/benefits.ts';
import { members, wishes } from '../../../src/db/schema/members.ts';
import { orders, orderSheets } from '../../../src/db/schema/orders.ts';
import { subscriptions } from '../../../src/db/schema/subscriptions.ts';
import { inTransaction } from '../../../src/db/transaction-guard.ts';
import { savePoints } from '../../../src/features/benefits/points.ts';
import { lockMember } from '../../../src/members/members.queries.ts';
import { aKey, anAddress, vacuum } from '../cases/buying-calls.ts';
import { databaseKinds } from '../harness/databases.ts';
import { aBuyer } from '../harness/orders.ts';
import { pay, statusOf, stockUp } from '../harness/payments.ts';
import { aNewMember, aProof, aStepToken, memberRow, messagesTo } from '../harness/people.ts';
import { aPhoneOrder, stockPhones, type PhonePlaced } from '../harness/phone-orders.ts';
import { openShop, type Answer, type Shop } from '../harness/shop.ts';
import { subscribe } from '../harness/subscriptions.ts';
import { home, password } from '../harness/world.ts';
import { toDay } from '../../../src/wire/days.ts';

interface Leaver {
  memNo: string;
  loginId: string;
  token: string;
  leave(): Promise<Answer>;
  /** Sends an order that is ready. */
  place(): Promise<Answer>;
}

async function aLeaver(shop: Shop): Promise<Leaver> {
  const { memNo, loginId } = await aNewMember(shop);
  const { accessToken: token } = await shop.signIn({ id: loginId });
  const buyer = aBuyer(shop, async () => token);
  const body = await buyer.bodyFor([vacuum]);
  await shop.context.db.delete(idempotencyKeys).where(eq(idempotencyKeys.memNo, memNo));
  const leave = () => shop.send('withdraw', { token, body: { password } });
  return { memNo, loginId, token, leave, place: () => buyer.place(body) };
}

async function ordersOf({ context: { db } }: Shop, { memNo }: Leaver) {
  return db.select().from(orders).where(eq(orders.memNo, memNo));
}

describe.each(databaseKinds)('on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(kind);
    await stockUp(shop);
  });
  afterAll(() => shop.close());

  test('who has left gets no points any more', async () => {
    const leaver = await aLeaver(shop);
    expect(await leaver.leave()).toMatchObject({ code: '0000' });
    await inTransaction(shop.context, ({ db, now }) =>
      savePoints(db, { memNo: leaver.memNo, ordNo: 'OR1', pnt: 100, now: now() }),
    );
    const { db } = shop.context;
    expect(await db.select().from(pointEntries).where(eq(pointEntries.memNo, leaver.memNo))).toEqual([]);
  });

  test('nobody leaves with a subscription that has not ended', async () => {
    const { token, leave } = await aLeaver(shop);
    const { applNo } = await subscribe(shop, token, { bgnDt: toDay(shop.context.now()) });
    const blocks = () => shop.ask<{ blockList: { no: string }[] }>('checkWithdrawal', { token });
    expect(await blocks()).toMatchObject({ possibleYn: 'N', blockList: [{ tp: 'ORDER', no: applNo }] });
    expect((await leave()).code).toBe('1409');
    await shop.ask('cancelApplication', { token, params: { applNo, ...aKey() }, body: {} });
    expect((await leave()).code).toBe('1409');
    const { db } = shop.context;
    await db.update(subscriptions).set({ stat: 'SB00201' }).where(eq(subscriptions.applNo, applNo));
    expect(await blocks()).toMatchObject({ possibleYn: 'Y', blockList: [] });
    expect((await leave()).code).toBe('0000');
  });

  test('nobody leaves with a phone order under way', async () => {
    const { memNo, token, leave } = await aLeaver(shop);
    await stockPhones(shop, 10);
    const body = await aPhoneOrder(shop, { token, memNo });
    const { ordNo } = await shop.ask<PhonePlaced>('placePhoneOrder', { token, params: aKey(), body });
    expect(await shop.ask('checkWithdrawal', { token })).toMatchObject({ blockList: [{ tp: 'ORDER', no: ordNo }] });
    expect((await leave()).code).toBe('1409');
    await shop.ask('cancelPhoneOrder', { token, params: { ordNo, ...aKey() }, body: { rsnCd: 'CL00201' } });
    expect((await leave()).code).toBe('0000');
  });

  test('nobody leaves with an order under way, whatever comes first', async () => {
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const leaver = await aLeaver(shop);
      const [left, placed] = await Promise.all([leaver.leave(), leaver.place()]);
      const { memStat } = (await memberRow(shop, leaver.memNo)) ?? {};
      const open = await ordersOf(shop, leaver);
      expect([left.code, placed.code]).toEqual(open.length === 0 ? ['0000', '1401'] : ['1409', '0000']);
      expect(memStat).toBe(open.length === 0 ? 'WITHDRAWN' : 'NORMAL');
    }
  });
});

/** The embedded database runs one transaction after the other, so nothing waits there in the middle of a call. */
describe.each(databaseKinds.filter((kind) => kind === 'postgres'))('on %s, waiting for the member,', (kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(kind);
    await stockUp(shop);
  });
  afterAll(() => shop.close());

  async function waiting(): Promise<number> {
    const [row] = await rowsOf<{ count: number }>(
      shop.context.db,
      sql`select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return row?.count ?? 0;
  }

  /** Holds the member until all calls wait, and lets them go on in their order. */
  async function inOrder(memNo: string, ...calls: (() => Promise<Answer>)[]): Promise<string[]> {
    const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = inTransaction(shop.context, async ({ db }) => {
      await lockMember(db, memNo);
      held.resolve();
      await released.promise;
    });
    await held.promise;
    const answers: Promise<Answer>[] = [];
    for (const call of calls) {
      answers.push(call());
      await expect.poll(waiting, { timeout: 10_000 }).toBe(answers.length);
    }
    released.resolve();
    await holding;
    return (await Promise.all(answers)).map(({ code }) => code);
  }

  test('an order that comes first keeps its buyer, who pays it', async () => {
    const leaver = await aLeaver(shop);
    expect(await inOrder(leaver.memNo, leaver.place, leaver.leave)).toEqual(['0000', '1409']);
    const [order] = await ordersOf(shop, leaver);
    const { ordNo = '', payPrc = 0 } = order ?? {};
    const { payNo } = await statusOf(shop, { ...leaver, ordNo, payNo: '', payPrc });
    expect(await pay(shop, { ...leaver, ordNo, payNo: payNo ?? '', payPrc })).toMatchObject({ payStat: 'PAID' });
  });

  const writes: Record<string, (leaver: Leaver) => Promise<Answer>> = {
    placeOrder: ({ place }) => place(),
    addToCart: ({ token }) => shop.send('addToCart', { token, params: aKey(), body: { itemList: [vacuum] } }),
    createOrderSheet: ({ token }) =>
      shop.send('createOrderSheet', { token, params: aKey(), body: { directItem: vacuum } }),
    createDelivery: ({ token }) => shop.send('createDelivery', { token, params: aKey(), body: anAddress }),
    setWish: ({ token }) => shop.send('setWish', { token, body: { gdsGrpNo: 'GD0001', fvrtYn: 'Y' } }),
  };

  test.each(Object.entries(writes))('%s after its member has left writes nothing', async (_name, write) => {
    const leaver = await aLeaver(shop);
    expect(await inOrder(leaver.memNo, leaver.leave, () => write(leaver))).toEqual(['0000', '1401']);
    for (const table of [cartLines, deliveryAddresses, idempotencyKeys, orderSheets, orders, wishes]) {
      const left = await shop.context.db.select().from(table).where(eq(table.memNo, leaver.memNo));
      expect(left).toEqual([]);
    }
  });

  test('a password that was forgotten is not renewed for a member who has left', async () => {
    const leaver = await aLeaver(shop);
    const { mobile = '', memNm = '' } = (await memberRow(shop, leaver.memNo)) ?? {};
    const certNo = await aProof(shop, { purposeCd: 'FIND_PASSWORD', target: mobile ?? '', memNm });
    const renew = () => shop.send('sendTemporaryPassword', { body: { certNo, id: leaver.loginId, mallId: home } });
    expect(await inOrder(leaver.memNo, leaver.leave, renew)).toEqual(['0000', '0000']);
    expect(await memberRow(shop, leaver.memNo)).toMatchObject({ memStat: 'WITHDRAWN', passwordHash: null });
    expect(await messagesTo(shop, mobile ?? '')).toEqual([]);
  });

  test('an initial password is not changed for a member who has left', async () => {
    const leaver = await aLeaver(shop);
    await shop.context.db.update(members).set({ initPwdYn: 'Y' }).where(eq(members.memNo, leaver.memNo));
    const stepToken = await aStepToken(shop, leaver.loginId);
    const change = () => shop.send('setInitialPassword', { body: { stepToken, newPwd: 'Another!2026' } });
    await inOrder(leaver.memNo, leaver.leave, change);
    expect(await memberRow(shop, leaver.memNo)).toMatchObject({ memStat: 'WITHDRAWN', passwordHash: null });
  });

  test('a line that is put into the cart while it is taken out is there, or its call was too late', async () => {
    const leaver = await aLeaver(shop);
    const cart = () => shop.ask<{ cartList: { cartNo: string; qty: number }[] }>('getCart', { token: leaver.token });
    const [line] = (await cart()).cartList;
    const remove = () =>
      shop.send('removeFromCart', { token: leaver.token, body: { cartNoList: [line?.cartNo ?? ''] } });
    const add = () =>
      shop.send('addToCart', { token: leaver.token, params: aKey(), body: { itemList: [{ ...vacuum, qty: 2 }] } });
    expect(await inOrder(leaver.memNo, add, remove)).toEqual(['0000', '0000']);
    expect((await cart()).cartList).toEqual([]);
    expect(await inOrder(leaver.memNo, remove, add)).toEqual(['0000', '0000']);
    expect((await cart()).cartList).toMatchObject([{ qty: 2 }]);
  });
});
