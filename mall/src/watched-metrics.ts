import { sql } from 'drizzle-orm';
import { holidayDaysLeft } from './buying/holidays.ts';
import { alertTimeBegan } from './buying/alert-rules.ts';
import type { MallContext } from './context.ts';
import { rowsOf } from './db/rows.ts';
import { countDifferences } from './features/payments/reconciliation/differences.ts';
import { countRefunds } from './features/payments/refund-books.ts';
import { messageTable } from './mail/message-table.ts';
import type { Metrics, WaitingMessages } from './metrics.ts';

type Parts = Pick<MallContext, 'db' | 'jobs' | 'now'>;

/** Lets the metrics read the database and the calendar at each scrape. */
export function watchDatabase(metrics: Metrics, parts: Parts): void {
  const { db, jobs, now } = parts;
  metrics.watchJobs(jobs);
  metrics.watchHolidays(() => holidayDaysLeft(now()));
  metrics.watchRefunds(() => countRefunds(db));
  metrics.watchDifferences(() => countDifferences(db));
  metrics.watchDatabase(() => db.execute(sql`select 1`));
  metrics.watchMessages(() => waitingMessages(parts));
}

const queues = ['mail', 'text'] as const;
const quietKinds = Object.entries(messageTable).flatMap(([kind, { night }]) => (night === 'WAITS' ? [kind] : []));

/**
 * Messages whose job has not ended, by queue: not those that were given up, nor those of a mall without a server for them. What is
 * not sent at night waits since the morning.
 */
async function waitingMessages({ db, now }: Parts): Promise<WaitingMessages[]> {
  const rows = await rowsOf<{ queue: string; isQuiet: boolean; waiting: number; since: number }>(
    db,
    sql`select j.name as queue, o.kind = any(${sql.param(quietKinds)}) as "isQuiet", count(*)::int as waiting,
          (extract(epoch from min(j.created_on)) * 1000)::float8 as since
        from pgboss.job j join outbox o on o.id = (j.data ->> 'id')::uuid
        where j.name = any(${sql.param([...queues])}) and j.state in ('created', 'retry', 'active') group by 1, 2`,
  );
  const morning = alertTimeBegan(now())?.getTime() ?? Infinity;
  return queues.map((queue) => {
    const ofQueue = rows.filter((row) => row.queue === queue);
    const since = ofQueue.map((row) => (row.isQuiet ? Math.max(row.since, morning) : row.since));
    return {
      queue,
      waiting: ofQueue.reduce((sum, { waiting }) => sum + waiting, 0),
      oldestSeconds: Math.max(0, ...since.map((at) => (now().getTime() - at) / 1000)),
    };
  });
}
