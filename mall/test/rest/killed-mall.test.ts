// Full tier: kills in the middle of jobs and calls.
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { daysLate, refundDue } from '../../src/buying/buying-times.ts';
import { lateInterest } from '../../src/buying/refunds.ts';
import { rowsOf } from '../../src/db/rows.ts';
import { heldPoints } from '../../src/features/benefits/points.ts';
import { prepareOrder, receiveOrder, sendOrder } from '../../src/features/shop/shop-steps.ts';
import { aKey, vacuum } from './cases/buying-calls.ts';
import { memNoOf } from './harness/builders.ts';
import { openCluster } from './harness/cluster.ts';
import { databaseKinds } from './harness/databases.ts';
import { setJobClock } from './harness/jobs.ts';
import { startMallProcess, withDataFolder, type MallProcess } from './harness/mall-process.ts';
import { aBuyer, piecesOf, type Placed } from './harness/orders.ts';
import { aNewMember } from './harness/people.ts';
import { heldByProvider, orderStateOf, play, stockUp } from './harness/payments.ts';
import { openShop, sendTo, type Shop } from './harness/shop.ts';
import { openTossServer } from './harness/toss-server.ts';
import { home, worldNow } from './harness/world.ts';

const name = 'mall-to-be-killed';
const MALL_SECRET = 'a secret of killed processes, of 32 letters and more';
const pieces = 50;
/** Where the clock of the killed malls stands, in days. */
const lastDay = 20;
const queues = ['order-confirm', 'payment-due', 'payment-refund'] as const;
/** For a state that is sure to come, on a machine as busy as may be. */
const patience = { timeout: 120_000 };
/** A mall that has not come so far by then is ended, and the next one tried. */
const oneStart = { timeout: 30_000 };
const mostStarts = 3;

const dayAfter = (days: number) => new Date(worldNow.getTime() + days * 86_400_000);

/** What these jobs write when they take effect: the provider's money, and orders with their stock. */
const effects = 'lock table order_items, test_moves in exclusive mode';
const middle = { active: queues, blocked: expect.arrayContaining(['order_items', 'test_moves']) };
/** What the queue writes when a job is taken or has ended. */
const endings = 'lock table pgboss.job in exclusive mode';

