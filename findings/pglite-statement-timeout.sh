#!/bin/sh
# @electric-sql/pglite 0.5.17: takes and shows a `statement_timeout` and enforces none, since it runs in the thread of its caller and
# has no timers. Documented by PostgreSQL 18 (Client Connection Defaults): "Abort any statement that takes more than the
# specified amount of time."
# Seen: "shown: 100ms, a statement of 2 s: ended by itself".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent @electric-sql/pglite@0.5.17
cat >program.mjs <<'PROGRAM'
import assert from 'node:assert/strict';
import { PGlite } from '@electric-sql/pglite';

const database = await PGlite.create();
await database.exec('set statement_timeout = 100');
const { rows } = await database.query('show statement_timeout');
// Counts until two seconds have passed by the clock of the machine.
const busy = `do $$ declare start timestamptz := clock_timestamp(); begin
  while clock_timestamp() < start + interval '2 seconds' loop perform 1; end loop; end $$`;
const end = await database.exec(busy).then(() => 'ended by itself', (error) => error.message);
console.log(`shown: ${rows[0].statement_timeout}, a statement of 2 s: ${end}`);
assert.deepEqual([rows[0].statement_timeout, end], ['100ms', 'ended by itself']);
await database.close();
PROGRAM
node program.mjs
