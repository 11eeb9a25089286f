import type { PgTable } from 'drizzle-orm/pg-core';
import { getTableColumns } from 'drizzle-orm';
import type { Database } from './database.ts';

/** PostgreSQL takes at most 65,535 values in one statement. */
const mostValues = 30_000;

/** Inserts any number of rows, in as few statements as fit. */
export async function insertRows<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const atOnce = Math.floor(mostValues / Object.keys(getTableColumns(table)).length);
  for (let start = 0; start < rows.length; start += atOnce) {
    await db.insert(table).values(rows.slice(start, start + atOnce));
  }
}

/** The insert of rows for `writeTogether`: some hundreds at most. None for no rows. */
export function rowInserts<Table extends PgTable>(db: Database, table: Table, rows: readonly Table['$inferInsert'][]) {
  return rows.length === 0 ? [] : [db.insert(table).values([...rows])];
}
