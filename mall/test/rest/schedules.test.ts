import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFullTier } from '../../../scripts/lib/test-tiers.ts';
import { rowsOf } from '../../src/db/rows.ts';
import { spentSteps } from '../../src/db/schema/accounts.ts';
import { jobHandlers } from '../../src/job-handlers.ts';
import { databaseKinds } from './harness/databases.ts';
import { aJobQueue, runJobs, setJobClock } from './harness/jobs.ts';
import { openShop, type Shop } from './harness/shop.ts';

describe.each(databaseKinds)('schedules on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(kind);
  });
  afterAll(() => shop.close());

  /** Processes that keep the schedules, each with a count of its own sweeps. */
  const startProcesses = async (count: number) => {
    const processes = Array.from({ length: count }, () => ({
      queue: aJobQueue(shop.database.jobDatabase, shop.context.now, { keepsSchedules: true }),
      sweeps: 0,
    }));
    await Promise.all(processes.map(({ queue }) => queue.open()));
    for (const each of processes) {
      const sweep = async () => {
        each.sweeps += 1;
      };
      await each.queue.work({ ...jobHandlers(shop.context), sweep });
    }
    const sweeps = () => processes.reduce((sum, each) => sum + each.sweeps, 0);
    const stop = () => Promise.all(processes.map(({ queue }) => queue.stop()));
    return { sweeps, stop };
  };
  const sweepJobs = async () => {
    const rows = await rowsOf<{ state: string }>(
      shop.context.db,
      sql`select state from pgboss.job where name = 'sweep'`,
    );
    return rows.map(({ state }) => state);
  };

  test.runIf(isFullTier)(
    'what is due by the clock runs once over all processes, and again when it is due again',
    async () => {
      for (const runs of [1, 2]) {
        const { sweeps, stop } = await startProcesses(2);
        await expect.poll(sweeps, { timeout: 25_000 }).toBe(1);
        await stop();
        expect(sweeps()).toBe(1);
        expect(await sweepJobs()).toEqual(Array.from({ length: runs }, () => 'completed'));
        shop.pass(60);
        await setJobClock(shop.context.db, shop.context.now());
      }
    },
  );

  test('a due sweep deletes what has expired', async () => {
    const { db, now, jobs } = shop.context;
    await db.insert(spentSteps).values({ jti: 'expired', expiresAt: new Date(now().getTime() - 1000) });
    await jobs.boss.send('sweep', null);
    // The processes before may have left jobs of other schedules.
    await runJobs(shop);
    expect(await db.select().from(spentSteps)).toEqual([]);
  });

  test('of sweeps that wait or run there is one', async () => {
    const { boss } = shop.context.jobs;
    expect(await boss.send('sweep', null)).not.toBeNull();
    expect(await boss.send('sweep', null)).toBeNull();
    const [running] = await boss.fetch('sweep');
    expect(await boss.send('sweep', null)).toBeNull();
    await boss.complete('sweep', running?.id ?? '');
    expect(await boss.send('sweep', null)).not.toBeNull();
  });
});
