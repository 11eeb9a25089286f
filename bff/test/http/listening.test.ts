import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { listen, stop } from '../../src/http/listening.ts';

test('connections that wait before the door when it closes are answered, and none after', async () => {
  const server = createServer((_request, response) => void sleep(20).then(() => response.end('well')));
  const port = await listen(server, { name: 'PORT', port: 0, host: '127.0.0.1' });
  const ask = () =>
    new Promise<unknown>((resolve) => {
      request({ port, host: '127.0.0.1', method: 'POST', agent: false }, (response) =>
        resolve(response.resume().statusCode),
      )
        .on('error', (error) => resolve('code' in error ? error.code : error))
        .end('{}');
    });
  const responses = Array.from({ length: 60 }, ask);
  // They are connected, but the event loop has not accepted them yet.
  await new Promise((resolve) => process.nextTick(resolve));
  const stopped = stop(server, 5_000);
  expect(new Set(await Promise.all(responses))).toEqual(new Set([200]));
  await stopped;
  expect(await ask()).toBe('ECONNREFUSED');
});

/** Opens connections, and prints how many are established once all are or none is any more for a second. */
const crowd = `const { connect } = require('node:net'); const [port, wanted] = process.argv.slice(1).map(Number);
let open = 0; const end = () => { console.log(open); process.exit(); }; let quiet = setTimeout(end, 1000);
for (let each = 0; each < wanted; each += 1) connect(port, '127.0.0.1').on('error', () => {}).on('connect', () => {
  open += 1; clearTimeout(quiet); if (open === wanted) end(); quiet = setTimeout(end, 1000); });`;
const allowed = Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8'));

test.runIf(allowed >= 1000)('nine hundred connections find room while the event loop is busy', async () => {
  const server = createServer();
  const port = await listen(server, { name: 'PORT', port: 0, host: '127.0.0.1' });
  // It keeps the event loop from accepting any until it ends.
  const { stdout } = spawnSync(process.execPath, ['-e', crowd, String(port), '900'], { encoding: 'utf8' });
  expect(Number(stdout)).toBe(900);
  await stop(server, 100);
});
