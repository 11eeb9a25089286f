import { readdirSync } from 'node:fs';
import { getTableName, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../../src/db/rows.ts';
import { kettle } from './cases/buying-calls.ts';
import { databaseKinds } from './harness/databases.ts';
import { aBuyer } from './harness/orders.ts';
import { hashesOfTables } from './harness/rows.ts';
import { openShop, type Shop } from './harness/shop.ts';

const folder = new URL('../../src/db/schema/', import.meta.url);
const schemas = await Promise.all(
  readdirSync(folder).map((file) => import(new URL(file, folder).href) as Promise<Record<string, unknown>>),
);
const tables = schemas.flatMap((schema) => Object.values(schema)).filter((each): each is PgTable => is(each, PgTable));
const constraints = tables.flatMap((table) => getTableConfig(table).checks.map(({ name }) => ({ table, name })));

/** Whole numbers that count nothing: places in an order, numbers of rows, months; and sums that have a sign. */
const countsNothing = new Set(
  ['prir', 'seq', 'line_no', 'recommend_rank', 'info_no', 'brd_no', 'faq_no', 'pop_seq', 'search_no']
    .concat(['inst_mnth', 'keep_mnth'])
    .concat([
      'goods_options.add_prc',
      'order_items.add_prc',
      'point_entries.pnt',
      'test_moves.amt',
      'list_counts.size',
    ]),
);

test('every whole number of the schema has a constraint, unless it counts nothing', () => {
  const names = new Set(constraints.map(({ name }) => name));
  const free = tables.flatMap((table) => {
    const { columns } = getTableConfig(table);
    const numbers = columns.filter((column) => column.getSQLType() === 'integer').map(({ name }) => name);
    const ofTable = getTableName(table);
    return numbers
      .filter((name) => !countsNothing.has(name) && !countsNothing.has(`${ofTable}.${name}`))
      .filter((name) => !names.has(`${ofTable}_${name}_not_negative`) && !names.has(`${ofTable}_${name}_positive`))
      .map((name) => `${ofTable}.${name}`);
  });
  expect(free).toEqual([]);
});

describe.each(databaseKinds)('what is never negative on %s', (kind) => {
  const lines: string[] = [];
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(kind, { LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) });
  });
  afterAll(() => shop.close());

  test('the database has the constraints of the schema, and no others', async () => {
    const rows = await rowsOf<{ name: string }>(
      shop.context.db,
      sql`select conname as name from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`,
    );
    expect(rows.map(({ name }) => name).toSorted()).toEqual(constraints.map(({ name }) => name).toSorted());
  });

  test.each(constraints)('$name holds', async ({ table, name }) => {
    const insert = (values: Record<string, string>) =>
      shop.context.db.transaction(async (db) => {
        // References are of no matter here.
        await db.execute(sql`set local session_replication_role = replica`);
        await db.execute(rowOf(table, values));
        db.rollback();
      });
    const [column = '', whole] = ruleOf(table, name);
    await expect(insert({})).rejects.toThrow('Rollback');
    const tooFew = name.endsWith('_positive') ? '0' : '-1';
    const broken = { [column]: whole === undefined ? tooFew : '778' };
    await expect(insert(broken)).rejects.toMatchObject({ cause: { code: '23514', constraint: name } });
  });

  test('a broken one is a fault without details for the caller, a name for the operator, and no effect', async () => {
    const { db } = shop.context;
    const buyer = aBuyer(shop, () => shop.tokenOf());
    const body = await buyer.bodyFor([kettle]);
    const before = await hashesOfTables(shop);
    const name = sql.identifier('products_stckqty_not_negative');
    await db.execute(sql`alter table products drop constraint ${name}`);
    await db.execute(sql`alter table products add constraint ${name} check (stckqty > 1000) not valid`);
    const { status, code, data, message, description } = await buyer.place(body);
    expect({ status, code, data }).toEqual({ status: 500, code: '9999', data: null });
    expect(`${message} ${description}`).not.toMatch(/constraint|products|Failing/u);
    expect(await hashesOfTables(shop)).toEqual(before);
    expect(lines.join('')).toContain('products_stckqty_not_negative');
    expect(lines.join('')).not.toContain('Failing row');
  });
});

/** The column that a constraint is about, and the one that it is compared with. */
function ruleOf(table: PgTable, name: string): string[] {
  return name
    .slice(getTableName(table).length + 1)
    .replace(/_(?:not_negative|positive)$/u, '')
    .split('_within_');
}

/** A statement that inserts a row of equal numbers and plain texts, but for some values. */
function rowOf(table: PgTable, values: Record<string, string>) {
  const columns = getTableConfig(table).columns.filter(({ generatedIdentity }) => generatedIdentity === undefined);
  const names = columns.map(({ name }) => sql.identifier(name));
  const row = columns.map((column) => sql.raw(values[column.name] ?? plainValue(column)));
  return sql`insert into ${table} (${sql.join(names, sql`, `)}) values (${sql.join(row, sql`, `)})`;
}

function plainValue(column: PgColumn): string {
  const type = column.getSQLType();
  if (type === 'integer') return '777';
  if (type === 'boolean') return 'false';
  if (type === 'uuid') return 'gen_random_uuid()';
  if (type.endsWith('[]')) return `'{}'`;
  if (type === 'jsonb') return `'[]'`;
  if (type.startsWith('timestamp')) return 'now()';
  return `'x'`;
}
