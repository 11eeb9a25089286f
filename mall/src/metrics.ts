import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { JobOutcome, JobQueue } from './jobs/job-queue.ts';
import { jobNames, type JobName } from './jobs/job-kinds.ts';

/** Metrics for operators, at `/metrics` of the mall. Names and labels contain no number, address or person. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #runs = new Counter({
    name: 'job_runs_total',
    help: 'Jobs that this process ran, by queue and outcome: done, again (not yet possible, or not yet known) or failed.',
    labelNames: ['queue', 'outcome'],
    registers: [this.#registry],
  });

  readonly #answers = new Histogram({
    name: 'mall_answer_seconds',
    help: 'Responses of the mall, by operation of its contract (other: none, such as a picture) and HTTP status. No probes.',
    labelNames: ['operation', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10],
    registers: [this.#registry],
  });

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

  /** A gauge that the database fills at each scrape. Empty while the database is down, so that everything else is still reported. */
  #readGauge<Label extends string>(name: string, help: string, labelNames: Label[], fill: () => Promise<void>) {
    return new Gauge<Label>({
      name,
      help,
      labelNames,
      registers: [this.#registry],
      async collect() {
        try {
          await fill();
        } catch {
          this.reset();
        }
      },
    });
  }

  onAnswer = (operation: string, status: number, seconds: number): void => {
    this.#answers.observe({ operation, status: String(status) }, seconds);
  };

  onJob = (queue: JobName, outcome: JobOutcome): void => {
    this.#runs.inc({ queue, outcome });
  };

  /** Prometheus text with its content type. */
  async read(): Promise<{ contentType: string; text: string }> {
    return { contentType: this.#registry.contentType, text: await this.#registry.metrics() };
  }
}
