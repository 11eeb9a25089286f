import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openFileStore } from '../../src/file-store.ts';

const responses: number[] = [];
const server = createServer((request, response) => {
  request.resume();
  const status = responses.shift();
  if (status !== undefined) response.writeHead(status).end('content'); // else it is silent
});
let store: ReturnType<typeof openFileStore>;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fileStore = { url, accessKeyId: 'id', secretAccessKey: 'secret', region: 'auto' };
  store = openFileStore({ fileStore, dataDir: '' });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('a call to a silent file store ends by its limit, also after garbage was collected', async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal);
  const arrived = once(server, 'request');
  const failure = store.get('FL1').catch((error: unknown) => error);
  await arrived;
  for (let rounds = 0; rounds < 5; rounds += 1) {
    collectGarbage();
    await setImmediate();
  }
  limit.abort(new Error('The limit is over.'));
  expect(await failure).toEqual(new Error('The limit is over.'));
});

test.each([
  ['is busy or fails is called again', [429, 503, 200]],
  ['has no such file is not', [404]],
])('a file store that %s', async (_what, given) => {
  responses.push(...given);
  const content = await store.get('FL1');
  expect(content?.toString()).toBe(given.at(-1) === 404 ? undefined : 'content');
  expect(responses).toEqual([]);
});

test('a file store that goes on failing is called three times', async () => {
  responses.push(500, 500, 500);
  await expect(store.get('FL1')).rejects.toThrow('The file store answered 500 to GET.');
  expect(responses).toEqual([]);
});

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
