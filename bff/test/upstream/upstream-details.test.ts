import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { anAccessToken } from '../helpers/samples.ts';

const wanted = { 'x-upstream-details': '1' };
const menu = '{ mall(url: "familyshop", device: DESKTOP) { menu { name } } }';
const me = '{ viewer(mallUrl: "familyshop") { maskedName } }';

let mall: FakeMall;
beforeAll(async () => {
  mall = await startFakeMall();
  mall.on('users/info', () => ({ memNo: 'MB1', memNm: '홍길동', mallId: 'M0001' }));
});
afterAll(() => mall.close());

describe('in development', () => {
  let gateway: OpenGateway;
  beforeAll(async () => {
    gateway = await openGateway(mall.url);
  });
  afterAll(() => gateway.close());

  test('a response tells for each field the call, its status, its reader and the data', async () => {
    const { extensions } = await gateway.ask(menu, {}, wanted);
    expect(extensions.upstreamDetails).toContainEqual({
      field: 'Mall.menu',
      call: 'GET /api/v1/mall/pre/layout/menu?mallId=M0001&device=PC',
      status: 200,
      outcome: 'ok',
      milliseconds: expect.any(Number),
      reader: null,
      cache: null,
      body: expect.arrayContaining([expect.objectContaining({ ctgNm: '생활' })]),
    });
    expect(extensions.upstreamDetails).toContainEqual(
      expect.objectContaining({ field: 'Query.mall', reader: 'LoginLayout' }),
    );
  });

  test('what the cache had is told without a call', async () => {
    await gateway.ask(menu, {}, wanted);
    const { extensions } = await gateway.ask(menu, {}, wanted);
    expect(extensions.upstreamDetails).toContainEqual(expect.objectContaining({ field: 'Mall.menu', cache: 'fresh' }));
  });

  test('of what belongs to somebody the shape alone is told', async () => {
    const headers = { ...wanted, authorization: `Bearer ${anAccessToken()}` };
    const { data, extensions } = await gateway.ask(me, {}, headers);
    expect(data.viewer.maskedName).toBe('홍*동');
    expect(extensions.upstreamDetails).toContainEqual(
      expect.objectContaining({ call: 'GET /api/v1/mall/users/info', body: expect.objectContaining({ memNm: '…' }) }),
    );
    expect(JSON.stringify(extensions)).not.toContain('홍길동');
  });

  test('who does not ask for it gets none', async () => {
    expect((await gateway.ask(menu)).extensions).not.toHaveProperty('upstreamDetails');
  });
});

test('in production nothing of it is told, whoever asks', async () => {
  const gateway = await openGateway(mall.url, { TELL_UPSTREAM_CALLS: false });
  for (const query of [menu, me]) expect((await gateway.ask(query, {}, wanted)).extensions).toEqual({});
  const { text, headers } = await gateway.get(`/graphql?query=${encodeURIComponent(menu)}`, {
    ...wanted,
    accept: 'application/json',
  });
  expect(Object.keys(JSON.parse(text))).toEqual(['data']);
  expect(JSON.stringify(headers)).not.toMatch(/upstream/iu);
  await gateway.close();
});
