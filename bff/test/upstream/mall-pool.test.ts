import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMallPool } from '../../src/upstream/mall-pool.ts';
import { openHttpsServer, trustTestCertificate, type HttpsServer } from '../../../tests/harness/https-server.ts';
import { openSilentProxy, type SilentProxy } from '../../../tests/harness/silent-proxy.ts';

let server: HttpsServer;
let proxy: SilentProxy;
let distrust: () => void;
beforeAll(async () => {
  distrust = trustTestCertificate();
  server = await openHttpsServer((_request, response) => void response.end('well'));
  proxy = await openSilentProxy(server.port);
});
afterAll(async () => {
  distrust();
  await proxy.close();
  await server.close();
});

test('behind https the call after one that was given up has a connection that passes it on', async () => {
  const MALL_API_URL = `https://localhost:${proxy.port}`;
  const pool = openMallPool({ MALL_API_URL, MALL_CONNECT_MS: 5_000, MALL_CALL_MS: 5_000 }, { connections: 4 });
  const ask = async (signal?: AbortSignal) =>
    (await pool.request({ method: 'GET', path: '/', ...(signal && { signal }) })).body.text();
  expect(await ask()).toBe('well');
  await setImmediate(); // until then the connection is not free
  proxy.silence();
  const { bytes } = proxy.seen;
  const givingUp = new AbortController();
  const unanswered = ask(givingUp.signal);
  await expect.poll(() => proxy.seen.bytes).toBeGreaterThan(bytes);
  givingUp.abort();
  await expect(unanswered).rejects.toThrow('aborted');
  expect(await ask()).toBe('well');
  await pool.destroy();
});
