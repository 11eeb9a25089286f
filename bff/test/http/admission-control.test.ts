import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { buildFakeStorefront, type BuiltStorefront } from '../helpers/fake-storefront.ts';
import { endlessTimeouts, openGateway, type OpenGateway } from '../helpers/open-gateway.ts';

let mall: FakeMall;
let storefront: BuiltStorefront;
let gateway: OpenGateway;

beforeAll(async () => {
  mall = await startFakeMall();
  storefront = await buildFakeStorefront();
  gateway = await openGateway(mall.url, {
    ...endlessTimeouts,
    MAX_REQUESTS_IN_FLIGHT: 1,
    CORS_ORIGINS: ['https://app.example.com'],
    WEB_DIST: storefront.folder,
  });
});
afterAll(async () => {
  await gateway.close();
  await storefront.remove();
  await mall.close();
});

const question = '{ mall(device: DESKTOP) { faq { questions { number } } } }';

/** An operation whose mall response the test delays. */
async function heldQuestion() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const seen = mall.callsTo('pre/faqs').length;
  mall.on('pre/faqs', async () => {
    await released;
    return [];
  });
  const answer = gateway.ask(question);
  await expect.poll(() => mall.callsTo('pre/faqs').length).toBe(seen + 1);
  return { answer, release };
}

test('an operation beyond the limit is refused with a message and a time, before the mall is called', async () => {
  const held = await heldQuestion();
  const calls = mall.calls.length;
  const { status, headers, data, errors } = await gateway.ask(question);
  expect({ status, data, retryAfter: headers.get('retry-after'), kept: headers.get('cache-control') }).toEqual({
    status: 503,
    data: null,
    retryAfter: '1',
    kept: 'no-store',
  });
  expect(errors).toMatchObject([
    {
      message: '지금은 이용자가 많아요. 잠시 후 다시 시도해 주세요.',
      extensions: { code: 'OVERLOADED', requestId: headers.get('x-request-id') },
    },
  ]);
  expect(mall.calls).toHaveLength(calls);
  held.release();
  expect((await held.answer).status).toBe(200);
});

test('a refusal by admission control equals a later one, also for scripts of listed origins, and keeps the connection', async () => {
  const held = await heldQuestion();
  const accept = 'application/graphql-response+json';
  const atTheDoor = {
    headers: { 'content-type': 'application/json', accept },
    method: 'POST',
    body: JSON.stringify({ query: question, variables: { filler: 'x'.repeat(50_000) } }),
  };
  const refusals = await Promise.all(
    ['https://app.example.com', 'https://elsewhere.example.com'].map(async (origin) => {
      const door = await told(`${gateway.url}/graphql`, {
        ...atTheDoor,
        headers: { ...atTheDoor.headers, origin, 'x-request-id': 'of-the-client' },
      });
      const behind = await told(`${gateway.url}/graphql?query=${encodeURIComponent(question)}`, {
        headers: { accept, origin, 'x-request-id': 'of-the-client' },
      });
      return { door, behind };
    }),
  );
  for (const { door, behind } of refusals) expect(door).toEqual(behind);
  expect(refusals.map(({ door }) => door.headers['access-control-allow-origin'])).toEqual([
    'https://app.example.com',
    undefined,
  ]);
  expect(refusals[0]?.door).toMatchObject({
    status: 503,
    headers: {
      'x-request-id': 'of-the-client',
      'x-content-type-options': 'nosniff',
      'content-type': `${accept}; charset=utf-8`,
    },
  });
  held.release();
  expect((await held.answer).status).toBe(200);
});

async function told(url: string, init: RequestInit) {
  const response = await fetch(url, init);
  const headers: Record<string, string> = Object.fromEntries(response.headers);
  delete headers.date;
  headers.vary = String(headers.vary).split(/, */u).toSorted().join();
  return { status: response.status, headers, body: await response.json() };
}

test('a page beyond the limit is a small one that says so, and probes and files are always admitted', async () => {
  const held = await heldQuestion();
  const page = await gateway.get('/familyshop/home');
  expect(page).toMatchObject({ status: 503, headers: { 'retry-after': '1', 'cache-control': 'no-store' } });
  expect(page.text).toContain('지금은 이용자가 많아요');
  expect(page.text).toContain('<a href="">다시 시도</a>');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  for (const path of ['/health', '/ready', '/assets/index-abc.js'])
    expect({ path, status: (await gateway.get(path)).status }).toEqual({ path, status: 200 });
  held.release();
  await held.answer;
});

test('the slot is free again once the response is out, and shed requests are counted', async () => {
  const held = await heldQuestion();
  expect((await gateway.ask(question)).status).toBe(503);
  held.release();
  await held.answer;
  await expect.poll(async () => (await gateway.ask(question)).status).toBe(200);
  await expect.poll(async () => (await gateway.get('/familyshop/home')).status).toBe(200);
  const metrics = await (await fetch(gateway.metricsUrl)).text();
  expect(metrics).toMatch(/^requests_turned_away_total\{route="graphql"\} [1-9]/mu);
  expect(metrics).toMatch(/^requests_turned_away_total\{route="page"\} [1-9]/mu);
});

test('a slow sender uses no slot', async () => {
  const { promise: isSent, resolve: send } = Promise.withResolvers<void>();
  const body = JSON.stringify({ query: '{ __typename }' });
  // A browser's types lack what Node wants for a stream.
  const streamed: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    duplex: 'half',
    body: new ReadableStream({
      async pull(stream) {
        await isSent;
        stream.enqueue(new TextEncoder().encode(body));
        stream.close();
      },
    }),
  };
  const slow = fetch(`${gateway.url}/graphql`, streamed);
  await expect.poll(async () => (await gateway.ask('{ __typename }')).status).toBe(200);
  send();
  await expect(slow).resolves.toMatchObject({ status: 200 });
});
