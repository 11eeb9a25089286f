import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

type Columns = Record<string, PgColumn>;

type RowOf<Fields extends Columns> = {
  [Name in keyof Fields]: Fields[Name]['_']['notNull'] extends true
    ? Fields[Name]['_']['data']
    : Fields[Name]['_']['data'] | null;
};

/**
 * The rows of a query as one value of a larger statement. `rest`: what follows the columns, from `from` on. Its columns hold texts,
 * integers, booleans, instants or JSON: JSON has no other numbers.
 */
export function rowsIn<Fields extends Columns>(fields: Fields, rest: SQL): SQL<RowOf<Fields>[]> {
  const columns = Object.entries(fields);
  const values = sql.join(
    columns.map(([, column]) => sql`${column}`),
    sql`, `,
  );
  const rows = sql`select json_build_array(${values}) as listed ${rest}`;
  return sql`(select coalesce(json_agg(listed), '[]'::json) from (${rows}) as listing)`.mapWith(
    (listed: readonly (readonly unknown[])[]) =>
      listed.map(
        (row) =>
          Object.fromEntries(
            columns.map(([name, column], index) => [name, decode(column, row[index])]),
          ) as RowOf<Fields>,
      ),
  );
}

function decode(column: PgColumn, value: unknown): unknown {
  return value === null ? null : column.mapFromDriverValue(value);
}

/** What `readTogether` returns. */
export type Read<Wanted extends Record<string, SQL>> = {
  [Name in keyof Wanted]: Wanted[Name] extends SQL<infer Value> ? Value : never;
};

/** Reads of one moment, in one statement: several `rowsIn`, or other values. */
export async function readTogether<Wanted extends Record<string, SQL>>(
  db: Database,
  wanted: Wanted,
): Promise<Read<Wanted>> {
  const [row] = await db.select(wanted).from(sql`(select) as moment`);
  if (!row) throw new Error('A statement without tables has one row.');
  return row as Read<Wanted>;
}
