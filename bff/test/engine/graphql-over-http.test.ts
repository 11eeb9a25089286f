import { auditServer } from 'graphql-http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';

let mall: FakeMall;
let gateway: OpenGateway;

beforeAll(async () => {
  mall = await startFakeMall();
  gateway = await openGateway(mall.url);
});
afterAll(async () => {
  await gateway.close();
  await mall.close();
});

async function failures(headers: Record<string, string>, settings: OpenGateway = gateway): Promise<string[]> {
  const withHeaders: typeof fetch = (input, init) =>
    fetch(input, { ...init, headers: { ...headers, ...(init?.headers as Record<string, string>) } });
  const results = await auditServer({ url: `${settings.url}/graphql`, fetchFn: withHeaders });
  expect(results).toHaveLength(61);
  return results.flatMap((result) =>
    result.status === 'ok'
      ? []
      : [`${result.id} ${result.status}: ${result.name} (${'reason' in result ? result.reason : ''})`],
  );
}

test('every audit of the GraphQL-over-HTTP specification passes', async () => {
  expect(await failures({ 'apollo-require-preflight': '1' })).toEqual([]);
});

test('without the preflight header only GET is affected', async () => {
  const missing = await failures({});
  expect(missing.length).toBeLessThanOrEqual(3);
  expect(missing.filter((each) => !/ (?:notice|warn): .*GET/u.test(each))).toEqual([]);
});

test('they pass without introspection too', async () => {
  const closed = await openGateway(mall.url, { INTROSPECTION: false });
  expect(await failures({ 'apollo-require-preflight': '1' }, closed)).toEqual([]);
  expect((await closed.ask('{ __schema { types { name } } }')).errors[0]?.extensions.code).toBe('BAD_INPUT');
  await closed.close();
});

test('scripts of listed origins may read responses, others may not', async () => {
  const open = await openGateway(mall.url, { CORS_ORIGINS: ['https://app.example.com'] });
  const ask = (origin: string, method: string) =>
    fetch(`${open.url}/graphql`, {
      method,
      headers: { origin, 'content-type': 'application/json' },
      ...(method === 'POST' ? { body: '{"query":"{ isRecaptchaRequired }"}' } : {}),
    });
  const preflight = await ask('https://app.example.com', 'OPTIONS');
  expect([
    preflight.status,
    preflight.headers.get('access-control-allow-origin'),
    preflight.headers.get('access-control-allow-headers'),
  ]).toEqual([204, 'https://app.example.com', expect.stringContaining('authorization')]);
  expect((await ask('https://app.example.com', 'POST')).headers.get('access-control-allow-origin')).toBe(
    'https://app.example.com',
  );
  for (const stranger of ['https://app.example.com.evil.example', 'http://app.example.com', 'null']) {
    expect((await ask(stranger, 'POST')).headers.get('access-control-allow-origin')).toBeNull();
    expect((await ask(stranger, 'OPTIONS')).headers.get('access-control-allow-origin')).toBeNull();
  }
  expect((await ask('https://app.example.com', 'POST')).headers.get('vary')).toContain('Origin');
  await open.close();
});

test('a request that a foreign page could make without asking is refused', async () => {
  const { status } = await gateway.get(`/graphql?${new URLSearchParams({ query: '{ isRecaptchaRequired }' })}`);
  expect(status).toBe(400);
});
