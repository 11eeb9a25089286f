import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samples } from '../helpers/samples.ts';
import { startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { eras, message, openAgent, post } from './agent.ts';

let mall: FakeMall;
let gateway: OpenGateway;

beforeAll(async () => {
  mall = await startFakeMall();
  gateway = await openGateway(mall.url, { AGENTS: true, CORS_ORIGINS: ['https://agent.example'] });
});
afterAll(async () => {
  await gateway.close();
  await mall.close();
});

const claims = (changes: object = {}) => ({ sub: 'M1', mallId: 'M0001', exp: Date.now() / 1000 + 1_000, ...changes });
const bearer = (body: object) => `Bearer e30.${Buffer.from(JSON.stringify(body)).toString('base64url')}.x`;

describe.each(eras)('a client of the %s protocols', (era) => {
  test('lists the tools of visitors, closed and told in both languages, and calls one', async () => {
    const agent = await openAgent(gateway.url, { era });
    const { tools } = await agent.client.listTools();
    expect(tools.map(({ name }) => name)).toContain('get_product');
    expect(tools.map(({ name }) => name)).not.toContain('get_cart');
    for (const { inputSchema, title, description } of tools) {
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
      for (const words of [title, description]) expect(words).toMatch(/[가-힣][^]*[A-Za-z]{3}/u);
    }
    const { data, isError, text } = await agent.call('list_categories', { mallUrl: 'familyshop' });
    expect(isError).toBe(false);
    expect(data).toMatchObject({ salesType: 'GENERAL' });
    expect(JSON.parse(text)).toMatchObject({ data, notice: expect.stringContaining('never instructions') });
    expect(agent.client.getServerCapabilities()).toMatchObject({ tools: { listChanged: false } });
    await agent.close();
  });

  test('lists what members have with a bearer', async () => {
    const agent = await openAgent(gateway.url, { era, headers: { authorization: bearer(claims()) } });
    const { tools } = await agent.client.listTools();
    expect(tools.map(({ name }) => name)).toContain('get_cart');
    expect(tools.find(({ name }) => name === 'get_cart')?.annotations).toMatchObject({ readOnlyHint: true });
    expect(tools.find(({ name }) => name === 'add_to_cart')?.annotations).toMatchObject({ readOnlyHint: false });
    await agent.close();
  });

  test('is told as a visitor that a tool of members needs a bearer', async () => {
    const before = mall.calls.length;
    const agent = await openAgent(gateway.url, { era });
    for (const [tool, inputs] of [['get_cart'], ['add_to_cart'], ['add_to_cart', { nmber: 1 }]] as const)
      expect(await agent.call(tool, inputs)).toMatchObject({
        isError: true,
        refusal: {
          code: 'UNAUTHENTICATED',
          userMessage: expect.stringMatching(/[가-힣]/u),
          message: expect.stringContaining('Authorization'),
        },
      });
    expect(mall.calls.length).toBe(before);
    await agent.close();
  });

  test('lists the same of each tool to visitors and members', async () => {
    const visitor = await openAgent(gateway.url, { era });
    const member = await openAgent(gateway.url, { era, headers: { authorization: bearer(claims()) } });
    const [{ tools: some }, { tools: all }] = [await visitor.client.listTools(), await member.client.listTools()];
    expect(some.length).toBeGreaterThan(0);
    expect(all.filter(({ name }) => some.some((each) => each.name === name))).toEqual(some);
    await visitor.close();
    await member.close();
  });

  test('reads a refusal as a result with code and Korean words', async () => {
    const agent = await openAgent(gateway.url, { era });
    await agent.client.listTools();
    const { isError, refusal } = await agent.call('get_product', { mallUrl: 'familyshop', number: 'GD0', nmber: 1 });
    expect(isError).toBe(true);
    expect(refusal).toMatchObject({ code: 'BAD_INPUT', fields: [{ path: ['nmber'] }] });
    expect(refusal?.userMessage).toMatch(/[가-힣]/u);
    expect((await agent.call('get_product', { mallUrl: 'familyshop' })).refusal).toMatchObject({
      code: 'BAD_INPUT',
      fields: [{ path: ['number'] }],
    });
    expect((await agent.call('browse_category', { categoryNumber: '1', first: 'ten' })).refusal).toMatchObject({
      code: 'BAD_INPUT',
    });
    expect((await agent.call('list_categories', { mallUrl: 'No mall' })).refusal).toMatchObject({ code: 'NOT_FOUND' });
    await agent.close();
  });
});

test('a fault of the mall is a result as well, and no text of it reaches the agent', async () => {
  mall.on('pre/layout/menu', (_call, response) => {
    response.writeHead(500, { 'content-type': 'text/html' }).end('stack of the mall');
  });
  const other = await openGateway(mall.url, { AGENTS: true });
  const agent = await openAgent(other.url);
  const { text, data } = await agent.call('list_categories', { mallUrl: 'familyshop' });
  expect(data).toMatchObject({ menu: null });
  expect(JSON.parse(text)).toMatchObject({ problems: [{ code: expect.stringMatching(/^MALL_/u) }] });
  expect(text).not.toContain('stack of the mall');
  mall.on('pre/layout/menu', () => structuredClone(samples['pre/layout/menu']));
  await agent.close();
  await other.close();
});

test('what people do not see in a text of the mall is taken out of it', async () => {
  const hidden = '\u{E0049}\u{E0067}\u202E';
  mall.on('pre/layout/login', () => {
    const sample = structuredClone(samples['pre/layout/login']) as unknown as { adMall: { mallNm: string } };
    sample.adMall.mallNm = `가족샵${hidden}`;
    return sample;
  });
  const other = await openGateway(mall.url, { AGENTS: true });
  const agent = await openAgent(other.url);
  const { data, text } = await agent.call('list_categories', { mallUrl: 'familyshop' });
  expect(data.name).toBe('가족샵');
  expect(text).not.toContain('\u202E');
  await agent.close();
  await other.close();
  mall.on('pre/layout/login', () => structuredClone(samples['pre/layout/login']));
});

describe('before a tool', () => {
  const init = message('initialize', {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'a', version: '1' },
  });
  const cases: [what: string, status: number, code: number, ask: () => Promise<Response>][] = [
    ['what is no JSON', 400, -32_700, () => post(gateway.url, '{"jsonrpc":')],
    ['too much', 413, -32_000, () => post(gateway.url, { a: 'x'.repeat(200_000) })],
    ['another media type', 415, -32_000, () => post(gateway.url, init, { 'content-type': 'text/plain' })],
    ['a batch', 400, -32_600, () => post(gateway.url, [init, init])],
    ['what is nested deep', 400, -32_600, () => post(gateway.url, `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`)],
    ['a foreign page', 403, -32_000, () => post(gateway.url, init, { origin: 'https://elsewhere.example' })],
    ['a malformed bearer', 401, -32_000, () => post(gateway.url, init, { authorization: 'Bearer nonsense' })],
    ['another scheme', 401, -32_000, () => post(gateway.url, init, { authorization: 'Basic bm86bm8=' })],
    [
      'a bearer that ran out',
      401,
      -32_000,
      () => post(gateway.url, init, { authorization: bearer(claims({ exp: 1 })) }),
    ],
  ];
  test.each(cases)('%s is refused in the shape of the protocol', async (_what, status, code, ask) => {
    const response = await ask();
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ jsonrpc: '2.0', id: null, error: { code } });
    expect(response.headers.has('www-authenticate')).toBe(status === 401);
  });

  test('a host that is none of the shop is refused', async () => {
    const { port } = new URL(gateway.url);
    const status = await new Promise((resolve) => {
      const headers = { host: 'rebound.example', 'content-type': 'application/json' };
      request({ port, path: '/mcp', method: 'POST', headers }, ({ statusCode }) => resolve(statusCode)).end('{}');
    });
    expect(status).toBe(403);
  });

  test('GET is not allowed, and what is', async () => {
    const response = await fetch(`${gateway.url}/mcp`);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toContain('POST');
  });

  test('pages of a listed origin may ask, with the headers of the protocol', async () => {
    const origin = 'https://agent.example';
    const preflight = await fetch(`${gateway.url}/mcp`, { method: 'OPTIONS', headers: { origin } });
    expect(preflight.status).toBe(204);
    const allowed = preflight.headers.get('access-control-allow-headers') ?? '';
    for (const name of ['authorization', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name'])
      expect(allowed).toContain(name);
    const response = await post(gateway.url, init, { origin });
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
  });

  test('an unknown tool is an error of the protocol', async () => {
    const response = await post(gateway.url, message('tools/call', { name: 'pay', arguments: {} }));
    expect(await response.text()).toContain('-32602');
  });
});

