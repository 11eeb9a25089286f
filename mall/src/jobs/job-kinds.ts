import type { QueueOptions } from 'pg-boss';

/** Work that waits, by queue, with what it is told: numbers of rows only, nothing personal, since jobs are not encrypted. */
export interface JobData {
  /** A mail of the outbox. */
  mail: { id: string };
  /** What the shop does next with an order. */
  'order-step': { ordNo: string };
  /** An order whose entrance code is to be erased. */
  'order-entrance': { ordNo: string };
}

export type JobName = keyof JobData;

/** A handler may run more than once for one job, so its effect is a transaction that first looks at the state. */
export type JobHandlers = { [Name in JobName]: (data: JobData[Name]) => Promise<void> };

const daySeconds = 86_400;

/** How long a process may hold a job. After that, ended or not, another one takes it. */
const common = { expireInSeconds: 60, retentionSeconds: 400 * daySeconds, deleteAfterSeconds: 7 * daySeconds };

/** Five attempts: after half a minute, a minute, two, four. */
const aFewTimes = { ...common, retryLimit: 4, retryDelay: 30, retryBackoff: true };

export const queueOptions: Readonly<Record<JobName, QueueOptions>> = {
  mail: aFewTimes,
  'order-step': aFewTimes,
  'order-entrance': aFewTimes,
};

export const jobNames = Object.keys(queueOptions) as JobName[];
