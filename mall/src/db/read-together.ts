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
  return listedIn(fields, rest, (rows) => rows);
}

/** Likewise its first row, as something else; null without one. */
export function rowIn<Fields extends Columns, Value>(
  fields: Fields,
  rest: SQL,
  toValue: (row: RowOf<Fields>) => Value,
): SQL<Value | null> {
  return listedIn(fields, rest, ([row]) => (row ? toValue(row) : null));
}

function listedIn<Fields extends Columns, Value>(
  fields: Fields,
  rest: SQL,
  toValue: (rows: RowOf<Fields>[]) => Value,
): SQL<Value> {
  const columns = Object.entries(fields);
  const values = sql.join(
    columns.map(([, column]) => sql`${column}`),
    sql`, `,
  );
  const rows = sql`select json_build_array(${values}) as listed ${rest}`;
  const toRow = (row: readonly unknown[]) =>
    Object.fromEntries(columns.map(([name, column], index) => [name, decode(column, row[index])])) as RowOf<Fields>;
  return sql`(select coalesce(json_agg(listed), '[]'::json) from (${rows}) as listing)`.mapWith(
    (listed: readonly (readonly unknown[])[]) => toValue(listed.map(toRow)),
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
