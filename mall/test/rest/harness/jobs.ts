import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import type { Database, OpenDatabase } from '../../../src/db/database.ts';
import { rowsOf } from '../../../src/db/rows.ts';
import { jobHandlers, setHandlers } from '../../../src/job-handlers.ts';
import { jobNames, type JobHandlers, type JobName, type SetHandlers } from '../../../src/jobs/job-kinds.ts';
import { JobQueue } from '../../../src/jobs/job-queue.ts';
import type { Shop } from './shop.ts';

/** Makes the tables of the job queue, for a template of databases. */
export async function prepareJobs({ jobDatabase }: Pick<OpenDatabase, 'jobDatabase'>): Promise<void> {
  const jobs = aJobQueue(jobDatabase, () => new Date());
  await jobs.open();
  await jobs.stop();
}

/** A queue of another process on the same database. */
export function aJobQueue(
  database: OpenDatabase['jobDatabase'],
  now: () => Date,
  { keepsSchedules } = { keepsSchedules: false },
): JobQueue {
  return new JobQueue(database, { log: pino({ level: 'silent' }), now, onRun: () => undefined, keepsSchedules });
}

/** Sets the clock of the queue's statements, which is a function of its schema, to the mall's. */
export async function setJobClock(db: Database, now: Date): Promise<void> {
  const at = sql.raw(`'${now.toISOString()}'::timestamptz`);
  await db.execute(
    sql`create or replace function pgboss.job_now() returns timestamptz language sql stable as $$ select ${at} $$`,
  );
}

/**
 * Runs all jobs that are due by the mall's clock, and those that they queue. Returns how many ran. `leadSeconds`: how far the
 * clock of the database is ahead of the mall's.
 */
export async function runJobs(shop: Pick<Shop, 'context'>, leadSeconds = 0): Promise<number> {
  const { db, now, jobs } = shop.context;
  await setJobClock(db, new Date(now().getTime() + leadSeconds * 1000));
  const handlers = jobHandlers(shop.context);
  const ofSets = setHandlers(shop.context);
  let count = 0;
  for (let last = -1; last !== count;) {
    last = count;
    const due = await dueQueues(db);
    for (const name of jobNames) if (due.has(name)) count += await runQueue(jobs, name, handlers, ofSets);
  }
  return count;
}

/** The queues with jobs that are due by the clock of the queue: one statement instead of a look into each. */
export async function dueQueues(db: Database): Promise<Set<string>> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select distinct name from pgboss.job where state in ('created', 'retry') and start_after <= pgboss.job_now()`,
  );
  return new Set(rows.map(({ name }) => name));
}

async function runQueue(jobs: JobQueue, name: JobName, handlers: JobHandlers, ofSets: SetHandlers): Promise<number> {
  const due = await jobs.boss.fetch<never>(name, { batchSize: 100 });
  if (due.length === 0) return 0;
  const run = ofSets[name]
    ? await jobs.runAll(name, due, handlers, ofSets)
    : await inTurn(due, (job) => jobs.run(name, job, handlers));
  for (const { id, status, output } of run) {
    if (status === 'completed') await jobs.boss.complete(name, id);
    else await jobs.boss.fail(name, id, output as object);
  }
  return due.length;
}

async function inTurn<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}