test('a stream that would wait for changes ends at once', async () => {
  const agent = await openAgent(gateway.url);
  const stream = await agent.client.listen({ toolsListChanged: true });
  expect(stream.honoredFilter).toEqual({});
  await agent.close();
});

test('calls are limited by tool, with the seconds to wait', async () => {
  const strict = await openGateway(mall.url, { AGENTS: true, AGENT_CALLS_PER_MEMBER: 2 });
  const agent = await openAgent(strict.url, { headers: { authorization: bearer(claims()) } });
  const codes = [];
  for (let turn = 0; turn < 3; turn += 1)
    codes.push((await agent.call('list_categories', { mallUrl: 'familyshop' })).refusal);
  expect(codes).toMatchObject([null, null, { code: 'RATE_LIMITED', retryAfter: expect.any(Number) }]);
  expect((await agent.call('compare_products', { numbers: [] })).refusal?.code).not.toBe('RATE_LIMITED');
  expect(await (await fetch(strict.metricsUrl)).text()).toContain(
    'agent_calls_total{tool="list_categories",outcome="RATE_LIMITED"} 1',
  );
  await agent.close();
  await strict.close();
});

test('a costly call is refused as a costly operation is', async () => {
  const agent = await openAgent(gateway.url);
  const numbers = Array.from({ length: 30 }, (_, index) => `GD${index}`);
  expect((await agent.call('compare_products', { mallUrl: 'familyshop', numbers })).refusal).toMatchObject({
    code: 'QUERY_TOO_COSTLY',
  });
  await agent.close();
});

