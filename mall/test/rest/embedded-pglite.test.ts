import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { date, integer, interval, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, expect, test } from 'vitest';
import { EmbeddedPglite } from '../../src/db/embedded-pglite.ts';

const visits = pgTable('visits', {
  number: integer('number'),
  begins: timestamp('begins', { withTimezone: true, mode: 'date' }),
  told: timestamp('told', { mode: 'string' }),
  day: date('day'),
  lasts: interval('lasts'),
  moments: timestamp('moments', { withTimezone: true }).array(),
  days: date('days').array(),
});
const create = `create table visits (number int, begins timestamptz, told timestamp, day date, lasts interval,
  moments timestamptz[], days date[]);
  insert into visits values (1, '2026-12-01 08:00+00', '2026-12-01 08:00', '2026-12-01', '1 day 02:00',
    '{2026-12-01 08:00+00, NULL}', '{2026-12-01}')`;
const raw = sql`select *, array_agg(1.50::numeric) over () as sums from visits`;

const embedded = await EmbeddedPglite.open({});
const plain = await PGlite.create();
for (const each of [embedded, plain]) await each.exec(create);
afterAll(async () => {
  for (const each of [embedded, plain]) await each.close();
});

test('drizzle reads what it reads of PGlite itself', async () => {
  const [ours, theirs] = [drizzle(embedded), drizzle(plain)];
  expect(await ours.select().from(visits)).toEqual(await theirs.select().from(visits));
  expect((await ours.execute(raw)).rows).toEqual((await theirs.execute(raw)).rows);
  const withinOurs = await ours.transaction((tx) => tx.execute(raw));
  expect(withinOurs.rows).toEqual((await theirs.transaction((tx) => tx.execute(raw))).rows);
});

test('who asks without drizzle reads what PGlite itself reads', async () => {
  const text = 'select * from visits';
  expect((await embedded.query(text)).rows).toEqual((await plain.query(text)).rows);
  expect((await embedded.query(text, [], { rowMode: 'array' })).rows).toEqual(
    (await plain.query(text, [], { rowMode: 'array' })).rows,
  );
  expect((await embedded.exec(text))[0]?.rows).toEqual((await plain.exec(text))[0]?.rows);
  expect(await embedded.transaction((tx) => tx.query(text))).toEqual(await plain.transaction((tx) => tx.query(text)));
});

test('no query of drizzle copies the parsers of all types', async () => {
  let copies = 0;
  const counted = { enumerable: true, get: () => (copies += 1) };
  for (const each of [embedded, plain]) Object.defineProperty(each.parsers, 'counted', counted);
  const ask = async (client: PGlite) => {
    copies = 0;
    const db = drizzle(client);
    await db.select().from(visits);
    await db.execute(raw);
    await db.transaction((tx) => tx.select().from(visits));
    return copies;
  };
  expect(await ask(embedded)).toBe(0);
  expect(await ask(plain), 'PGlite or drizzle has changed: is the class still needed?').toBe(3);
});
