import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Db as JobDatabase } from 'pg-boss';

/** The mall's database, embedded or a server: both use the same SQL. A transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** A database whose statements belong to one open transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** A migrated and seeded database. */
export interface OpenDatabase {
  db: Database;
  /** The same for the job queue, which writes its own statements. */
  jobDatabase: JobDatabase;
  close(): Promise<void>;
}

/** Seeds an empty database. */
export type Seed = (db: Database) => Promise<unknown>;
