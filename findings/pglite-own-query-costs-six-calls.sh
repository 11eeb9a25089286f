#!/bin/sh
# @electric-sql/pglite 0.5.17: `query` hands PostgreSQL each message of a statement (parse, describe, bind, describe, execute, sync) in a call of its
# own, and never names a statement, so each execution is parsed and planned anew. Its adapter for pg (`@electric-sql/pglite/node-postgres`) needs five
# calls. One would expect the database's own interface, in the same process, to be the quickest way to it. Yet pg 8.23.1 over a stream of bytes
# (`stream` of its options) sends a whole statement in one call, and with a `name` PostgreSQL plans it once: a statement with two joins takes a third
# of the time, although it goes through the wire format twice.
# Seen: "calls for a statement: 6, 5, 1, 1; ms: 0.50, 0.42, 0.37, 0.15", by PGlite, its adapter, pg over a stream, and the same with a name (times are
# printed and not checked).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent @electric-sql/pglite@0.5.17 pg@8.23.1
cat >program.mjs <<'PROGRAM'
import assert from 'node:assert/strict';
import { Duplex } from 'node:stream';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';

const pglite = await PGlite.create();
await pglite.exec('create table t (id int primary key, name text); insert into t select i, i::text from generate_series(1, 1000) as i');
const text = 'select t.id, u.name, v.name as third from t join t u on u.id = t.id + 1 left join t v on v.id = u.id + 1 where t.id = $1';

class Bytes extends Duplex {
  connect() {
    queueMicrotask(() => this.emit('connect'));
  }
  setNoDelay() {}
  ref() {}
  unref() {}
  _read() {}
  _write(chunk, _encoding, done) {
    this.#send(chunk, done);
  }
  _writev(chunks, done) {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }
  #send(message, done) {
    pglite.execProtocolRaw(message).then((response) => {
      if (response.length > 0) this.push(response);
      done();
    }, done);
  }
}

const adapted = new pg.Client(createPgConfig(pglite));
await adapted.connect();
const streamed = new pg.Client({ user: 'postgres', database: 'postgres', ssl: false, stream: () => new Bytes() });
await streamed.connect();

const ways = [
  (id) => pglite.query(text, [id]),
  (id) => adapted.query(text, [id]),
  (id) => streamed.query(text, [id]),
  (id) => streamed.query({ name: 'joined', text, values: [id] }),
];

let calls = 0;
const send = pglite.execProtocolRawSync;
pglite.execProtocolRawSync = function (message) {
  calls += 1;
  return send.call(this, message);
};
const counted = [];
const times = [];
for (const ask of ways) {
  for (let id = 1; id < 300; id += 1) await ask(id);
  calls = 0;
  const { rows } = await ask(7);
  assert.deepEqual(rows, [{ id: 7, name: '8', third: '9' }]);
  counted.push(calls);
  const start = performance.now();
  for (let turn = 0; turn < 1000; turn += 1) await ask((turn % 900) + 1);
  times.push(((performance.now() - start) / 1000).toFixed(2));
}
console.log(`calls for a statement: ${counted.join(', ')}; ms: ${times.join(', ')}`);
assert.deepEqual(counted, [6, 5, 1, 1]);
process.exit(0);
PROGRAM
node program.mjs
