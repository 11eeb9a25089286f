import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CacheTags, categoryTag, mallOfTag, mallTag, menuTag, productTag } from '../../src/request/cache-tags.ts';
import { startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { startRedis, type RunningRedis } from '../helpers/redis.ts';
import { anAccessToken } from '../helpers/samples.ts';

const key = 'the-key-of-the-operators-of-a-mall';
let mall: FakeMall;
let redis: RunningRedis;
let gateways: [OpenGateway, OpenGateway];

beforeAll(async () => {
  mall = await startFakeMall();
  redis = await startRedis();
  const open = () => openGateway(mall.url, { REDIS_URL: redis.url, PURGE_KEY: key, REDIS_COMMAND_MS: 10_000 });
  gateways = [await open(), await open()];
});
beforeEach(() => void mall.calls.splice(0));
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
  await redis.stop();
  await mall.close();
});

const menu = '{ mall(url: "familyshop", device: DESKTOP) { name menu { name } } }';
const products = `{ mall(url: "familyshop", device: DESKTOP) { category(number: "200000") { products { nodes { number } } }
  product(number: "GD0001") { name } } }`;

async function get(gateway: OpenGateway, query: string, headers: Record<string, string> = {}) {
  const search = new URLSearchParams({ query });
  return gateway.get(`/graphql?${search}`, { accept: 'application/json', ...headers });
}

const purge = (gateway: OpenGateway, body: unknown, bearer = key) =>
  fetch(gateway.metricsUrl.replace('/metrics', '/purge'), {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}` },
    body: JSON.stringify(body),
  });

test('an answer for every visitor names the mall, its menu, categories and products', async () => {
  const [gateway] = gateways;
  expect((await get(gateway, menu)).headers['cache-tag']).toBe('mall-M0001,menu-M0001');
  // Again, from the cached response.
  expect((await get(gateway, menu)).headers['cache-tag']).toBe('mall-M0001,menu-M0001');
  const tags = String((await get(gateway, products)).headers['cache-tag']).split(',');
  expect(tags).toEqual(expect.arrayContaining(['mall-M0001', 'category-M0001-200000', 'product-M0001-GD0001']));
  const { headers } = await get(gateway, menu);
  const same = await get(gateway, menu, { 'if-none-match': String(headers['etag']) });
  expect([same.status, same.headers['cache-tag']]).toEqual([304, 'mall-M0001,menu-M0001']);
});

test('the answer of a member, of a POST and of an error has no tag', async () => {
  const [gateway] = gateways;
  const member = await get(gateway, menu, { authorization: `Bearer ${anAccessToken()}` });
  expect(member.status).toBe(200);
  expect(member.headers['cache-tag']).toBeUndefined();
  expect((await gateway.ask(menu)).headers.get('cache-tag')).toBeNull();
  expect((await get(gateway, '{ mall(device: DESKTOP) { nothing } }')).headers['cache-tag']).toBeUndefined();
});

test('a purge by tag reaches every gateway, and what is asked next is asked of the mall', async () => {
  for (const gateway of gateways) await get(gateway, menu);
  mall.calls.splice(0);
  for (const gateway of gateways) await get(gateway, menu);
  expect(mall.callsTo('pre/layout/menu')).toHaveLength(0);

  const purged = await purge(gateways[0], { tags: ['menu-M0001'] });
  expect([purged.status, await purged.json()]).toEqual([200, { tags: 1, gateways: 2 }]);
  await expect
    .poll(async () => {
      for (const gateway of gateways) await get(gateway, menu);
      return mall.callsTo('pre/layout/menu').length;
    })
    .toBeGreaterThan(0);

  mall.calls.splice(0);
  expect((await purge(gateways[1], { tags: ['mall-M0002'] })).status).toBe(200);
  await get(gateways[0], menu);
  expect(mall.callsTo('pre/layout/menu')).toHaveLength(0);
});

test('only the operators purge, and only tags', async () => {
  const [gateway] = gateways;
  expect((await purge(gateway, { tags: ['mall-M0001'] }, 'a-key-of-somebody-else')).status).toBe(401);
  for (const wrong of [{}, { tags: [] }, { tags: ['M0001'] }, { tags: ['mall-'] }, { tags: [1] }, ['mall-M0001']])
    expect((await purge(gateway, wrong)).status).toBe(400);
  expect((await fetch(gateway.metricsUrl.replace('/metrics', '/purge'))).status).toBe(405);
  const closed = await openGateway(mall.url);
  expect((await purge(closed, { tags: ['mall-M0001'] })).status).toBe(404);
  await closed.close();
});

test('tags hold no character that parts tags, and tell their mall', () => {
  const odd = 'M 1,x-y';
  const tags = [mallTag(odd), menuTag(odd), categoryTag(odd, 'a-b'), productTag(odd, 'GD,1')];
  for (const tag of tags) {
    expect(tag).toMatch(/^[\w%-]+$/u);
    expect(mallOfTag(tag)).toBe(odd);
  }
  for (const none of ['', 'mall', 'shop-M1', 'mall-M1,mall-M2', 'mall-%zz', 'product-M1'])
    expect(mallOfTag(none)).toBeNull();
  const many = new CacheTags();
  many.note(() => mallTag('M1'));
  many.note(() => Array.from({ length: 400 }, (_, index) => productTag('M1', `GD${index}`)));
  expect(many.header).toBe('mall-M1');
});
