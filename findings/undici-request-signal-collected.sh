#!/bin/sh
# `fetch` of Node.js 26.10: `fetch(new Request(url, { signal }))` stops listening to the signal once garbage was collected, so that a
# time limit never ends the call; undici's own limit does, after five minutes. Libraries that sign requests (aws4fetch 1.0.20) call
# `fetch` in this way. With `fetch(url, { signal })` the call ends.
# Source: undici, lib/web/fetch/request.js (a request that follows a signal is held by a WeakRef to its AbortController alone).
# Seen: "in a Request: still waiting" and "beside the address: TimeoutError".
set -eu
file=$(mktemp)
trap 'rm -f "$file"' EXIT
cat >"$file" <<'PROGRAM'
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const server = createServer(() => undefined); // never answers
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${server.address().port}/`;

/** How a call with a limit of one second stands after five. */
async function tryWith(call) {
  const collecting = setInterval(() => globalThis.gc(), 100);
  const ended = call(AbortSignal.timeout(1_000)).catch((error) => error.name);
  const seen = await Promise.race([ended, pause(5_000, 'still waiting')]);
  clearInterval(collecting);
  return seen;
}

const inRequest = await tryWith((signal) => fetch(new Request(url, { signal })));
const beside = await tryWith((signal) => fetch(url, { signal }));
console.log(`in a Request: ${inRequest}`);
console.log(`beside the address: ${beside}`);
assert.deepEqual([inRequest, beside], ['still waiting', 'TimeoutError']);
process.exit(0);
PROGRAM
node --expose-gc --input-type=module - <"$file"