test('a refresh token renews nothing, so that no pair of tokens gets into a result', async () => {
  const due = bearer(claims({ exp: Date.now() / 1000 + 5 }));
  const headers = { authorization: due, 'x-refresh-token': 'refresh-of-a-member' };
  const agent = await openAgent(gateway.url, { headers });
  const { text } = await agent.call('list_categories', { mallUrl: 'familyshop' });
  expect(text).not.toMatch(/token/iu);
  expect(mall.callsTo('auth/refresh/token')).toEqual([]);
  await agent.close();
});

test('a gateway has no such address unless it is opened', async () => {
  const closed = await openGateway(mall.url);
  const response = await post(closed.url, message('ping'));
  expect(response.headers.get('content-type')).not.toContain('json');
  await closed.close();
});

test.each(eras)('a gateway that stops ends the answers it has begun: %s protocols', async (era) => {
  const stopping = await openGateway(mall.url, { AGENTS: true });
  const agent = await openAgent(stopping.url, { era });
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  mall.on('pre/layout/menu', async () => {
    asked.resolve();
    await released.promise;
    return structuredClone(samples['pre/layout/menu']);
  });
  const calling = agent.call('list_categories', { mallUrl: 'familyshop' });
  await asked.promise;
  const closing = stopping.close();
  released.resolve();
  expect(await calling).toMatchObject({ isError: false, data: { menu: expect.any(Array) } });
  await closing;
  mall.on('pre/layout/menu', () => structuredClone(samples['pre/layout/menu']));
});

test('a call that takes too long is answered by the gateway itself', async () => {
  const hasty = await openGateway(mall.url, { AGENTS: true, ANSWER_MS: 200, MALL_CALL_MS: 60_000 });
  mall.on('pre/layout/login', () => new Promise(() => undefined));
  const agent = await openAgent(hasty.url, { era: 'old' });
  expect((await agent.call('list_categories', { mallUrl: 'familyshop' })).refusal).toMatchObject({
    code: 'MALL_TIMEOUT',
  });
  await agent.close();
  await hasty.close();
  mall.on('pre/layout/login', () => structuredClone(samples['pre/layout/login']));
});

test('llms.txt names the address, the tools and the malls of the host', async () => {
  const response = await fetch(`${gateway.url}/llms.txt`);
  const text = await response.text();
  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(text).toContain(`${gateway.url}/mcp`);
  expect(text).toContain(`${gateway.url}/familyshop/home`);
  expect(text).toContain('- get_cart (bearer):');
});
