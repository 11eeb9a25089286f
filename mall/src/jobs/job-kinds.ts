import type { Queue } from 'pg-boss';
import type { SetFailure } from './in-sets.ts';

/** Job data by queue: nothing personal, and numbers of rows where there are rows, since jobs are not encrypted. */
export interface JobData {
  /** A mail of the outbox. */
  mail: { id: string };
  /** A short text of the outbox. */
  text: { id: string };
  /** The shop's next step with an order. One waits for each order. */
  'shop-step': { ordNo: string };
  /** Queued by earlier versions, perhaps several for an order. */
  'order-step': { ordNo: string };
  /** An order whose entrance code is to be erased. */
  'order-entrance': { ordNo: string };
  /** Received lines without a confirmation. */
  'order-confirm': { ordNo: string };
  /** An attempt whose time to pay is over. */
  'payment-due': { ordNo: string; payNo: string };
  /** An attempt whose outcome is unknown after the shopper's return. */
  'payment-ask': { payNo: string };
  'payment-refund': { rfndNo: string };
  /** A virtual account whose order has ended, or is paid otherwise. */
  'payment-close': { payNo: string };
  /** A notice of the test provider. */
  'payment-test-notice': TestNotice;
  /** The shop's next step with a phone order. One waits for each order. */
  'wireless-step': { ordNo: string };
  /** A phone order whose documents are due. */
  'wireless-documents': { ordNo: string };
  /** A phone order with personal data to erase. One waits for each time. */
  'wireless-erase': { ordNo: string };
  /** A subscription that may have something due: a charge, a notice, an end. */
  'subscription-step': { applNo: string };
  /** A charge whose outcome is not known. */
  'subscription-charge': { chgNo: string };
  /** A paid delivery of a subscription. */
  'subscription-ship': { chgNo: string };
  /** A confirmed upload with rows to place, to pay or to end. One waits for each upload. */
  'upload-step': { upldNo: string };
  /** A change of a product that is planned. */
  'planned-change': { planNo: string };
  /** Queued by earlier versions: the change itself. */
  'product-change': {
    gdsGrpNo: string;
    slPrc: number | null;
    gdsStat: string | null;
    stckqty: number | null;
    optNo: string | null;
    colorNm: string | null;
  };
  /** Sends alerts that are due. Scheduled, so it has no data; nor do the next. */
  'send-alerts': null;
  /** Counts what each mall sold lately. */
  'count-sales': null;
  /** Queues work that is past its time and has perhaps no job left. */
  'find-overdue': null;
  /** Compares yesterday's payments and refunds with the books of the payment providers. */
  reconcile: null;
  /** Deletes expired rows. */
  sweep: null;
  /** Removes stored files without a row. */
  'sweep-file-store': null;
}

export interface TestNotice {
  payNo: string;
  tid: string;
  eventTp: 'PAID' | 'DEPOSIT' | 'REFUND';
  amt: number;
  dts: string;
}

export type JobName = keyof JobData;

/** A handler may run more than once for one job, so it checks the state first, in the transaction of its effect. */
export type JobHandlers = { [Name in JobName]: (data: JobData[Name]) => Promise<void> };

/** Takes the data of jobs that are due at one moment together. Returns those that failed. */
export type SetHandler<Data> = (all: readonly Data[]) => Promise<readonly SetFailure<Data>[]>;

/** For queues that many rows wait in: they cost a few statements for each hundred. */
export type SetHandlers = { [Name in JobName]?: SetHandler<JobData[Name]> };

const daySeconds = 86_400;

/** After `expireInSeconds` another process takes a job, even if it still runs. */
const common = { expireInSeconds: 60, retentionSeconds: 400 * daySeconds, deleteAfterSeconds: 7 * daySeconds };

/** For work that may be given up. Five attempts: after half a minute, a minute, two, four. */
const boundedRetry = { ...common, retryLimit: 4, retryDelay: 30, retryBackoff: true };

/**
 * For what must happen, with growing pauses of up to five minutes: a payment provider may be down for days, and a lock may last
 * for an hour.
 */
const retryUntilResolved = { ...common, retryLimit: 100_000, retryDelay: 2, retryBackoff: true, retryDelayMax: 300 };

/**
 * One job of a schedule waits or runs; others are dropped. The next one does what a failed one left. The job of a killed process
 * blocks the next until it expires.
 */
const scheduled = {
  policy: 'exclusive',
  retryLimit: 0,
  expireInSeconds: 900,
  retentionSeconds: daySeconds,
  deleteAfterSeconds: daySeconds,
} as const;

export const queueOptions: Readonly<Record<JobName, Omit<Queue, 'name'>>> = {
  // A mail server that is overloaded is asked less often.
  mail: { ...retryUntilResolved, retryDelay: 30 },
  text: { ...retryUntilResolved, retryDelay: 30 },
  'shop-step': { ...retryUntilResolved, policy: 'short' },
  'order-step': retryUntilResolved,
  'order-entrance': retryUntilResolved,
  'payment-due': retryUntilResolved,
  'payment-ask': retryUntilResolved,
  'payment-refund': retryUntilResolved,
  'payment-close': retryUntilResolved,
  'payment-test-notice': boundedRetry,
  'order-confirm': retryUntilResolved,
  'wireless-step': { ...retryUntilResolved, policy: 'short' },
  'wireless-documents': retryUntilResolved,
  'wireless-erase': { ...retryUntilResolved, policy: 'short' },
  'subscription-step': retryUntilResolved,
  'subscription-charge': retryUntilResolved,
  'subscription-ship': retryUntilResolved,
  'upload-step': { ...retryUntilResolved, policy: 'short' },
  'planned-change': retryUntilResolved,
  'product-change': retryUntilResolved,
  'send-alerts': scheduled,
  'count-sales': scheduled,
  'find-overdue': scheduled,
  // A provider may be down in the morning. A day that stays out is compared with the next one.
  reconcile: { ...scheduled, retryLimit: 5, retryDelay: 600 },
  sweep: scheduled,
  'sweep-file-store': scheduled,
};

/** Queues whose jobs may start some seconds late. */
const polledSlowly: ReadonlySet<JobName> = new Set([
  'order-step',
  'order-entrance',
  'payment-close',
  'product-change',
  'wireless-documents',
  'wireless-erase',
  'send-alerts',
  'count-sales',
  'find-overdue',
  'reconcile',
  'sweep',
  'sweep-file-store',
]);

/** The polling interval of a queue, in seconds. Each poll costs the embedded database some 5 ms, also when the queue is empty. */
export function pollSecondsOf(name: JobName): number {
  return polledSlowly.has(name) ? 5 : 1;
}

/** Cron expressions, in Korean time. */
export const schedules = {
  'send-alerts': '* * * * *',
  'count-sales': '40 4 * * *',
  // Not at the full hour, when the file store is swept.
  'find-overdue': '5-55/10 * * * *',
  reconcile: '20 5 * * *',
  sweep: '* * * * *',
  'sweep-file-store': '0 * * * *',
} as const satisfies Partial<Record<JobName, string>>;

export const jobNames = Object.keys(queueOptions) as JobName[];
