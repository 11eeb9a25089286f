import { sql } from 'drizzle-orm';
import type { Database } from './db/database.ts';
import { rowsOf } from './db/rows.ts';
import { countRefunds } from './features/payments/refund-books.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { Metrics } from './metrics.ts';

/** Lets the metrics read the database at each scrape. */
export function watchDatabase(metrics: Metrics, { db, jobs }: { db: Database; jobs: JobQueue }): void {
  metrics.watchJobs(jobs);
  metrics.watchRefunds(() => countRefunds(db));
  metrics.watchDatabase(() => db.execute(sql`select 1`));
  metrics.watchMails(() => waitingMails(db));
}

/** Mails whose job has not ended: not those that were given up, nor those of a mall without a mail server. */
async function waitingMails(db: Database): Promise<{ waiting: number; oldestSeconds: number }> {
  const [row] = await rowsOf<{ waiting: number; oldest: number }>(
    db,
    sql`select count(*)::int as waiting, coalesce(extract(epoch from now() - min(created_on)), 0)::float8 as oldest
        from pgboss.job where name = 'mail' and state in ('created', 'retry', 'active')`,
  );
  return { waiting: row?.waiting ?? 0, oldestSeconds: Math.max(0, row?.oldest ?? 0) };
}
