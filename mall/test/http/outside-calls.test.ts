import { setImmediate } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { getGlobalDispatcher, setGlobalDispatcher } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { speakHttp1Outside } from '../../src/http/outside-calls.ts';
import { openHttpsServer, trustTestCertificate, type HttpsServer } from '../../../tests/harness/https-server.ts';
import { openSilentProxy, type SilentProxy } from '../../../tests/harness/silent-proxy.ts';

const usual = getGlobalDispatcher();
let server: HttpsServer;
let proxy: SilentProxy;
let distrust: () => void;
beforeAll(async () => {
  distrust = trustTestCertificate();
  server = await openHttpsServer((_request, response) => void response.end('well'));
  proxy = await openSilentProxy(server.port);
});
afterAll(async () => {
  setGlobalDispatcher(usual);
  distrust();
  await proxy.close();
  await server.close();
});

const store = new AwsClient({ accessKeyId: 'id', secretAccessKey: 'secret', service: 's3', region: 'auto' });

test.each<[string, (url: string, init: { signal?: AbortSignal }) => Promise<Response>]>([
  ['fetch', (url, init) => fetch(url, init)],
  ['the client of the file store', (url, init) => store.fetch(url, init)],
])('the call of %s after one that was given up has a connection that passes it on', async (_name, send) => {
  speakHttp1Outside();
  const ask = async (signal?: AbortSignal) =>
    (await send(`https://localhost:${proxy.port}/`, signal ? { signal } : {})).text();
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
});
