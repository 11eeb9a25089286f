#!/bin/sh
# @electric-sql/pglite 0.5.17: a prepared statement whose plan was made for an empty, analyzed table reads all of the table for as long as the session
# lasts, however large the table gets. PostgreSQL makes a plan without values after five executions and keeps it until the table is analyzed. A server
# has autovacuum, which analyzes a table after 50 rows and a tenth; PGlite has none, and one session. One would expect PostgreSQL's habit of asking the
# table's length at each planning to help, as it does without a name: but a kept plan is not planned. `analyze`, or preparing anew, mends it.
# Seen: "empty: Seq Scan; with 30,000 rows: Seq Scan, without a name Bitmap Heap Scan; after analyze: Index Scan".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent @electric-sql/pglite@0.5.17
cat >program.mjs <<'PROGRAM'
import assert from 'node:assert/strict';
import { PGlite } from '@electric-sql/pglite';

const pglite = await PGlite.create();
await pglite.exec('create table t (id int, name text); create index on t (id); analyze t');
await pglite.exec('prepare by_id (int) as select * from t where id = $1');
const nodeOf = async (statement) => {
  const { rows } = await pglite.query(`explain ${statement}`);
  return /[A-Z]\w+(?: [A-Z]\w+)+/.exec(rows[0]['QUERY PLAN'])[0];
};
const execute = async () => {
  for (let turn = 0; turn < 20; turn += 1) await pglite.query('execute by_id (5)');
  return nodeOf('execute by_id (5)');
};

const empty = await execute();
await pglite.exec("insert into t select i, repeat('x', 200) from generate_series(1, 30000) as i");
const grown = await execute();
const unnamed = await nodeOf('select * from t where id = 5');
await pglite.exec('analyze t');
const analyzed = await execute();
console.log(`empty: ${empty}; with 30,000 rows: ${grown}, without a name ${unnamed}; after analyze: ${analyzed}`);
assert.equal(empty, 'Seq Scan');
assert.equal(grown, 'Seq Scan');
assert.notEqual(unnamed, 'Seq Scan');
assert.notEqual(analyzed, 'Seq Scan');
PROGRAM
node program.mjs
