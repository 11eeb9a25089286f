import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AccessLog } from '../../src/http/access-log.ts';
import { requestTraces } from '../../src/http/request-metadata.ts';
import { noTracing, type RequestTrace } from '../../src/tracing/request-trace.ts';
import { startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';

const text = 'query Captcha { isRecaptchaRequired }';
const documentId = createHash('sha256').update(text).digest('hex');

interface SentSpan {
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number | string } }[];
}

let mall: FakeMall;
let gateway: OpenGateway;
let collector: Server;
const folder = mkdtempSync(join(tmpdir(), 'web-dist-'));
const bodies: string[] = [];

beforeAll(async () => {
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'server/persisted-documents.json'), JSON.stringify({ [documentId]: text }));
  mall = await startFakeMall();
  collector = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => bodies.push(chunk.toString()));
    request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  gateway = await openGateway(mall.url, {
    WEB_DIST: folder,
    CLIENT_NAMES: ['storefront', 'ios'],
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
  });
});
afterAll(async () => {
  await gateway.close();
  collector.closeAllConnections();
  collector.close();
  await mall.close();
  rmSync(folder, { recursive: true });
});

function send(body: object, client?: string) {
  const headers = { 'content-type': 'application/json', ...(client && { 'apollographql-client-name': client }) };
  return fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) });
}

const attributesOf = ({ attributes }: SentSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));

const metrics = async () => (await fetch(gateway.metricsUrl)).text();

test('operations are measured by name, type and client, each from a closed list', async () => {
  await send({ documentId });
  await send({ documentId }, 'iOS');
  await send({ documentId }, 'made-up-by-a-shopper');
  await send({ query: 'query OfMyNeighbor { isRecaptchaRequired }' }, 'ios');
  await send({ query: text });
  await send({ query: 'mutation { unsubscribeEmail(input: { memberToken: "m" }) { isUnsubscribed } }' });
  await expect
    .poll(metrics)
    .toContain('graphql_operation_seconds_count{operation="other",type="mutation",client="none"} 1');
  const told = await metrics();
  for (const sample of [
    'graphql_operation_seconds_count{operation="Captcha",type="query",client="storefront"} 1',
    'graphql_operation_seconds_count{operation="Captcha",type="query",client="ios"} 1',
    'graphql_operation_seconds_count{operation="Captcha",type="query",client="other"} 1',
    'graphql_operation_seconds_count{operation="other",type="query",client="ios"} 1',
    'graphql_operation_seconds_count{operation="other",type="query",client="none"} 1',
  ])
    expect(told).toContain(sample);
  expect(told).not.toMatch(/OfMyNeighbor|made-up/u);
});

test('files are a route of their own', async () => {
  await fetch(`${gateway.url}/files/FL1?mallUrl=familyshop`);
  await expect.poll(metrics).toContain('http_answer_seconds_count{route="files",status="401"} 1');
});

test('an operator sees the load, the store, the cache and the build', async () => {
  const told = await metrics();
  expect(told).toMatch(/^build_info\{version="[\w-]{12}",node="\d+\.\d+\.\d+"\} 1$/mu);
  expect(told).toMatch(/^requests_in_flight \d+$/mu);
  expect(told).toMatch(/^requests_waiting 0$/mu);
  expect(told).toMatch(/^mall_calls_running 0$/mu);
  expect(told).toMatch(/^mall_calls_waiting 0$/mu);
  expect(told).toMatch(/^store_connected 1$/mu);
  await gateway.ask('{ mall(device: DESKTOP) { name } }');
  expect(await metrics()).toMatch(/^layout_cache_entries [1-9]/mu);
  expect(await metrics()).toMatch(/^layout_cache_bytes [1-9]/mu);
});

test('calls under way and requests in flight are counted', async () => {
  const held = Promise.withResolvers<void>();
  mall.on('pre/faqs', async () => {
    await held.promise;
    return { list: [], totalCnt: 0 };
  });
  const asking = gateway.ask('{ mall(device: DESKTOP) { faq { questions { number } } } }');
  await expect.poll(metrics).toMatch(/^mall_calls_running 1$/mu);
  expect(await metrics()).toMatch(/^requests_in_flight [1-9]/mu);
  held.resolve();
  await asking;
  await expect.poll(metrics).toMatch(/^mall_calls_running 0$/mu);
});

test('spans have the names of OpenTelemetry, and of clients no words of their own', async () => {
  await send({ documentId }, 'iOS');
  await send({ query: 'query OfMyNeighbor { isRecaptchaRequired }' });
  const spans = () =>
    bodies.flatMap((body) => {
      const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] };
      return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans));
    });
  const ofIos = () =>
    spans()
      .map(attributesOf)
      .find((each) => each['graphql.client.name'] === 'ios' && each['graphql.operation.name'] === 'Captcha');
  await expect.poll(ofIos).toBeDefined();
  expect(ofIos()).toMatchObject({
    'http.request.method': 'POST',
    'http.route': '/graphql',
    'url.path': '/graphql',
    'server.address': '127.0.0.1',
    'http.response.status_code': 200,
    'graphql.operation.type': 'query',
  });
  const call = spans().find(({ name }) => name === 'GET recaptcha/require');
  expect(call && attributesOf(call)).toMatchObject({
    'http.request.method': 'GET',
    'url.template': 'recaptcha/require',
    'server.address': '127.0.0.1',
    'server.port': Number(new URL(mall.url).port),
  });
  await expect.poll(() => spans().length).toBeGreaterThan(3);
  expect(bodies.join('\n')).not.toContain('OfMyNeighbor');
});

test('the line of a request holds its operation and trace, and that of another none', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = new AccessLog(
    pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) }),
    () => undefined,
  );
  const app = express();
  app.use(log.handler);
  app.use('/graphql', requestTraces(noTracing, '/graphql', ['ios']), (_request, response) => {
    const trace = response.locals['trace'] as RequestTrace;
    Object.assign(trace, { operation: 'Captcha', operationType: 'query', isTrusted: true });
    response.end();
  });
  app.use((_request, response) => void response.end());
  const server = app.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}/graphql`, {
    headers: { 'apollographql-client-name': 'ios', traceparent: `00-${'c'.repeat(32)}-${'d'.repeat(16)}-01` },
  });
  await fetch(`http://127.0.0.1:${port}/home`);
  await expect.poll(() => lines.length).toBe(2);
  server.closeAllConnections();
  server.close();
  const traceId = 'c'.repeat(32);
  expect(lines[0]).toMatchObject({ path: '/graphql', operation: 'Captcha', type: 'query', client: 'ios', traceId });
  expect(lines[1]).not.toHaveProperty('operation');
  expect(lines[1]).not.toHaveProperty('traceId');
});
