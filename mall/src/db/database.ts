import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The mall's database, embedded or a server: both speak the same SQL. A transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT>;
