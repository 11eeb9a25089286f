// Full tier: a Redis server behind a line that goes silent.
import { once } from 'node:events';
import { Redis } from 'iovalkey';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openSilentProxy, type SilentProxy } from '../../../tests/harness/silent-proxy.ts';
import { openStore, type OpenStore } from '../../src/shared/open-store.ts';
import { startRedis, type RunningRedis } from '../helpers/redis.ts';

const commandMs = 500;
/** Longer than the first attempt to connect again waits. */
const reconnectMs = 100;

let redis: RunningRedis;
let direct: Redis;
let proxy: SilentProxy;
let opened: OpenStore;

beforeAll(async () => {
  redis = await startRedis();
  direct = new Redis(redis.url);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterAll(async () => {
  vi.useRealTimers();
  direct.disconnect();
  await redis.stop();
});
beforeEach(async () => {
  proxy = await openSilentProxy(Number(new URL(redis.url).port));
  const settings = { REDIS_URL: `redis://127.0.0.1:${proxy.port}`, REDIS_COMMAND_MS: commandMs };
  opened = await openStore(settings, pino({ level: 'silent' }));
});
afterEach(async () => {
  await opened.store.close();
  await proxy.close();
});

/** The next attempt to connect is made and succeeds. */
async function reconnected(): Promise<void> {
  const client = opened.client as Redis;
  await expect.poll(() => client.status).toBe('reconnecting');
  const ready = once(client, 'ready');
  await vi.advanceTimersByTimeAsync(reconnectMs);
  await ready;
}

test('a store that goes silent costs one command its time; the gauge says so, and the next connection is used', async () => {
  const { store, isWritable } = opened;
  await store.set('who', 'all', 60_000);
  expect(await isWritable()).toBe(true);

  proxy.silence();
  const reading = store.get('who');
  await vi.advanceTimersByTimeAsync(commandMs);
  expect(await reading).toBeNull();
  // At once: no timer moves here.
  expect(await isWritable()).toBe(false);
  expect(await store.lock('who', 1_000)).not.toBeNull();

  await reconnected();
  expect(await isWritable()).toBe(true);
  expect(await store.get('who')).toBe('all');
});

test('a store that is a replica now is no store, and is connected to again', async () => {
  const { store, isWritable } = opened;
  await direct.replicaof('127.0.0.1', 1);
  expect(await isWritable()).toBe(false);
  expect(await store.swap('who', null, 'alone', 60_000)).toBe(true);
  expect(await direct.get('family-mall:who')).not.toBe('alone');

  await direct.replicaof('NO', 'ONE');
  await reconnected();
  expect(proxy.seen.connections).toBe(2);
  expect(await isWritable()).toBe(true);
  expect(await store.swap('who', await store.get('who'), 'all of us', 60_000)).toBe(true);
  expect(await direct.get('family-mall:who')).toBe('all of us');
});
