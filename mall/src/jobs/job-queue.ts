import { sql, type SQL } from 'drizzle-orm';
import {
  fromDrizzle,
  PgBoss,
  systemClock,
  type Db as JobDatabase,
  type Job,
  type JobInsert,
  type JobResult,
} from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/rows.ts';
import { writeTogether } from '../db/write-together.ts';
import { failureOf } from './job-failure.ts';
import {
  jobNames,
  pollSecondsOf,
  queueOptions,
  schedules,
  type JobData,
  type JobHandlers,
  type JobName,
  type SetHandler,
  type SetHandlers,
} from './job-kinds.ts';

/** Ends a job that has to run again later, since its outcome is unknown. No fault, so it is not logged as one. */
export class RetryLater extends Error {
  override readonly name = 'RetryLater';
}

export const jobOutcomes = ['done', 'again', 'failed'] as const;
export type JobOutcome = (typeof jobOutcomes)[number];

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
/** Jobs of a queue whose handler takes many together. */
const setSize = 100;
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

  /** As `send`, for many, in one statement. */
  async sendAll<Name extends JobName>(
    db: Database,
    name: Name,
    planned: readonly { data: JobData[Name]; due: Date }[],
  ): Promise<void> {
    await writeTogether(db, await this.sendAllIn(name, planned));
  }

  /** The same for `writeTogether`, with the rows that want the jobs. */
  sendAllIn<Name extends JobName>(name: Name, planned: readonly { data: JobData[Name]; due: Date }[]): Promise<SQL[]> {
    const stored = planned.map(({ data, due }) => ({
      data: { ...data, due: due.toISOString() },
      startAfter: due.toISOString(),
    }));
    return this.#insertIn(name, stored);
  }

  /** As `send`, but at most one job for this id (a UUID), done ones included. */
  async sendOnce<Name extends JobName>(db: Database, name: Name, id: string, data: JobData[Name]): Promise<void> {
    await this.sendAllOnce(db, name, [{ id, data }]);
  }

  /** Likewise for many, in one statement. */
  async sendAllOnce<Name extends JobName>(
    db: Database,
    name: Name,
    wanted: readonly { id: string; data: JobData[Name] }[],
  ): Promise<void> {
    await writeTogether(db, await this.sendAllOnceIn(name, wanted));
  }

  /** The same for `writeTogether`. */
  sendAllOnceIn<Name extends JobName>(
    name: Name,
    wanted: readonly { id: string; data: JobData[Name] }[],
  ): Promise<SQL[]> {
    // In queues of the policy `short` jobs without a key are taken for one.
    const stored = wanted.map(({ id, data }) => ({ id, data: data ?? {}, singletonKey: id }));
    return this.#insertIn(name, stored);
  }

  /** As `send`, unless a job with this key waits already. For queues of the policy `short` alone. */
  async sendOnePerKey<Name extends JobName>(
    db: Database,
    name: Name,
    key: string,
    data: JobData[Name],
    due: Date,
  ): Promise<void> {
    await this.sendAllOnePerKey(db, name, [{ key, data }], due);
  }

  /** Likewise for many, in one statement. */
  async sendAllOnePerKey<Name extends JobName>(
    db: Database,
    name: Name,
    wanted: readonly { key: string; data: JobData[Name] }[],
    due: Date,
  ): Promise<void> {
    await writeTogether(db, await this.sendAllOnePerKeyIn(name, wanted, due));
  }

  /** The same for `writeTogether`. */
  sendAllOnePerKeyIn<Name extends JobName>(
    name: Name,
    wanted: readonly { key: string; data: JobData[Name] }[],
    due: Date,
  ): Promise<SQL[]> {
    const at = due.toISOString();
    const stored = wanted.map(({ key, data }) => ({
      data: { ...data, due: at, key },
      singletonKey: key,
      startAfter: at,
    }));
    return this.#insertIn(name, stored);
  }

  /** The insert of jobs, which pg-boss hands to its database instead of running it. */
  async #insertIn(name: JobName, jobs: JobInsert[]): Promise<SQL[]> {
    if (jobs.length === 0) return [];
    const statements: SQL[] = [];
    const collect = async (statement: unknown) => {
      statements.push(sql`(${statement as SQL})`);
      return { rows: [] };
    };
    await this.boss.insert(name, jobs, { db: fromDrizzle({ execute: collect }, sql) });
    return statements;
  }

  /** Runs due jobs until stopped. */
  async work(handlers: JobHandlers, ofSets: SetHandlers = {}): Promise<void> {
    await Promise.all(
      jobNames.map((name) => {
        const options = workOptions(name, ofSets[name] ? setSize : atOnce);
        return this.boss.work<JobData[typeof name], unknown, typeof options>(name, options, (jobs) =>
          this.runAll(name, jobs, handlers, ofSets),
        );
      }),
    );
  }

  /** Runs jobs that were taken together: as a set where the queue has a handler of sets, else each on its own. Never throws. */
  async runAll<Name extends JobName>(
    name: Name,
    jobs: readonly Pick<Job<JobData[Name]>, 'id' | 'data'>[],
    handlers: JobHandlers,
    ofSets: SetHandlers,
  ): Promise<JobResult[]> {
    const handler: SetHandler<JobData[Name]> | undefined = ofSets[name];
    if (!handler) return Promise.all(jobs.map((job) => this.run(name, job, handlers)));
    const isEarly = ({ data }: (typeof jobs)[number]) => earlyMsOf(planOf(data), this.#options.now()) > 0;
    const due = jobs.filter((job) => !isEarly(job));
    const early = await Promise.all(jobs.filter(isEarly).map((job) => this.run(name, job, handlers)));
    return [...early, ...(await this.#runSet(name, due, handler))];
  }

  async #runSet<Name extends JobName>(
    name: Name,
    jobs: readonly Pick<Job<JobData[Name]>, 'id' | 'data'>[],
    handler: SetHandler<JobData[Name]>,
  ): Promise<JobResult[]> {
    const all = jobs.map(({ data }) => data);
    const failures = await handler(all).catch((error: unknown) => all.map((item) => ({ item, error })));
    const errors = new Map(failures.map(({ item, error }) => [item, error]));
    return jobs.map(({ id, data }) =>
      errors.has(data) ? this.#failed(name, id, errors.get(data)) : this.#done(name, id),
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
    const { now, onRun } = this.#options;
    try {
      const plan = planOf(data);
      const earlyMs = earlyMsOf(plan, now());
      if (earlyMs > 0) {
        await this.#planAgain(name, plan, earlyMs);
        onRun(name, 'again');
        return { id, status: 'completed' };
      }
      await handlers[name](data);
      return this.#done(name, id);
    } catch (error) {
      return this.#failed(name, id, error);
    }
  }

  #done(name: JobName, id: string): JobResult {
    this.#options.onRun(name, 'done');
    return { id, status: 'completed' };
  }

  #failed(name: JobName, id: string, error: unknown): JobResult {
    const { log, onRun } = this.#options;
    const outcome = error instanceof RetryLater ? 'again' : 'failed';
    onRun(name, outcome);
    log[outcome === 'again' ? 'debug' : 'error']({ err: error, job: name, id }, 'a job did not end');
    return { id, status: 'failed', output: failureOf(error) };
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

/** How long before its time a job is, by the mall's clock. */
function earlyMsOf({ due }: Plan, now: Date): number {
  return due === undefined ? 0 : Date.parse(due) - now.getTime();
}

function workOptions(name: JobName, batchSize: number) {
  return {
    pollingIntervalSeconds: pollSecondsOf(name),
    batchSize,
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const;
}

function inTransaction(db: Database) {
  const transaction = { execute: async (statement: unknown) => ({ rows: await rowsOf(db, statement as SQL) }) };
  return fromDrizzle(transaction, sql);
}
