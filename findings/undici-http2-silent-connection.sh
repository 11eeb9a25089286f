#!/bin/sh
# undici 8.13.1 (and 8.10, which Node.js 26.10 carries): behind https it takes HTTP/2 unasked, and a request that is aborted closes
# its stream, never the connection. Once that passes nothing on, each later request is put on it, and none is answered; by its source 8.13 ends it once a ping of its own, one a minute, had no answer.
# Source: lib/dispatcher/client-h2.js (an abort closes the stream; only undici's own timers probe the connection), lib/core/connect.js
# (allowH2 is true by default). With allowH2: false the next request opens a connection, and is answered.
# Seen: "HTTP/2: 5 of 5 later requests unanswered, 1 connection" and "HTTP/1.1: 0 of 5 later requests unanswered, 3 connections".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent undici@8.13.1
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout key.pem -out cert.pem -days 1 \
  -subj /CN=localhost -addext subjectAltName=DNS:localhost 2>/dev/null
cat >program.mjs <<'PROGRAM'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';

const [key, cert] = ['key.pem', 'cert.pem'].map((name) => readFileSync(name));
const server = createSecureServer({ key, cert, allowHTTP1: true }, (_request, response) => response.end('well'));
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

/** Requests without a response out of five, and connections, after the first connection has gone silent. */
async function tryWith(allowH2) {
  const lines = [];
  const proxy = createServer((near) => {
    const far = connect(server.address().port, '127.0.0.1');
    const line = { isSilent: false };
    lines.push(line);
    for (const [from, to] of [[near, far], [far, near]])
      from.on('data', (chunk) => line.isSilent || to.write(chunk)).on('error', () => undefined);
  });
  await new Promise((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const pool = new Pool(`https://localhost:${proxy.address().port}`, {
    connections: 8,
    connect: { ca: cert },
    ...(allowH2 === undefined ? {} : { allowH2 }),
  });
  const ask = async (withinMs) => {
    const { body } = await pool.request({ method: 'GET', path: '/', signal: AbortSignal.timeout(withinMs) });
    return body.text();
  };
  await ask(20_000);
  await pause(50);
  for (const line of lines) line.isSilent = true;
  await ask(2_000).catch(() => undefined);
  let unanswered = 0;
  for (let round = 0; round < 5; round += 1) await ask(2_000).catch(() => (unanswered += 1));
  await pool.destroy();
  return { unanswered, connections: lines.length };
}

const byDefault = await tryWith(undefined);
const byHttp1 = await tryWith(false);
console.log(`HTTP/2: ${byDefault.unanswered} of 5 later requests unanswered, ${byDefault.connections} connection`);
console.log(`HTTP/1.1: ${byHttp1.unanswered} of 5 later requests unanswered, ${byHttp1.connections} connections`);
assert.deepEqual(byDefault, { unanswered: 5, connections: 1 });
assert.equal(byHttp1.unanswered, 0);
process.exit(0);
PROGRAM
node program.mjs