describe.runIf(databaseKinds.includes('postgres'))('a mall that is killed', () => {
  let shop: Shop;
  let databaseUrl: string;
  let token: string;
  // Anew for each test, and each retry of one: a mall whose clock is days on ends the sessions, and jobs of before would be in the way.
  beforeEach(async () => {
    shop = await openShop('postgres', { MALL_SECRET });
    const [row] = await rowsOf<{ database: string }>(shop.context.db, sql`select current_database() as database`);
    databaseUrl = (await openCluster(inject('runFolder'))).urlOf(row?.database ?? '');
    token = await shop.tokenOf();
  });
  afterEach(() => shop.close());

  const buyer = (ofOther?: string) => aBuyer(shop, async () => ofOther ?? token);
  const buy = (ofOther?: string) =>
    buyer(ofOther).buy([vacuum], {}, { payMthdCd: 'PM00102', cardCd: null, instMnth: null });
  const buyAndPay = async (ofOther?: string) => {
    const placed = await buy(ofOther);
    const { back } = await play(shop, placed.pgReq?.payNo ?? '');
    await shop.ask('returnFromPaymentAsVisitor', { body: { ...back, mallId: home } });
    return placed;
  };
  const cancel = async ({ ordNo, payPrc, order }: Placed, ofOther: string) => {
    const itemList = order.itemList.map(({ ordItemNo, qty }) => ({ ordItemNo, qty }));
    await buyer(ofOther).ask('cancelOrder', {
      params: { ordNo },
      body: { itemList, rsnCd: 'CL00201', rfndPrc: payPrc },
    });
  };

  const start = (dataDir: string, day = lastDay, settings: Record<string, string> = {}) =>
    startMallProcess({
      DATA_DIR: dataDir,
      MALL_SECRET,
      DATABASE_URL: `${databaseUrl}?application_name=${name}`,
      SHOP_PACE_SECONDS: '0',
      PG_TEST: '1',
      NOW: dayAfter(day).toISOString(),
      ...settings,
    });

  /** Stands in the way of the mall with a lock, until the returned function is called. */
  async function block(statement: string): Promise<() => Promise<void>> {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query('begin');
    await client.query(statement);
    return () => client.end();
  }

  /** The tables that the mall waits for. */
  async function blocked(): Promise<string[]> {
    const rows = await rowsOf<{ table: string }>(
      shop.context.db,
      sql`select distinct coalesce(relation::regclass::text, '') as table from pg_locks join pg_stat_activity using (pid)
          where application_name = ${name} and not granted order by 1`,
    );
    return rows.map(({ table }) => table);
  }

  /** Ends the process, and with it what its connections were about to do. */
  async function kill(mall: MallProcess): Promise<void> {
    await mall.end('SIGKILL');
    await shop.context.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${name}`,
    );
  }

  /** Moves the clock of the queue past its jobs' time-out: a killed process does not report that it has them. */
  async function pass(day: number): Promise<void> {
    const { db, jobs } = shop.context;
    await setJobClock(db, dayAfter(day));
    for (const queue of queues) await jobs.boss.supervise(queue);
    await setJobClock(db, dayAfter(day + 1));
  }

  /** The queues that have a job in this state. */
  async function queuesWith(state: 'active' | 'retry'): Promise<string[]> {
    const rows = await rowsOf<{ queue: string }>(
      shop.context.db,
      sql`select distinct name as queue from pgboss.job where state = ${state}::pgboss.job_state order by name`,
    );
    return rows.map(({ queue }) => queue).filter((queue) => queues.some((each) => each === queue));
  }

  /**
   * Starts a mall whose jobs all get stuck at once. A busy machine may fail one of them before, for want of a connection; then it
   * would run again after a pause, while the others wait no longer.
   */
  async function startStuck(dataDir: string, day: number): Promise<MallProcess> {
    for (let starts = 1; ; starts += 1) {
      await pass(day + 2 * starts);
      const mall = await start(dataDir);
      try {
        await expect.poll(inTheMiddle, oneStart).toEqual(middle);
        return mall;
      } catch (error) {
        await kill(mall);
        if (starts === mostStarts) throw error;
      }
    }
  }

  const heldPieces = async () => (await piecesOf(shop, vacuum.gdsGrpNo)).held;
  const inTheMiddle = async () => ({ active: await queuesWith('active'), blocked: await blocked() });

  test('before or after the effect of its jobs leaves them to the next one, and each takes effect once', async () => {
    await stockUp(shop, pieces);
    await setJobClock(shop.context.db, dayAfter(-1));
    // Of another member, whose lock no other job of this test waits for.
    const other = await aNewMember(shop);
    const { accessToken: ofOther } = await shop.signIn({ id: other.loginId });
    const [cancelled, received, abandoned] = [await buyAndPay(ofOther), await buyAndPay(), await buy()];
    for (const step of [prepareOrder, sendOrder, receiveOrder]) await step(shop.context, received.ordNo);
    await cancel(cancelled, ofOther);
    const { sold: soldBefore } = await piecesOf(shop, vacuum.gdsGrpNo);
    const outcome = async () => {
      const { free, held, sold } = await piecesOf(shop, vacuum.gdsGrpNo);
      return {
        stock: { free, held, sold },
        provider: await heldByProvider(shop, cancelled),
        points: await Promise.all(
          [memNoOf(home), other.memNo].map((memNo) => heldPoints(shop.context.db, memNo, shop.context.now())),
        ),
        states: await Promise.all([received, abandoned].map((order) => orderStateOf(shop, order))),
      };
    };
    // The mall pays back late, and the interest comes once as well.
    const days = daysLate(refundDue(worldNow), dayAfter(lastDay));
    const interest = lateInterest(cancelled.payPrc, days, shop.context.settings.refundInterestPercent);
    const before = {
      stock: { free: pieces - 2, held: 1, sold: soldBefore },
      provider: cancelled.payPrc,
      points: [0, 0],
      states: ['OR00105', 'OR00101'],
    };
    const after = {
      stock: { free: pieces - 1, held: 0, sold: soldBefore },
      provider: 0,
      points: [received.order.summary.savePnt, interest],
      states: ['OR00106', 'OR00901'],
    };
    expect(await outcome()).toEqual(before);

    await withDataFolder(async (dataDir) => {
      let release = await block(effects);
      const first = await startStuck(dataDir, 10);
      await kill(first);
      await release();
      expect(await outcome(), 'killed before').toEqual(before);
      expect(await queuesWith('active')).toEqual(queues);

      release = await block(effects);
      const second = await startStuck(dataDir, 20);
      const releaseEndings = await block(endings);
      await release();
      await expect.poll(outcome, patience).toEqual(after);
      await kill(second);
      await releaseEndings();
      expect(await queuesWith('active'), 'killed after').toEqual(queues);

      await pass(30);
      // By then the window of the abandoned payment has closed, and is looked at a last time.
      const third = await start(dataDir, lastDay + 1);
      await expect
        .poll(async () => [...(await queuesWith('active')), ...(await queuesWith('retry'))], patience)
        .toEqual([]);
      expect(await outcome(), 'run again').toEqual(after);
      const metrics = await (await fetch(`${third.url}/metrics`)).text();
      for (const queue of queues)
        expect(metrics).toMatch(new RegExp(`job_runs_total\\{queue="${queue}",outcome="done"\\} [1-9]`, 'u'));
      expect(metrics).not.toMatch(/outcome="failed"\} [1-9]/u);
      await third.end('SIGTERM');
    });
  }, 600_000);

  test('between the effect of a call and its response has the response ready for a repeat', async () => {
    const sent = { token, params: aKey(), body: await buyer().bodyFor([vacuum]) };
    const ordersOf = async () => (await buyer().ask<{ totalCnt: number }>('listOrders', {})).totalCnt;
    const before = await ordersOf();
    await withDataFolder(async (dataDir) => {
      const first = await start(dataDir, 0);
      const lost = sendTo(first.url, 'placeOrder', sent).catch(() => null);
      await expect.poll(ordersOf, { ...patience, interval: 5 }).toBe(before + 1);
      await kill(first);
      await lost;
      // The first may have ended while it was opening the payment: its lease has to be over.
      const second = await start(dataDir, 10 / 86_400);
      const answers = [await sendTo(second.url, 'placeOrder', sent), await sendTo(second.url, 'placeOrder', sent)];
      expect(answers.map(({ code }) => code)).toEqual(['0000', '0000']);
      expect(answers[1]?.data).toEqual(answers[0]?.data);
      expect(await ordersOf()).toBe(before + 1);
      await second.end('SIGTERM');
    });
  }, 600_000);

  test('while the payment provider opens a payment has placed the order, and a repeat opens it', async () => {
    const toss = await openTossServer();
    const asked = Promise.withResolvers<void>();
    toss.opening = async () => {
      asked.resolve();
      return new Promise(() => {});
    };
    const provider = { PG_URL: toss.url, PG_SECRET_KEY: toss.secretKey };
    const sent = { token, params: aKey(), body: await buyer().bodyFor([vacuum]) };
    const before = await heldPieces();
    await withDataFolder(async (dataDir) => {
      const first = await start(dataDir, 0, provider);
      const lost = sendTo(first.url, 'placeOrder', sent).catch(() => null);
      await asked.promise;
      await kill(first);
      await lost;
      const held = await heldPieces();
      expect(held).toBeGreaterThan(before);

      toss.opening = null;
      const second = await start(dataDir, 10 / 86_400, provider);
      const answers = [await sendTo(second.url, 'placeOrder', sent), await sendTo(second.url, 'placeOrder', sent)];
      expect(answers).toMatchObject([
        { code: '0000', data: { pgReq: { pgCd: 'TOSS' } } },
        { code: '0000', data: answers[0]?.data },
      ]);
      expect(await heldPieces()).toBe(held);
      await second.end('SIGTERM');
    });
    await toss.close();
  }, 600_000);
});
