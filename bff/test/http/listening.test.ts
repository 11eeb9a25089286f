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
