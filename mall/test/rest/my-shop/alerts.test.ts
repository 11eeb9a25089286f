import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isFullTier } from '../../../../scripts/lib/test-tiers.ts';
import { alerts } from '../../../src/db/schema/alerts.ts';
import { outbox } from '../../../src/db/schema/operations.ts';
import { goodsOptions, productColors, products } from '../../../src/db/schema/products.ts';
import { sendAlerts } from '../../../src/features/alerts/send-alerts.ts';
import { sweep } from '../../../src/housekeeping.ts';
import { aKey, kettle, vacuum } from '../cases/buying-calls.ts';
import { memNoOf } from '../harness/builders.ts';
import { oneDatabase } from '../harness/databases.ts';
import { allMessages } from '../harness/people.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { home } from '../harness/world.ts';

const { gdsGrpNo } = vacuum;
const hour = 3600;
const day = 24 * hour;

describe.each(oneDatabase)('alerts on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(kind);
  });
  afterAll(() => shop.close());
  afterEach(async () => {
    await shop.context.db.delete(alerts);
    await shop.context.db.delete(outbox);
  });

  const put = (change: Partial<typeof products.$inferInsert>) =>
    shop.context.db.update(products).set(change).where(eq(products.gdsGrpNo, gdsGrpNo));
  const ask = async (body: object) => {
    const token = (await shop.signIn()).accessToken;
    return shop.send('createAlert', { token, params: aKey(), body: { gdsGrpNo, ...body } });
  };
  const list = async () =>
    shop.ask<{ sentDts: string | null }[]>('listAlerts', { token: (await shop.signIn()).accessToken });
  const kinds = async () => (await shop.context.db.select({ kind: outbox.kind }).from(outbox)).map((row) => row.kind);
  /** Later, at an hour of Korea. */
  const passTo = (wanted: number) => {
    const now = (shop.context.now().getUTCHours() + 9) % 24;
    shop.pass(((wanted - now + 24) % 24) * hour);
  };

  test('for restock goes out once, when it can be bought again', async () => {
    passTo(12);
    await put({ stckqty: 0, stckqty2: 0 });
    expect((await ask({ almTp: 'RESTOCK' })).code).toBe('0000');
    await sendAlerts(shop.context);
    expect(await kinds()).toEqual([]);
    await put({ stckqty: 1 });
    await Promise.all([sendAlerts(shop.context), sendAlerts(shop.context)]);
    await sendAlerts(shop.context);
    expect(await kinds()).toEqual(['RESTOCK_ALERT']);
    expect((await list()).map(({ sentDts }) => sentDts)).toEqual([expect.stringMatching(/^\d{14}$/u)]);
  });

  test.each([
    [{ tgtPrc: 200_000 }, 200_001, 200_000],
    [{}, 259_000, 258_999],
  ])('for a price with %o goes out when it is low enough', async (wish, high, low) => {
    passTo(12);
    await put({ sortPrc: 259_000 });
    expect((await ask({ almTp: 'PRICE', ...wish })).code).toBe('0000');
    await put({ sortPrc: high });
    await sendAlerts(shop.context);
    expect(await kinds()).toEqual([]);
    await put({ sortPrc: low });
    await sendAlerts(shop.context);
    expect(await kinds()).toEqual(['PRICE_ALERT']);
    await put({ sortPrc: 259_000 });
  });

  test('waits for the morning', async () => {
    await put({ stckqty: 0, stckqty2: 0 });
    await ask({ almTp: 'RESTOCK' });
    await put({ stckqty: 5 });
    for (const night of [21, 23, 7]) {
      passTo(night);
      await sendAlerts(shop.context);
    }
    expect(await kinds()).toEqual([]);
    passTo(8);
    await sendAlerts(shop.context);
    expect(await kinds()).toEqual(['RESTOCK_ALERT']);
  });

  test.runIf(isFullTier)('10,000 for one restocked phone go out once each, by day', async () => {
    const { db } = shop.context;
    const phone = { gdsGrpNo: 'HP0001' };
    const isPhone = eq(products.gdsGrpNo, phone.gdsGrpNo);
    await db.update(products).set({ stckqty: 0, stckqty2: 0 }).where(isPhone);
    const regDts = shop.context.now();
    const expDts = new Date(regDts.getTime() + 2 * day * 1000);
    const rows = Array.from({ length: 10_000 }, (_, index) => ({
      almNo: `AM${index}`,
      memNo: memNoOf(home),
      almTp: 'RESTOCK' as const,
      ...phone,
      regDts,
      expDts,
    }));
    for (let from = 0; from < rows.length; from += 5_000)
      await db.insert(alerts).values(rows.slice(from, from + 5_000));
    await db.update(products).set({ stckqty: 5 }).where(isPhone);
    await db.update(productColors).set({ stckqty: 5 }).where(eq(productColors.gdsGrpNo, phone.gdsGrpNo));
    passTo(21);
    await sendAlerts(shop.context);
    expect(await kinds()).toEqual([]);
    passTo(8);
    await Promise.all([sendAlerts(shop.context), sendAlerts(shop.context)]);
    await sendAlerts(shop.context);
    expect(await kinds()).toHaveLength(10_000);
    const sent = await db.select({ almNo: alerts.almNo }).from(alerts).where(isNotNull(alerts.sentDts));
    expect(sent).toHaveLength(10_000);
  });

  test('is refused for what can be bought, twice for the same, and for no lower price', async () => {
    await put({ stckqty: 5, sortPrc: 259_000 });
    expect(await ask({ almTp: 'RESTOCK' })).toMatchObject({ code: '1409', data: { rsnCd: 'STATE' } });
    expect(await ask({ almTp: 'PRICE', tgtPrc: 259_000 })).toMatchObject({ code: '1400' });
    expect((await ask({ almTp: 'PRICE' })).code).toBe('0000');
    expect(await ask({ almTp: 'PRICE' })).toMatchObject({ code: '1409', data: { rsnCd: 'DUPLICATE' } });
  });

  test('of one option names it, and waits for that option alone', async () => {
    const { db } = shop.context;
    passTo(12);
    const ofKettle = eq(goodsOptions.gdsGrpNo, kettle.gdsGrpNo);
    const [option] = await db.select().from(goodsOptions).where(ofKettle);
    if (!option) throw new Error('The goods have no options.');
    const { optNo, optNm } = option;
    const putOption = (stckqty: number) =>
      db.update(goodsOptions).set({ stckqty }).where(eq(goodsOptions.optNo, optNo));
    await putOption(0);
    const { data } = await ask({ gdsGrpNo: kettle.gdsGrpNo, almTp: 'RESTOCK', optNo });
    expect(data).toMatchObject({ optNo, optNm });
    expect(await list()).toMatchObject([{ optNo, optNm }]);
    await sendAlerts(shop.context);
    expect(await kinds()).toEqual([]);
    await putOption(1);
    await sendAlerts(shop.context);
    const [message] = await allMessages(shop);
    expect(message?.body).toContain(`(${optNm})`);
    await putOption(option.stckqty);
  });

  test('of goods whose options are all gone waits until one of them is there', async () => {
    const { db } = shop.context;
    passTo(12);
    const ofKettle = eq(goodsOptions.gdsGrpNo, kettle.gdsGrpNo);
    const options = await db.select().from(goodsOptions).where(ofKettle);
    await db.update(goodsOptions).set({ stckqty: 0 }).where(ofKettle);
    expect((await ask({ gdsGrpNo: kettle.gdsGrpNo, almTp: 'RESTOCK' })).code).toBe('0000');
    await sendAlerts(shop.context);
    expect(await kinds()).toEqual([]);
    for (const { optNo, stckqty } of options)
      await db.update(goodsOptions).set({ stckqty }).where(eq(goodsOptions.optNo, optNo));
    await sendAlerts(shop.context);
    expect(await kinds()).toEqual(['RESTOCK_ALERT']);
    expect(await ask({ gdsGrpNo: kettle.gdsGrpNo, almTp: 'RESTOCK' })).toMatchObject({ code: '1409' });
  });

  test('is ended by its member, and is there no more', async () => {
    await put({ sortPrc: 259_000 });
    const { data } = await ask({ almTp: 'PRICE' });
    const { almNo } = data as { almNo: string };
    const token = (await shop.signIn()).accessToken;
    expect((await shop.send('deleteAlert', { token, params: { almNo } })).code).toBe('0000');
    expect(await list()).toEqual([]);
    expect((await shop.send('deleteAlert', { token, params: { almNo } })).code).toBe('1404');
  });

  // The last one: it moves the clock by months.
  test('ends with the 90th day, and then leaves nothing', async () => {
    await put({ stckqty: 0, stckqty2: 0 });
    await ask({ almTp: 'RESTOCK' });
    shop.pass(91 * day);
    passTo(12);
    await put({ stckqty: 5 });
    await sendAlerts(shop.context);
    expect(await kinds()).toEqual([]);
    await sweep(shop.context);
    expect(await shop.context.db.select().from(alerts)).toEqual([]);
  });
});
