import type { Logger } from 'pino';
import type { Settings } from './config.ts';
import type { Content } from './content.ts';
import type { Database, Transaction } from './db/database.ts';
import type { FileStore } from './file-store.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { Visits } from './jobs/visits.ts';
import type { Keys } from './keys.ts';
import type { Metrics } from './metrics.ts';

/** The shared dependencies of every part of the mall. */
export interface MallContext {
  /** The one way to the database. Inside of a transaction it is the transaction (`TransactionContext`). */
  db: Database;
  settings: Settings;
  keys: Keys;
  fileStore: FileStore;
  log: Logger;
  /** Work that waits. */
  jobs: JobQueue;
  /** Requests that are being answered, for which work over many rows waits. */
  visits: Visits;
  metrics: Metrics;
  /** The time; tests move it. */
  now: () => Date;
  drawPicture: Content['drawPicture'];
  /** The line to the test provider. Left out, nothing is lost on it; tests lose and repeat its calls. */
  overLine?: <Provider extends object>(provider: Provider) => Provider;
}

/** The context inside of a transaction, from `inTransaction`. For functions that lock rows or are part of a larger change. */
export interface TransactionContext extends MallContext {
  db: Transaction;
}
