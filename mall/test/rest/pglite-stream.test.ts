import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { openEmbeddedPool } from '../../src/db/embedded-database.ts';
import { PgliteStream } from '../../src/db/pglite-stream.ts';

const pglite = await PGlite.create();
afterAll(() => pglite.close());

async function connect(): Promise<Client> {
  const client = new Client({
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    stream: () => new PgliteStream(pglite),
  });
  await client.connect();
  return client;
}

test('a client of pg writes and reads long texts', async () => {
  const client = await connect();
  const long = '가'.repeat(3_000_000);
  const { rows } = await client.query('select $1::text as long, n from generate_series(1, 3) as n', [long]);
  expect(rows.map(({ n }) => n as number)).toEqual([1, 2, 3]);
  expect(rows.every((row) => row.long === long)).toBe(true);
  await client.end();
});

test('a statement that fails leaves the connection usable', async () => {
  const client = await connect();
  await expect(client.query('select $1::int', ['two'])).rejects.toMatchObject({ code: '22P02' });
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await client.end();
});

test('a client finds nothing of the one before it: no transaction, no prepared statement', async () => {
  const statement = { name: 'one', text: 'select 1 as one where 1 = $1', values: [1] };
  const broken = await connect();
  await broken.query('create table left_over (number int)');
  await broken.query(statement);
  await broken.query('begin');
  await broken.query('insert into left_over values (1)');
  await broken.end();

  const next = await connect();
  expect((await next.query(statement)).rows).toEqual([{ one: 1 }]);
  expect((await next.query('select * from left_over')).rows).toEqual([]);
  await next.end();
});

test('a statement that was prepared for an empty table is planned anew when it has grown', async () => {
  const pool = openEmbeddedPool(pglite, 1);
  await pool.query('create table grown (number int, name text); create index on grown (number); analyze grown');
  const statement = { text: 'select * from grown where number = $1' };
  for (let execution = 0; execution < 20; execution += 1) await pool.query(statement, [1]);
  const plan = async () => {
    const { rows } = await pool.query<{ name: string }>('select name from pg_prepared_statements');
    return JSON.stringify((await pool.query(`explain execute ${rows[0]?.name} (1)`)).rows);
  };
  expect(await plan()).toContain('Seq Scan');

  await pool.query("insert into grown select number, repeat('x', 200) from generate_series(1, 10000) as number");
  await vi.waitFor(
    async () => {
      for (let execution = 0; execution < 20; execution += 1) await pool.query(statement, [1]);
      expect(await plan()).not.toContain('Seq Scan');
    },
    { timeout: 10_000, interval: 200 },
  );
  await pool.end();
});
