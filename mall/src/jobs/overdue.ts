import type { JobData, JobName } from './job-kinds.ts';

/** Queues a job for work that is past its time, unless it did so within the hour. */
export type QueueOverdue = <Name extends JobName>(name: Name, data: JobData[Name]) => Promise<void>;
