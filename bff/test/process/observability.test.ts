import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { anAccessToken } from '../helpers/samples.ts';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: unknown }[];
}

let mall: FakeMall;
let collector: Server;
let gateway: OpenGateway;
const bodies: string[] = [];

beforeAll(async () => {
  mall = await startFakeMall();
  mall.on('users/info', () => ({ memNo: 'MB1', memNm: '홍길동', tmpPwdYn: 'N', mallId: 'M0001' }));
  collector = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url === '/v1/traces') bodies.push(Buffer.concat(chunks).toString());
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  gateway = await openGateway(mall.url, {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    BREAKER_FAILURES: 2,
  });
});
afterAll(async () => {
  await gateway.close();
  collector.closeAllConnections();
  collector.close();
  await mall.close();
});

const metrics = async () => (await fetch(gateway.metricsUrl)).text();

test('every metric has a description, and counts events', async () => {
  mall.on('auth/refresh/token', () => ({ accessToken: anAccessToken(), refreshToken: 'next' }));
  mall.on('pre/faqs', (_call, response) => void response.writeHead(500).end('x'));
  await gateway.ask('{ mall(device: DESKTOP) { menu { number } } }');
  await gateway.ask('{ mall(device: DESKTOP) { menu { number } } }');
  await gateway.ask(
    '{ viewer { name } }',
    {},
    { authorization: `Bearer ${anAccessToken({ secondsLeft: 5 })}`, 'x-refresh-token': 'secret-refresh' },
  );
  for (let round = 0; round < 3; round += 1)
    await gateway.ask('{ mall(device: DESKTOP) { faq { questions { number } } } }');
  const text = await metrics();
  const samples = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const helped = new Set([...text.matchAll(/^# HELP (\S+) \S.*$/gmu)].map(([, name]) => name));
  expect(
    samples
      .map((line) => (/^\w+/u.exec(line)?.[0] ?? '').replace(/_(?:bucket|sum|count)$/u, ''))
      .filter((name) => !helped.has(name) && !helped.has(`${name}_count`)),
  ).toEqual([]);
  for (const sample of [
    'http_answer_seconds_count{route="graphql",status="200"} 6',
    'graphql_errors_total{code="MALL_FAULT"} 3',
    'mall_call_seconds_count{endpoint="GET pre/layout/menu",outcome="ok"} 1',
    'mall_call_seconds_count{endpoint="GET pre/faqs",outcome="fault"} 2',
    'layout_cache_total{outcome="miss"} 3',
    'layout_cache_total{outcome="fresh"} 5',
    'session_refreshes_total{outcome="traded"} 1',
    'mall_breaker_state{endpoint="mall"} 0',
    'mall_breaker_state{endpoint="GET pre/faqs"} 2',
    'mall_breaker_state{endpoint="GET pre/layout/menu"} 0',
  ]) {
    expect(samples).toContain(sample);
  }
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/mu);
  expect(text).not.toMatch(/secret-refresh|홍길동|eyJ/u);
});

test('a refusal before the engine is counted too', async () => {
  await gateway.ask(`{ ${'a { '.repeat(60)} }`);
  expect(await metrics()).toContain('graphql_errors_total{code="QUERY_TOO_COSTLY"} 1');
});

const trace = 'a'.repeat(32);
const parent = 'b'.repeat(16);

async function spans(): Promise<SentSpan[]> {
  const sent = bodies.flatMap((body) => {
    const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] };
    return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans));
  });
  return sent.filter(({ traceId }) => traceId === trace);
}

test('a request and its calls to the mall are one trace, which continues in the mall, and contain no personal data', async () => {
  const headers = {
    traceparent: `00-${trace}-${parent}-01`,
    authorization: `Bearer ${anAccessToken()}`,
    'x-refresh-token': 'secret-refresh',
    cookie: 'sid=secret-cookie',
  };
  mall.on('layout/menu', () => []);
  mall.calls.splice(0);
  const { errors } = await gateway.ask(
    'query Who { viewer { name } mall(device: MOBILE) { menu { number } } }',
    {},
    headers,
  );
  expect(errors).toEqual([]);
  await expect.poll(async () => (await spans()).length).toBeGreaterThanOrEqual(4);
  const sent = await spans();
  const root = sent.find(({ name }) => name === 'POST /graphql');
  expect(root?.parentSpanId).toBe(parent);
  const calls = sent.filter((span) => span !== root);
  expect(calls.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['GET users/info', 'GET pre/layout/login', 'GET layout/menu']),
  );
  expect(calls.every(({ parentSpanId }) => parentSpanId === root?.spanId)).toBe(true);
  const passedOn = mall.calls.map((call) => call.headers.traceparent);
  expect(passedOn.toSorted()).toEqual(calls.map(({ spanId }) => `00-${trace}-${spanId}-01`).toSorted());
  expect(mall.calls.every((call) => call.headers.cookie === undefined)).toBe(true);
  expect(bodies.join('\n')).not.toMatch(/secret|홍길동|MB1|eyJ|client\.address/u);
});

test('without a collector, an incoming trace context is passed on unchanged, and a broken one is not', async () => {
  const plain = await openGateway(mall.url);
  mall.calls.splice(0);
  await plain.ask('{ isRecaptchaRequired }', {}, { traceparent: `00-${trace}-${parent}-01` });
  await plain.ask('{ isRecaptchaRequired }', {}, { traceparent: `00-${'0'.repeat(32)}-${parent}-01` });
  await plain.ask('{ isRecaptchaRequired }', {}, { traceparent: 'nonsense' });
  expect(mall.calls.map(({ headers }) => headers.traceparent)).toEqual([
    `00-${trace}-${parent}-01`,
    undefined,
    undefined,
  ]);
  await plain.close();
});

test('a collector that is away costs no answer and holds no stop', async () => {
  const lonely = await openGateway(mall.url, { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  expect((await lonely.ask('{ isRecaptchaRequired }')).errors).toEqual([]);
  const start = performance.now();
  await lonely.close();
  expect(performance.now() - start).toBeLessThan(9_000);
});
