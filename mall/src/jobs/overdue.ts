import type { JobData, JobName } from './job-kinds.ts';

/** Queues a job for each piece of work that is past its time, unless it did so within the hour. */
export type QueueOverdue = <Name extends JobName>(name: Name, all: readonly JobData[Name][]) => Promise<void>;
