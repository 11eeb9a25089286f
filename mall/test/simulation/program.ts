import type { Express } from 'express';
import { pino } from 'pino';
import type { PGlite } from '@electric-sql/pglite';
import { createApp } from '../../src/app.ts';
import type { MallContext } from '../../src/context.ts';
import { jobHandlers, setHandlers } from '../../src/job-handlers.ts';
import type { JobName } from '../../src/jobs/job-kinds.ts';
import { JobQueue, type JobOutcome } from '../../src/jobs/job-queue.ts';
import { Visits } from '../../src/jobs/visits.ts';
import { deriveKeys } from '../../src/keys.ts';
import { queueWaitingMessages } from '../../src/mail/mailing.ts';
import { Metrics } from '../../src/metrics.ts';
import { createOperatorApp } from '../../src/operator/operator-app.ts';
import type { Company } from './company.ts';
import { openLine, type Line } from './database.ts';
import type { SimulatedFiles } from './files.ts';
import { handOver, type Letter } from './in-process.ts';
import type { Scheduler } from './scheduler.ts';
import { settings } from './seed-simulation.ts';

/** What several programs share. */
export interface Surroundings {
  scheduler: Scheduler;
  pglite: PGlite;
  company: Company;
  files: SimulatedFiles;
  /** Called for whatever a mall logs as an error. */
  onError: (line: string) => void;
}

/** Nobody waits for a visitor here. Sets are small, so that even a few rows are several of them. */
class NoVisits extends Visits {
  override setSize(): number {
    return 2;
  }

  override giveWay(): Promise<void> {
    return Promise.resolve();
  }
}

const jobsAtOnce = 5;
const setSize = 100;

/** The connection ended before a response came. */
export class Lost extends Error {
  override readonly name = 'Lost';
}

/** A mall as a program: it may be killed, and another one takes its place. */
export class Program {
  readonly name: string;
  readonly context: MallContext;
  isUp = false;
  readonly #surroundings: Surroundings;
  readonly #line: Line;
  readonly #apps: { shop: Express; desk: Express };
  readonly #waiting = new Set<(error: Error) => void>();
  #isWorking = false;
  #count = 0;
  /** Statements and commits until it ends; null: it lives on. */
  #left: number | null = null;

  constructor(name: string, surroundings: Surroundings) {
    this.name = name;
    this.#surroundings = surroundings;
    const { scheduler, pglite, company, files, onError } = surroundings;
    this.#line = openLine(pglite, scheduler);
    this.#line.dies = () => this.#dies();
    const now = () => new Date(scheduler.now);
    const log = pino({ level: 'error' }, { write: (line: string) => onError(`${name}: ${line}`) });
    const metrics = new Metrics();
    const jobs = new JobQueue(this.#line.jobDatabase, {
      log,
      now,
      onRun: (_queue: JobName, _outcome: JobOutcome) => undefined,
      keepsSchedules: false,
    });
    this.context = {
      db: this.#line.db,
      settings,
      keys: deriveKeys(settings.secret ?? ''),
      fileStore: files.reachedBy(scheduler, () => this.#dies()),
      log,
      jobs,
      visits: new NoVisits(),
      metrics,
      now,
      drawPicture: () => null,
      overLine: company.reachedBy(scheduler, () => this.#dies()),
    };
    this.#apps = { shop: createApp(this.context), desk: createOperatorApp(this.context, '127.0.0.1') };
  }

  /** Opens its queues, as a start does. */
  async open(): Promise<void> {
    await this.context.jobs.open();
    await queueWaitingMessages(this.context);
    this.isUp = true;
  }

  /** Ends before so many statements and commits from now. */
  killAfter(uses: number): void {
    this.#left ??= uses;
  }

  /** Called once, when it ends. */
  onEnd: () => void = () => undefined;

  /** Rejects with `Lost` when the program ends meanwhile. */
  receive(app: 'shop' | 'desk', letter: Letter): Promise<Response> {
    const { scheduler } = this.#surroundings;
    const response = Promise.withResolvers<Response>();
    this.#waiting.add(response.reject);
    this.#count += 1;
    const name = `${this.name} request ${this.#count}`;
    scheduler.begin(name, this, async () => {
      await scheduler.gate(`${letter.method} ${letter.path}`);
      response.resolve(await handOver(this.#apps[app], letter));
      this.#waiting.delete(response.reject);
    });
    return response.promise;
  }

  /** Takes jobs that are due, and those whose program was killed. One round at a time. */
  work(queues: readonly { name: JobName; isLeft: boolean }[]): void {
    if (!this.isUp || this.#isWorking) return;
    this.#isWorking = true;
    this.#count += 1;
    this.#surroundings.scheduler.begin(`${this.name} jobs ${this.#count}`, this, async () => {
      const handlers = jobHandlers(this.context);
      const ofSets = setHandlers(this.context);
      const { jobs } = this.context;
      for (const { name, isLeft } of queues) {
        if (isLeft) await jobs.boss.supervise(name);
        const due = await jobs.boss.fetch<never>(name, { batchSize: ofSets[name] ? setSize : jobsAtOnce });
        const ends = ofSets[name]
          ? await jobs.runAll(name, due, handlers, ofSets)
          : await Promise.all(due.map((job) => jobs.run(name, job, handlers)));
        for (const { id, status, output } of ends) {
          if (status === 'completed') await jobs.boss.complete(name, id);
          else await jobs.boss.fail(name, id, output as object);
        }
      }
      this.#isWorking = false;
    });
  }

  /** One of the works that have a schedule. */
  runScheduled(name: (typeof scheduled)[number]): void {
    if (!this.isUp) return;
    this.#count += 1;
    this.#surroundings.scheduler.begin(`${this.name} ${name} ${this.#count}`, this, async () => {
      await this.context.jobs.run(name, { id: name, data: null }, jobHandlers(this.context));
    });
  }

  #dies(): boolean {
    if (this.#left === null) return false;
    this.#left -= 1;
    if (this.#left > 0) return this.#left < 0;
    if (this.#left === 0) this.#end();
    return true;
  }

  #end(): void {
    this.isUp = false;
    this.#surroundings.scheduler.step(`${this.name} ends`);
    this.#surroundings.scheduler.endAllOf(this);
    for (const reject of this.#waiting) reject(new Lost('The program ended.'));
    this.onEnd();
  }
}

export const scheduled = ['sweep', 'find-overdue', 'send-alerts', 'sweep-file-store'] as const;
