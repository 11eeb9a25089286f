import sharp from 'sharp';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { aForm, aKey, dot, vacuum } from './cases/buying-calls.ts';
import { anyDatabase } from './harness/databases.ts';
import { openShop, type Shop } from './harness/shop.ts';
import { home, password } from './harness/world.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(anyDatabase);
});
afterAll(() => shop.close());

const signIn = '/api/v1/mall/auth/sign-in';

async function ask(path: string, init: RequestInit = {}) {
  const answer = await fetch(`${shop.url}${path}`, init);
  const body = (await answer.json()) as { code: string; data: unknown };
  return { status: answer.status, headers: answer.headers, keys: Object.keys(body).toSorted(), ...body };
}

const post = (body: string, type = 'application/json') => ({ method: 'POST', body, headers: { 'Content-Type': type } });

describe('every response is an envelope', () => {
  test.each([
    ['an unknown path', '/nowhere', {}],
    ['an unknown path of ours', '/api/v1/mall/nowhere', {}],
    ['a known path by another method', signIn, {}],
    ['a path that cannot be decoded', '/api/v1/mall/boards/%ff', {}],
    ['an unknown picture', '/images/goods/nothing.svg', {}],
  ])('%s is 404', async (_, path, init) => {
    expect(await ask(path, init)).toMatchObject({
      status: 404,
      code: '1404',
      keys: ['code', 'data', 'description', 'message'],
    });
  });

  test.each([
    ['broken JSON', post('{"id":')],
    ['JSON that is no object', post('"text"')],
    ['a body of another character set', post('{}', 'application/json; charset=x-unknown')],
    ['a body too large', post(JSON.stringify({ id: 'x'.repeat(200_000) }))],
  ])('%s is 400 and names the body', async (_, init) => {
    expect(await ask(signIn, init)).toMatchObject({
      status: 400,
      code: '1400',
      data: [{ field: 'body', reason: expect.any(String) }],
    });
  });

  test('a body that is no JSON counts as none', async () => {
    expect(await ask(signIn, post('id=a', 'application/x-www-form-urlencoded'))).toMatchObject({
      status: 400,
      code: '1400',
    });
  });

  test('a parameter given twice is refused', async () => {
    const answer = await ask(`/api/v1/mall/pre/layout/menu?mallId=${home}&mallId=M0002`);
    expect(answer).toMatchObject({ status: 400, data: [{ field: 'mallId' }] });
  });

  test('reasons are Korean', async () => {
    const { data } = await ask(signIn, post(JSON.stringify({ id: 7, password: '', mallId: 'x'.repeat(30) })));
    expect(data).toEqual([
      { field: 'id', reason: '문자 형식이어야 해요.', rsnCd: 'FORMAT' },
      { field: 'password', reason: '비어 있을 수 없어요.', rsnCd: 'REQUIRED' },
      { field: 'mallId', reason: '20자 이하여야 해요.', rsnCd: 'LENGTH' },
    ]);
  });

  test('an unknown parameter is ignored', async () => {
    expect(await ask(`/api/v1/mall/pre/layout/menu?mallId=${home}&_=1`)).toMatchObject({ code: '0000' });
  });

  test('responses are never stored or sniffed', async () => {
    const { headers } = await ask('/health');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

test('the contract is there for whoever asks a running mall', async () => {
  const answer = await fetch(`${shop.url}/openapi.yaml`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^application\/yaml/u),
  ]);
  expect(Object.keys((parse(await answer.text()) as { paths: object }).paths)).toContain(signIn);
});

test('a fault is in the envelope, and reveals nothing internal', async () => {
  const broken = await openShop(anyDatabase);
  const token = await broken.tokenOf();
  await broken.loseDatabase();
  const fault = {
    status: 500,
    code: '9999',
    message: '일시적인 오류가 발생했어요. 잠시 후 다시 시도해주세요.',
    description: null,
    data: null,
  };
  const calls = [
    ['getPreMenu', { params: { mallId: home } }],
    ['getCart', { token }],
    ['addToCart', { token, params: aKey(), body: { itemList: [vacuum] } }],
    ['signIn', { body: { id: 'member', password, mallId: home } }],
    ['uploadFile', { token, params: aKey(), body: aForm(dot) }],
  ] as const;
  for (const [id, sent] of calls) expect(await broken.send(id, sent)).toMatchObject(fault);
  await broken.close();
});

describe('images', () => {
  const path = '/images/goods/kettle/f4f1ea-12-front.svg';

  test('are drawn, immutable, and may load nothing', async () => {
    const answer = await fetch(`${shop.url}${path}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<svg');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
    });
  });

  test('are bitmaps too, for readers that show no drawings', async () => {
    const answer = await fetch(`${shop.url}${path.replace('.svg', '.png')}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 800, height: 800 });
    expect((await fetch(`${shop.url}/images/goods/kettle/none.png`)).status).toBe(404);
  });

  test('are not sent again to those who have them', async () => {
    const etag = (await fetch(`${shop.url}${path}`)).headers.get('etag') ?? '';
    // Not by fetch, which would add its own `Cache-Control: no-cache`.
    const again = await request(`${shop.url}${path}`, { headers: { 'If-None-Match': etag } });
    await again.body.dump();
    expect(again.statusCode).toBe(304);
  });
});
