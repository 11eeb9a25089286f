import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../../src/db/rows.ts';
import { jobHandlers } from '../../src/job-handlers.ts';
import type { JobHandlers, SetHandlers } from '../../src/jobs/job-kinds.ts';
import { JobQueue, RetryLater } from '../../src/jobs/job-queue.ts';
import { createLog } from '../../src/log.ts';
import { databaseKinds, openTestDatabase } from './harness/databases.ts';
import { aJobQueue, setJobClock } from './harness/jobs.ts';
import { openShop, type Shop } from './harness/shop.ts';

describe.each(databaseKinds)('on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(kind);
    await shop.context.db.execute(sql`create table effects (id text primary key, times integer not null)`);
  });
  afterAll(() => shop.close());

  /** The effect of a job in these tests: it counts how often it took place. */
  const count = (): JobHandlers => ({
    ...jobHandlers(shop.context),
    mail: async ({ id }) => {
      await shop.context.db.execute(
        sql`insert into effects values (${id}, 1) on conflict (id) do update set times = effects.times + 1`,
      );
    },
  });
  const timesOf = async (id: string) => {
    const rows = await rowsOf<{ times: number }>(
      shop.context.db,
      sql`select times from effects where id like ${`${id}%`}`,
    );
    return rows.map(({ times }) => times);
  };
  const clock = () => setJobClock(shop.context.db, shop.context.now());

  test('a job of a transaction that is taken back never was', async () => {
    const { db, jobs } = shop.context;
    await db
      .transaction(async (transaction) => {
        await jobs.send(transaction, 'mail', { id: 'taken-back' });
        throw new Error('taken back');
      })
      .catch(() => undefined);
    expect(await jobs.boss.fetch('mail')).toEqual([]);
    await db.transaction((transaction) => jobs.send(transaction, 'mail', { id: 'kept' }));
    const [job] = await jobs.boss.fetch('mail');
    expect(job?.data).toEqual({ id: 'kept' });
    await jobs.boss.complete('mail', job?.id ?? '');
  });

  test("a job runs when it is due by the mall's clock, and not before", async () => {
    const { db, jobs, now } = shop.context;
    await jobs.send(db, 'mail', { id: 'later' }, new Date(now().getTime() + 900_000));
    shop.pass(899);
    await clock();
    expect(await jobs.boss.fetch('mail')).toEqual([]);
    shop.pass(1);
    await clock();
    const [job] = await jobs.boss.fetch('mail');
    expect(job?.data).toMatchObject({ id: 'later' });
    await jobs.boss.complete('mail', job?.id ?? '');
  });

  test('several processes run each job once between them', async () => {
    const { db, jobs, now } = shop.context;
    const workers = Array.from({ length: 3 }, () => aJobQueue(shop.database.jobDatabase, now));
    for (const worker of workers) await worker.open();
    for (let index = 0; index < 40; index += 1) await jobs.send(db, 'mail', { id: `shared-${index}` });
    await Promise.all(workers.map((worker) => worker.work(count())));
    await expect.poll(async () => (await timesOf('shared-')).length, { timeout: 20_000 }).toBe(40);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(new Set(await timesOf('shared-'))).toEqual(new Set([1]));
  });

  test('a job whose process ended in the middle is run by another one', async () => {
    const { db, jobs, now } = shop.context;
    await jobs.send(db, 'mail', { id: 'abandoned' });
    // Fetched, and never completed.
    expect(await jobs.boss.fetch('mail')).toHaveLength(1);
    const next = aJobQueue(shop.database.jobDatabase, now);
    await next.open();
    await next.work(count());
    // By the time that a later job has run, the worker has looked at the earlier one.
    await jobs.send(db, 'mail', { id: 'beside' });
    await expect.poll(() => timesOf('beside')).toEqual([1]);
    expect(await timesOf('abandoned')).toEqual([]);
    shop.pass(120);
    await clock();
    await next.boss.supervise('mail');
    shop.pass(120);
    await clock();
    await expect.poll(() => timesOf('abandoned'), { timeout: 20_000 }).toEqual([1]);
    await next.stop();
  });

  test('an unknown result is polled again, and counted apart from faults', async () => {
    const { db, jobs } = shop.context;
    await jobs.send(db, 'mail', { id: 'unknown' });
    const notYet: JobHandlers = {
      ...jobHandlers(shop.context),
      mail: async () => {
        throw new RetryLater('The provider has not answered.');
      },
    };
    const [job] = await jobs.boss.fetch<{ id: string }>('mail');
    if (!job) throw new Error('The job is due.');
    const { status, output } = await jobs.run('mail', job, notYet);
    expect([status, output]).toEqual(['failed', { reason: 'RetryLater' }]);
    const metrics = await (await fetch(`${shop.url}/metrics`)).text();
    expect(metrics).toContain('job_runs_total{queue="mail",outcome="again"} 1');
    expect(metrics).toContain('jobs{queue="mail",state="deferred"}');
    await jobs.boss.complete('mail', job.id);
  });

  test('a set of jobs runs as one: an early job is planned again, and what fails fails alone', async () => {
    const { db, jobs, now } = shop.context;
    const handlers = jobHandlers(shop.context);
    const planned = (id: string, seconds: number) =>
      jobs.send(db, 'mail', { id }, new Date(now().getTime() + seconds * 1000));
    for (const id of ['first', 'second', 'third']) await planned(id, 0);
    await planned('early', 30);
    await setJobClock(db, new Date(now().getTime() + 60_000));
    const fetched = await jobs.boss.fetch<{ id: string }>('mail', { batchSize: 10 });
    const sets: string[][] = [];
    const ofSets: SetHandlers = {
      mail: async (all) => {
        sets.push(all.map(({ id }) => id));
        return all.filter(({ id }) => id === 'second').map((item) => ({ item, error: new Error('It failed.') }));
      },
    };
    const results = await jobs.runAll('mail', fetched, handlers, ofSets);
    expect(sets.map((ids) => ids.toSorted())).toEqual([['first', 'second', 'third']]);
    const statusOf = new Map(fetched.map(({ id, data }) => [data.id, results.find((each) => each.id === id)?.status]));
    expect(Object.fromEntries(statusOf)).toEqual({
      first: 'completed',
      second: 'failed',
      third: 'completed',
      early: 'completed',
    });
    const ids = fetched.map(({ id }) => id);
    await jobs.boss.complete('mail', ids);
    expect(await jobs.boss.findJobs('mail', { data: { id: 'early' }, queued: true })).toHaveLength(1);
    await jobs.boss.deleteAllJobs('mail');
    // A set that throws as a whole fails each of its jobs.
    const throwing: SetHandlers = { mail: () => Promise.reject(new Error('No database.')) };
    const failed = await jobs.runAll('mail', [{ id: 'one', data: { id: 'one' } }], handlers, throwing);
    expect(failed).toEqual([{ id: 'one', status: 'failed', output: { reason: 'Error' } }]);
  });

  test('what failed keeps its causes: with the job by name and code, in the log by their messages', async () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const { now, db } = shop.context;
    const queue = new JobQueue(shop.database.jobDatabase, { log, now, onRun: () => undefined, keepsSchedules: false });
    const cause = await db.execute(sql`select 'someone@example.com'::int`).catch((error: unknown) => error);
    const failing: JobHandlers = {
      ...jobHandlers(shop.context),
      mail: async () => {
        throw new Error('The mail to someone was not stored.', { cause });
      },
    };
    const { output } = await queue.run('mail', { id: 'failing', data: { id: 'failing' } }, failing);
    expect(output).toEqual({
      reason: 'Error',
      cause: { reason: expect.any(String), cause: { reason: 'error', code: '22P02' } },
    });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      job: 'mail',
      err: {
        message: 'The mail to someone was not stored.',
        cause: { cause: { message: expect.stringContaining('invalid input syntax'), code: '22P02' } },
      },
    });
  });

  test('a queue that cannot fetch its jobs says why, and which queue it is', async () => {
    const own = await openTestDatabase(kind);
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const queue = new JobQueue(own.jobDatabase, {
      log,
      now: shop.context.now,
      onRun: () => undefined,
      keepsSchedules: false,
    });
    await queue.open();
    await own.db.execute(sql`drop function pgboss.job_now() cascade`);
    await queue.work(jobHandlers(shop.context));
    const told = () => lines.map((line) => JSON.parse(line) as { queue?: string; err?: object });
    await expect
      .poll(() => told().find((line) => line.queue === 'mail')?.err, { timeout: 20_000 })
      .toMatchObject({
        message: expect.stringContaining('job_now'),
        code: '42883',
      });
    await queue.stop();
    await own.close();
  });
});
