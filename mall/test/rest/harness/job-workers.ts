import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { inject } from 'vitest';
import { openPool } from '../../../src/db/pool.ts';
import { rowsOf } from '../../../src/db/rows.ts';
import { jobHandlers } from '../../../src/job-handlers.ts';
import type { JobHandlers, JobName } from '../../../src/jobs/job-kinds.ts';
import { openCluster } from './cluster.ts';
import { usualPool } from './databases.ts';
import { dueQueues, setJobClock } from './jobs.ts';
import type { Shop } from './shop.ts';

type Worked = Pick<Shop, 'context'>;

/** The queues that move money. */
export const moneyQueues = [
  'subscription-step',
  'subscription-charge',
  'payment-due',
  'payment-ask',
  'payment-refund',
] as const satisfies JobName[];

const atOnce = 5;
const killedName = 'worker-to-be-killed';

/** When the next job of these queues is due. Null: none waits. */
export async function nextDue({ context: { db } }: Worked): Promise<Date | null> {
  const names = sql.join(
    moneyQueues.map((name) => sql`${name}`),
    sql`, `,
  );
  const [row] = await rowsOf<{ ms: string | null }>(
    db,
    sql`select extract(epoch from min(start_after)) * 1000 as ms from pgboss.job
        where name in (${names}) and state in ('created', 'retry')`,
  );
  return row?.ms == null ? null : new Date(Math.ceil(Number(row.ms)));
}

/** Two workers run what is due by the mall's clock, at once, until nothing is. */
export async function workTogether(shop: Worked): Promise<void> {
  await setJobClock(shop.context.db, shop.context.now());
  const handlers = jobHandlers(shop.context);
  const dueNow = async () => {
    const due = await dueQueues(shop.context.db);
    return moneyQueues.filter((name) => due.has(name));
  };
  for (let due = await dueNow(); due.length > 0; due = await dueNow()) {
    const worker = async () => {
      for (const name of due) await takeBatch(shop, name, handlers);
    };
    await Promise.all([worker(), worker()]);
  }
}

async function takeBatch({ context: { jobs } }: Worked, name: JobName, handlers: JobHandlers): Promise<void> {
  const due = await jobs.boss.fetch<never>(name, { batchSize: atOnce });
  await Promise.all(
    due.map(async (job) => {
      const { id, status, output } = await jobs.run(name, job, handlers);
      if (status === 'completed') await jobs.boss.complete(name, id);
      else await jobs.boss.fail(name, id, output as object);
    }),
  );
}

/**
 * A worker that takes what is due, and loses its database: in the middle of what it does after some milliseconds, or between two
 * transactions after some uses of the database. It reports nothing to the queue.
 */
export async function workAndDie(
  { context }: Worked,
  end: { ms: number } | { uses: number },
  queues: readonly JobName[] = moneyQueues,
): Promise<void> {
  await setJobClock(context.db, context.now());
  const [row] = await rowsOf<{ name: string }>(context.db, sql`select current_database() as name`);
  const url = (await openCluster(inject('runFolder'))).urlOf(row?.name ?? '');
  const pool = openPool(`${url}?application_name=${killedName}`, usualPool);
  let uses = 0;
  let ended: Promise<void> | null = null;
  pool.on('release', () => {
    uses += 1;
    if ('uses' in end && uses === end.uses) ended = pool.end();
  });
  const handlers = jobHandlers({ ...context, db: drizzle(pool) });
  const running: Promise<unknown>[] = [];
  for (const name of queues) {
    const due = await context.jobs.boss.fetch<never>(name, { batchSize: atOnce });
    running.push(...due.map((job) => context.jobs.run(name, job, handlers)));
  }
  if ('uses' in end) {
    await Promise.all(running);
    await (ended ?? pool.end());
    return;
  }
  await pause(end.ms);
  ended = pool.end();
  await context.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${killedName}`,
  );
  await Promise.all([...running, ended]);
}

/** Gives the jobs of a killed worker to others, as the queue does after their time. */
export async function takeOver(
  { context: { db, jobs, now } }: Worked,
  queues: readonly JobName[] = moneyQueues,
): Promise<void> {
  await setJobClock(db, now());
  for (const name of queues) await jobs.boss.supervise(name);
}
