import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../src/db/rows.ts';
import type { Shop } from './shop.ts';

/** A hash of the rows of each table, but the answers that are kept for keys: these a refusal leaves too. */
export async function hashesOfTables({ context: { db } }: Pick<Shop, 'context'>): Promise<Record<string, string>> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'idempotency_keys'`,
  );
  const each = tables.map(({ name }) =>
    sql.raw(
      `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${name} t`,
    ),
  );
  const rows = await rowsOf<{ name: string; hash: string }>(db, sql.join(each, sql` union all `));
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}
