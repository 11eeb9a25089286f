import { Redis } from 'iovalkey';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { startRedis, type RunningRedis } from '../helpers/redis.ts';
import { anAccessToken } from '../helpers/samples.ts';

let mall: FakeMall;
let redis: RunningRedis;
let store: Redis;
let settings: Parameters<typeof openGateway>[1];

beforeAll(async () => {
  mall = await startFakeMall();
  mall.on('auth/refresh/token', ({ query }) => ({
    accessToken: anAccessToken(),
    refreshToken: `${query.get('refreshToken')}-next`,
  }));
  redis = await startRedis();
  store = new Redis(redis.url);
  settings = { REDIS_URL: redis.url, REDIS_COMMAND_MS: 10_000 };
});
afterAll(async () => {
  store.disconnect();
  await redis.stop();
  await mall.close();
});

const menu = '{ mall(device: DESKTOP) { name menu { number } } }';
const trade = 'mutation { refreshSession(input: { mallUrl: "familyshop", refreshToken: "r" }) { refreshToken } }';

async function askAll(gateway: OpenGateway): Promise<unknown[]> {
  const answers = [await gateway.ask(menu), await gateway.ask(trade)];
  await gateway.close();
  return answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code));
}

test.each<[string, (key: string) => Promise<unknown>]>([
  ['text that is no JSON', (key: string) => store.set(key, '{"json":')],
  ['JSON of another shape', (key: string) => store.set(key, '{"json":7,"storedAt":"yesterday"}')],
  ['null', (key: string) => store.set(key, 'null')],
  ['an answer that is no JSON', (key: string) => store.set(key, JSON.stringify({ json: '{', storedAt: Date.now() }))],
  ['nothing', (key: string) => store.set(key, '')],
  ['bytes that are no text', (key: string) => store.set(key, Buffer.from([0xff, 0xfe, 0x00, 0x80]))],
  ['a list', async (key: string) => (await store.del(key), store.rpush(key, 'x'))],
])('what the store has been damaged to (%s) is as good as not there', async (_what, damage) => {
  await store.flushall();
  expect(await askAll(await openGateway(mall.url, settings))).toEqual([]);
  const keys = (await store.keys('family-mall:*')).filter((key) => /:(?:layout|refreshed):/u.test(key));
  expect(keys.length).toBeGreaterThanOrEqual(3);
  await Promise.all(keys.map(damage));
  mall.calls.splice(0);
  expect(await askAll(await openGateway(mall.url, settings))).toEqual([]);
  expect(mall.callsTo('pre/layout/menu')).toHaveLength(1);
});
