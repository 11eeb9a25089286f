import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobHandlers } from '../../../src/job-handlers.ts';
import { pot, vacuum } from '../cases/buying-calls.ts';
import { oneDatabase } from '../harness/databases.ts';
import { runJobs, setJobClock } from '../harness/jobs.ts';
import { aBuyer, pay } from '../harness/orders.ts';
import { stockUp } from '../harness/payments.ts';
import { openShop, type Shop } from '../harness/shop.ts';

const pace = 60;

describe.each(oneDatabase)('the shop, on %s,', (kind) => {
  let shop: Shop;
  let token: string;
  beforeAll(async () => {
    shop = await openShop(kind, { SHOP_PACE_SECONDS: String(pace), ACCESS_TOKEN_SECONDS: '86400' });
    await stockUp(shop);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    ({ accessToken: token } = await shop.signIn());
    await shop.context.jobs.boss.deleteAllJobs();
  });

  const buyer = () => aBuyer(shop, async () => token);
  const waiting = (ordNo: string) =>
    shop.context.jobs.boss.findJobs<{ ordNo: string }>('shop-step', { data: { ordNo }, queued: true });
  const stepAt = (seconds: number) => {
    shop.pass(seconds);
    return runJobs(shop);
  };
  const paid = async (...itemList: object[]) => {
    const placed = await buyer().buy(itemList);
    await pay(shop, placed);
    return placed.ordNo;
  };
  /** Claims one line of an order. */
  const claim = async (operation: 'cancelOrder' | 'returnOrder', ordNo: string, line: number) => {
    const item = (await buyer().read(ordNo)).itemList[line];
    const body = { itemList: [{ ordItemNo: item?.ordItemNo, qty: item?.qty }], rsnCd: 'CL00203' };
    const { rfndPrc } = await buyer().ask<{ rfndPrc: number }>(operation, {
      params: { ordNo },
      body: { ...body, dryYn: 'Y' },
    });
    await buyer().ask(operation, { params: { ordNo }, body: { ...body, rfndPrc } });
  };
  const statesOf = async (ordNo: string) => {
    const { itemList, clmList } = await buyer().read(ordNo);
    return [...itemList.map(({ itemStat }) => itemStat), ...clmList.map(({ clmStat }) => clmStat)];
  };

  test('plans one step of an order at a time, whatever asks for it', async () => {
    const ordNo = await paid(pot, vacuum);
    expect(await waiting(ordNo)).toHaveLength(1);
    await stepAt(pace);
    expect(await statesOf(ordNo)).toEqual(['OR00103', 'OR00103']);
    await claim('cancelOrder', ordNo, 0);
    await claim('cancelOrder', ordNo, 1);
    expect(await waiting(ordNo)).toHaveLength(1);
    await stepAt(pace);
    expect(await statesOf(ordNo)).toEqual(['OR00202', 'OR00202', 'CL00104', 'CL00104']);
    await stepAt(pace);
    expect(await waiting(ordNo)).toEqual([]);
  });

  test('goes on with a claim of an order that had no step left', async () => {
    const ordNo = await paid(pot);
    for (let step = 0; step < 4; step += 1) await stepAt(pace);
    expect([await statesOf(ordNo), await waiting(ordNo)]).toEqual([['OR00105'], []]);
    await claim('returnOrder', ordNo, 0);
    await stepAt(pace);
    expect(await statesOf(ordNo)).toEqual(['OR00401', 'CL00102']);
  });

  test('takes two steps that come at once one after the other', async () => {
    const ordNo = await paid(pot);
    const step = () => jobHandlers(shop.context)['shop-step']({ ordNo });
    await Promise.all([step(), step()]);
    expect(await statesOf(ordNo)).toEqual(['OR00104']);
    await step();
    await claim('returnOrder', ordNo, 0);
    await Promise.all([step(), step()]);
    expect(await statesOf(ordNo)).toEqual(['OR00401', 'CL00103']);
    expect(await waiting(ordNo)).toHaveLength(1);
  });

  test('goes on with steps that were planned by an earlier version', async () => {
    const ordNo = await paid(pot);
    await shop.context.jobs.boss.deleteAllJobs('shop-step');
    await setJobClock(shop.context.db, shop.context.now());
    await shop.context.jobs.send(shop.context.db, 'order-step', { ordNo });
    await runJobs(shop);
    expect(await waiting(ordNo)).toHaveLength(1);
    await stepAt(pace);
    expect(await statesOf(ordNo)).toEqual(['OR00103']);
  });
});
