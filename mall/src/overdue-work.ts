import { createHash } from 'node:crypto';
import { hourMs, minuteMs } from './buying/durations.ts';
import type { MallContext } from './context.ts';
import { orderKinds } from './features/order-kinds/order-kinds.ts';
import { queueOverduePlans } from './features/products/product-changes.ts';
import { queueOverduePayments } from './features/settlement/overdue-payments.ts';
import type { JobHandlers, JobName } from './jobs/job-kinds.ts';
import type { QueueOverdue } from './jobs/overdue.ts';

/** Work is left to its own job for so long. */
const graceMs = 10 * minuteMs;

/** Add a search for another kind of work that must happen here. */
const searches = [queueOverduePayments, queueOverduePlans, ...orderKinds.flatMap(({ overdue = [] }) => overdue)];

/**
 * Finds work by the state of its rows, whatever became of its job, and queues a job for it. Such a job does nothing if another
 * was faster.
 */
export async function findOverdue({ db, jobs, now, visits, metrics }: MallContext): Promise<void> {
  const before = new Date(now().getTime() - graceMs);
  const hour = Math.floor(now().getTime() / hourMs);
  const found = new Map<JobName, number>();
  const queue: QueueOverdue = (name, all) => {
    found.set(name, (found.get(name) ?? 0) + all.length);
    return jobs.sendAllOnce(
      db,
      name,
      all.map((data) => ({ id: idOf(`${name} ${JSON.stringify(data)} ${hour}`), data })),
    );
  };
  for (const search of searches) {
    await search(db, before, queue);
    await visits.giveWay();
  }
  metrics.onOverdue(found);
}

export function overdueJobs(context: MallContext): Pick<JobHandlers, 'find-overdue'> {
  return { 'find-overdue': () => findOverdue(context) };
}

/** A UUID that is always the same for a text. */
function idOf(text: string): string {
  const digits = createHash('sha256').update(text).digest('hex');
  return digits.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-');
}
