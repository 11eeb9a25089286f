import { sql, type SQL } from 'drizzle-orm';
import { fromDrizzle, PgBoss, systemClock, type Db as JobDatabase, type Job, type JobResult } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/rows.ts';
import { failureOf } from './job-failure.ts';
import {
  jobNames,
  pollSecondsOf,
  queueOptions,
  schedules,
  type JobData,
  type JobHandlers,
  type JobName,
} from './job-kinds.ts';

/** Ends a job that has to run again later, since its outcome is unknown. No fault, so it is not logged as one. */
export class RetryLater extends Error {
  override readonly name = 'RetryLater';
}

export type JobOutcome = 'done' | 'again' | 'failed';

interface JobQueueOptions {
  log: Logger;
  /** The mall's time. It alone decides whether a job is due; the database's clock only says when to look. */
  now: () => Date;
  onRun: (name: JobName, outcome: JobOutcome) => void;
  /** Whether it sends scheduled jobs. One queue on the database does at a time. */
  keepsSchedules: boolean;
}

/** What is stored beside the data of a job, so that one that comes early can be planned again. */
interface Plan {
  due?: string;
  key?: string;
}

const superviseSeconds = 15;
const atOnce = 5;
const stopMs = 5000;
/** A job that came early is looked at again after so long at most: either clock may be set right meanwhile. */
const mostEarlySeconds = 60;

/**
 * Jobs in the mall's own database, by pg-boss (decision 0037). A job is queued in the transaction of its cause, and any process
 * on the database may run it.
 */
export class JobQueue {
  readonly boss: PgBoss;
  readonly #options: JobQueueOptions;

  constructor(database: JobDatabase, options: JobQueueOptions) {
    this.#options = options;
    this.boss = new PgBoss({
      db: database,
      clock: { ...systemClock, now: () => options.now().getTime() },
      schedule: options.keepsSchedules,
      registerInstance: false,
      superviseIntervalSeconds: superviseSeconds,
      monitorIntervalSeconds: superviseSeconds,
    });
    this.boss.on('error', (error: Error & { queue?: string }) =>
      options.log.error({ err: error, queue: error.queue }, 'the job queue failed'),
    );
    this.boss.on('warning', ({ message }) => options.log.warn(`the job queue warns: ${message}`));
  }

  /** Creates or migrates its tables and queues. */
  async open(): Promise<void> {
    await this.boss.start();
    const known = new Map((await this.boss.getQueues()).map((queue) => [queue.name, queue]));
    for (const name of jobNames) {
      const wanted = queueOptions[name];
      const { policy: _fixed, ...changeable } = wanted;
      const queue = known.get(name);
      const isChanged = Object.entries(changeable).some(
        ([key, value]) => queue?.[key as keyof typeof wanted] !== value,
      );
      if (!queue) await this.boss.createQueue(name, wanted);
      else if (isChanged) await this.boss.updateQueue(name, changeable);
    }
    for (const [name, cron] of Object.entries(schedules)) {
      await this.boss.schedule(name, cron, null, { tz: 'Asia/Seoul' });
    }
  }

  /** Queues a job in the caller's transaction, to be run at `due` or later; without it soon. */
  async send<Name extends JobName>(db: Database, name: Name, data: JobData[Name], due?: Date): Promise<void> {
    const stored = due ? { ...data, due: due.toISOString() } : data;
    await this.boss.send(name, stored, { db: inTransaction(db), ...(due && { startAfter: due }) });
  }

  /** As `send`, but at most one job for this id (a UUID), done ones included. */
  async sendOnce<Name extends JobName>(db: Database, name: Name, id: string, data: JobData[Name]): Promise<void> {
    // In queues of the policy `short` jobs without a key are taken for one.
    await this.boss.send(name, data, { db: inTransaction(db), id, singletonKey: id });
  }

  /** As `send`, unless a job with this key waits already. For queues of the policy `short` alone. */
  async sendOnePerKey<Name extends JobName>(
    db: Database,
    name: Name,
    key: string,
    data: JobData[Name],
    due: Date,
  ): Promise<void> {
    const stored = { ...data, due: due.toISOString(), key };
    await this.boss.send(name, stored, { db: inTransaction(db), singletonKey: key, startAfter: due });
  }

  /** Runs due jobs until stopped. */
  async work(handlers: JobHandlers): Promise<void> {
    await Promise.all(
      jobNames.map((name) =>
        this.boss.work<JobData[typeof name], unknown, ReturnType<typeof workOptions>>(name, workOptions(name), (jobs) =>
          Promise.all(jobs.map((job) => this.run(name, job, handlers))),
        ),
      ),
    );
  }

  /**
   * Runs one job, and never throws. One that comes early by the mall's clock is planned again instead, so no handler has to.
   * Logs an error, and stores only its names and codes with the job.
   */
  async run<Name extends JobName>(
    name: Name,
    { id, data }: Pick<Job<JobData[Name]>, 'id' | 'data'>,
    handlers: JobHandlers,
  ): Promise<JobResult> {
    const { log, now, onRun } = this.#options;
    try {
      const plan = planOf(data);
      const earlyMs = plan.due === undefined ? 0 : Date.parse(plan.due) - now().getTime();
      if (earlyMs > 0) {
        await this.#planAgain(name, plan, earlyMs);
        onRun(name, 'again');
        return { id, status: 'completed' };
      }
      await handlers[name](data);
      onRun(name, 'done');
      return { id, status: 'completed' };
    } catch (error) {
      const outcome = error instanceof RetryLater ? 'again' : 'failed';
      onRun(name, outcome);
      log[outcome === 'again' ? 'debug' : 'error']({ err: error, job: name, id }, 'a job did not end');
      return { id, status: 'failed', output: failureOf(error) };
    }
  }

  /** Seconds count from now by the database's clock, so that its lead over the mall's does not count again. */
  async #planAgain(name: JobName, data: Plan, earlyMs: number): Promise<void> {
    const startAfter = Math.min(Math.ceil(earlyMs / 1000), mostEarlySeconds);
    await this.boss.send(name, data, { startAfter, ...(data.key !== undefined && { singletonKey: data.key }) });
  }

  /** Waits for running jobs. */
  async stop(): Promise<void> {
    await this.boss.stop({ graceful: true, timeout: stopMs });
  }
}

/** The stored data with its plan. Jobs of schedules have none, nor have those of versions that stored no plan. */
function planOf(data: object | null): Plan {
  return data ?? {};
}

function workOptions(name: JobName) {
  return {
    pollingIntervalSeconds: pollSecondsOf(name),
    batchSize: atOnce,
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const;
}

function inTransaction(db: Database) {
  const transaction = { execute: async (statement: unknown) => ({ rows: await rowsOf(db, statement as SQL) }) };
  return fromDrizzle(transaction, sql);
}
