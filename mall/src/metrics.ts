import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { jobOutcomes, type JobOutcome, type JobQueue } from './jobs/job-queue.ts';
import { jobNames, type JobName } from './jobs/job-kinds.ts';

/** A scrape waits no longer for the database, so that Prometheus does not give up. */
const patienceMs = 2000;
/** Longer than the pause between two searches. Another process may make the next one. */
const overdueMs = 15 * 60_000;

/** Messages of a queue that wait to be sent. */
export interface WaitingMessages {
  queue: string;
  waiting: number;
  oldestSeconds: number;
}

/** Metrics for operators, at `/metrics` of the mall. Names and labels contain no number, address or person. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #runs = new Counter({
    name: 'job_runs_total',
    help: 'Jobs that this process ran, by queue and outcome: done, again (not yet possible, or not yet known) or failed.',
    labelNames: ['queue', 'outcome'],
    registers: [this.#registry],
  });

  readonly #faults = new Counter({
    name: 'mall_faults_total',
    help: 'Responses of the mall with a status of 500 or more. No probes.',
    registers: [this.#registry],
  });
  readonly #overdue = new Map<JobName, number>();
  #overdueAt = -Infinity;

  readonly #answers = new Histogram({
    name: 'mall_answer_seconds',
    help: 'Responses of the mall, by operation of its contract (other: none, such as a picture) and HTTP status. No probes.',
    labelNames: ['operation', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10],
    registers: [this.#registry],
  });

  constructor() {
    // A counter that is born by its first failure raises no alert: there was no rise.
    for (const queue of jobNames) for (const outcome of jobOutcomes) this.#runs.inc({ queue, outcome }, 0);
    const gauge: Gauge<'queue'> = new Gauge({
      name: 'work_overdue',
      help: 'Work that this process found more than ten minutes past its time, by the queue of its job. It looks every ten minutes.',
      labelNames: ['queue'],
      registers: [this.#registry],
      collect: () => {
        const isKnown = performance.now() - this.#overdueAt < overdueMs;
        for (const queue of jobNames) gauge.set({ queue }, isKnown ? (this.#overdue.get(queue) ?? 0) : 0);
      },
    });
  }

  /** Probes the database at each scrape. */
  watchDatabase(probe: () => Promise<unknown>): void {
    const probed = sharedRead(async () => {
      const start = performance.now();
      const isReachable = await withinPatience(probe).then(
        () => true,
        () => false,
      );
      return { isReachable, seconds: (performance.now() - start) / 1000 };
    });
    const reachable: Gauge = new Gauge({
      name: 'database_reachable',
      help: 'Whether the database answered within two seconds at this scrape: 1 or 0.',
      registers: [this.#registry],
      collect: async () => reachable.set(Number((await probed()).isReachable)),
    });
    const seconds: Gauge = new Gauge({
      name: 'database_probe_seconds',
      help: 'How long the smallest statement took at this scrape, waiting for a connection included. 2 where it took longer.',
      registers: [this.#registry],
      collect: async () => seconds.set((await probed()).seconds),
    });
  }

  /** Reads at each scrape which mails and short texts wait. */
  watchMessages(read: () => Promise<readonly WaitingMessages[]>): void {
    const messages = sharedRead(read);
    const waiting = this.#readGauge(
      'mails_waiting',
      'Messages that wait to be sent: mail or text.',
      ['queue'],
      async () => {
        for (const { queue, waiting: count } of await messages()) waiting.set({ queue }, count);
      },
    );
    const oldest = this.#readGauge(
      'mails_oldest_seconds',
      'Age of the oldest message that waits to be sent, by queue: mail or text. 0: none waits.',
      ['queue'],
      async () => {
        for (const { queue, oldestSeconds } of await messages()) oldest.set({ queue }, oldestSeconds);
      },
    );
  }

  /** Reads the state of the queues at each scrape. */
  watchJobs(jobs: JobQueue): void {
    const counts = this.#readGauge(
      'jobs',
      'Jobs in the database, by queue and state: deferred (not yet due), ready, active or failed for good.',
      ['queue', 'state'],
      async () => {
        for (const queue of await jobs.boss.getQueues([...jobNames])) {
          counts.set({ queue: queue.name, state: 'deferred' }, queue.deferredCount);
          counts.set({ queue: queue.name, state: 'ready' }, queue.readyCount);
          counts.set({ queue: queue.name, state: 'active' }, queue.activeCount);
          counts.set({ queue: queue.name, state: 'failed' }, queue.failedCount);
        }
      },
    );
  }

  /** Counts refunds at each scrape. */
  watchRefunds(count: () => Promise<Readonly<Record<string, number>>>): void {
    const counts = this.#readGauge(
      'payment_refunds',
      'Refunds that are not done, by state: waiting, account (of the member) or held (an operator has to act).',
      ['state'],
      async () => {
        for (const [state, refunds] of Object.entries(await count())) counts.set({ state }, refunds);
      },
    );
  }

  /** Counts differences at each scrape. */
  watchDifferences(count: () => Promise<number>): void {
    const open = this.#readGauge<never>(
      'payment_differences',
      'Open differences between the books of the mall and of the payment provider: payments, refunds and payouts.',
      [],
      async () => {
        open.set(await count());
      },
    );
  }

  /** How long the table of holidays still lasts. */
  watchHolidays(daysLeft: () => number): void {
    const gauge: Gauge = new Gauge({
      name: 'holiday_days_left',
      help: 'Days until the table of holidays ends, from which on the mall tells no day of arrival.',
      registers: [this.#registry],
      collect: () => gauge.set(daysLeft()),
    });
  }

  /** A gauge that the database fills at each scrape. Empty while the database is down, so that everything else is still reported. */
  #readGauge<Label extends string>(name: string, help: string, labelNames: Label[], fill: () => Promise<void>) {
    return new Gauge<Label>({
      name,
      help,
      labelNames,
      registers: [this.#registry],
      async collect() {
        try {
          await withinPatience(fill);
        } catch {
          this.reset();
        }
      },
    });
  }

  onAnswer = (operation: string, status: number, seconds: number): void => {
    this.#answers.observe({ operation, status: String(status) }, seconds);
    if (status >= 500) this.#faults.inc();
  };

  onJob = (queue: JobName, outcome: JobOutcome): void => {
    this.#runs.inc({ queue, outcome });
  };

  /** What a search for overdue work has found. */
  onOverdue = (found: ReadonlyMap<JobName, number>): void => {
    this.#overdue.clear();
    for (const [queue, count] of found) this.#overdue.set(queue, count);
    this.#overdueAt = performance.now();
  };

  /** Prometheus text with its content type. */
  async read(): Promise<{ contentType: string; text: string }> {
    return { contentType: this.#registry.contentType, text: await this.#registry.metrics() };
  }
}

/** One reading for all metrics of a scrape: they are collected at once. */
function sharedRead<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | null = null;
  return () => {
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  };
}

/** Throws where the work takes too long. It goes on by itself. */
async function withinPatience(work: () => Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('The database takes too long.')), patienceMs);
  try {
    await Promise.race([work(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
