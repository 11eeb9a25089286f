#!/bin/sh
# drizzle-orm 0.45.4 over @electric-sql/pglite 0.5.17: each query copies PGlite's parsers of all types, of which every table of the database
# adds one, since a table's rows have an array type. drizzle's driver (pglite/session.js) names nine parsers with each query so that dates stay
# text, and PGlite then makes `{ ...all its parsers, ...these }` for that one query (parseResults); without parsers of its own a query copies
# nothing. One would look for the cost of a small statement in WebAssembly, and more than half of it can be this copy.
# Seen: "parsers of an empty database: 318, of one with 150 tables: 468; copies by a query of PGlite: 0, by one of drizzle: 1; µs of a query
# without parsers 179, with one 259" (times are printed and not checked).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent drizzle-orm@0.45.4 @electric-sql/pglite@0.5.17
cat >program.mjs <<'PROGRAM'
import assert from 'node:assert/strict';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';

const pglite = await PGlite.create();
const count = () => Object.keys(pglite.parsers).length;
const empty = count();
for (let index = 0; index < 150; index += 1) await pglite.exec(`create table t${index} (id int)`);
await pglite.refreshArrayTypes(); // as a database that is opened with these tables has them from the start
const filled = count();

const microseconds = async (options) => {
  const ask = () => pglite.query('select 1 as one', [], options);
  for (let turn = 0; turn < 300; turn += 1) await ask();
  const before = process.cpuUsage().user;
  for (let turn = 0; turn < 1000; turn += 1) await ask();
  return Math.round((process.cpuUsage().user - before) / 1000);
};
const times = [await microseconds({}), await microseconds({ parsers: { 1082: (value) => value } })];

let copies = 0;
Object.defineProperty(pglite.parsers, 'counted', { enumerable: true, get: () => (copies += 1) });
const copiesBy = async (ask) => {
  copies = 0;
  await ask();
  return copies;
};
const byPglite = await copiesBy(() => pglite.query('select 1 as one'));
const byDrizzle = await copiesBy(() => drizzle(pglite).execute(sql`select 1 as one`));
await pglite.close();
console.log(
  `parsers of an empty database: ${empty}, of one with 150 tables: ${filled}; copies by a query of PGlite: ${byPglite}, by one of drizzle: ${byDrizzle}; µs of a query without parsers ${times[0]}, with one ${times[1]}`,
);
assert.deepEqual([filled - empty, byPglite, byDrizzle], [150, 0, 1]);
PROGRAM
node program.mjs
