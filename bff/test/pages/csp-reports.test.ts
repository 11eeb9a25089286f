import express from 'express';
import { pino } from 'pino';
import supertest from 'supertest';
import { beforeEach, expect, test } from 'vitest';
import { cspReports, reportPath } from '../../src/http/csp-reports.ts';
import { startFakeMall } from '../helpers/fake-mall.ts';
import { openGateway } from '../helpers/open-gateway.ts';

let lines: Record<string, any>[]; // eslint-disable-line typescript/no-explicit-any -- any line of the log
let counted: string[];
let app: express.Express;

beforeEach(() => {
  lines = [];
  counted = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  app = express().use(cspReports({ log, onViolation: (directive) => counted.push(directive) }));
});

/** As Chromium and Firefox send it for `report-uri`. */
function aReport(fields: Record<string, unknown> = {}) {
  return {
    'csp-report': {
      'document-uri': 'http://localhost:4000/familyshop/home?redirect=%2Fsecret',
      'effective-directive': 'script-src-elem',
      'violated-directive': 'script-src-elem',
      'original-policy': "default-src 'self'",
      'blocked-uri': 'https://evil.example.com/x.js?token=secret',
      'source-file': 'http://localhost:4000/assets/index-abc.js?secret',
      'line-number': 7,
      ...fields,
    },
  };
}

const send = (body: unknown, type = 'application/csp-report') =>
  supertest(app)
    .post(reportPath)
    .set('content-type', type)
    .send(typeof body === 'string' ? body : JSON.stringify(body));

test('every page names where reports go, and a report is counted', async () => {
  const mall = await startFakeMall();
  const gateway = await openGateway(mall.url);
  const { headers } = await gateway.get('/familyshop/home', { host: 'localhost' });
  expect(headers['content-security-policy']).toMatch(/; report-uri \/csp-reports$/u);
  const metrics = async () => (await fetch(gateway.metricsUrl)).text();
  expect(await metrics()).not.toContain('csp_violations_total{');
  const { status } = await supertest(gateway.url)
    .post('/csp-reports')
    .set('content-type', 'application/csp-report')
    .send(JSON.stringify(aReport()));
  expect(status).toBe(204);
  expect(await metrics()).toContain('csp_violations_total{directive="script-src-elem"} 1');
  await gateway.close();
  await mall.close();
});

test('a violation is written down once for each kind, without queries, and counted each time', async () => {
  await send(aReport());
  await send(aReport({ 'document-uri': 'http://localhost:4000/bizpartner/home' }));
  await send(aReport({ 'blocked-uri': 'inline' }));
  expect(counted).toEqual(Array(3).fill('script-src-elem'));
  expect(lines.map(({ violation }) => violation)).toEqual([
    {
      directive: 'script-src-elem',
      blocked: 'https://evil.example.com',
      page: '/familyshop/home',
      source: '/assets/index-abc.js',
      line: 7,
    },
    {
      directive: 'script-src-elem',
      blocked: 'inline',
      page: '/familyshop/home',
      source: '/assets/index-abc.js',
      line: 7,
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

test('reports of the Reporting API are read as well, and only those of violations', async () => {
  const body = {
    documentURL: 'https://shop.example.com/tid/secret',
    effectiveDirective: 'img-src',
    blockedURL: 'data',
    disposition: 'enforce',
    lineNumber: null,
  };
  const { status } = await send(
    [
      { type: 'csp-violation', age: 3, url: 'x', body },
      { type: 'deprecation', body: {} },
    ],
    'application/reports+json',
  );
  expect([status, counted]).toEqual([204, ['img-src']]);
  expect(lines[0]).toMatchObject({ violation: { blocked: 'data', page: '/tid/[redacted]', source: null, line: null } });
});

test("what an extension of the browser did is none of the shop's business", async () => {
  await send(aReport({ 'source-file': 'moz-extension://1b2c/content.js' }));
  await send(aReport({ 'source-file': 'chrome-extension' }));
  expect([counted, lines]).toEqual([[], []]);
});

test.each([
  ['no JSON', '{', 'application/csp-report', 400],
  ['no report', '{}', 'application/csp-report', 400],
  ['a list of nothing known', '[1]', 'application/reports+json', 400],
  ['fields of other types', JSON.stringify(aReport({ 'blocked-uri': { a: 1 } })), 'application/csp-report', 400],
  ['another content type', JSON.stringify(aReport()), 'text/plain', 400],
  [
    'more than a report can hold',
    JSON.stringify(aReport({ 'original-policy': 'x'.repeat(20_000) })),
    'application/csp-report',
    413,
  ],
])('%s is refused and leaves nothing behind', async (_what, body, type, status) => {
  expect((await send(body, type)).status).toBe(status);
  expect([counted, lines]).toEqual([[], []]);
});

test('labels and lines stay few for any input', async () => {
  await send(aReport({ 'effective-directive': 'script-src"} 1\nx', 'blocked-uri': 'j'.repeat(4_000) }));
  expect(counted).toEqual(['other']);
  expect(lines).toMatchObject([{ violation: { blocked: 'unknown' } }]);
  const statuses = await Promise.all(
    Array.from({ length: 80 }, async (_, index) => (await send(aReport({ 'line-number': index }))).status),
  );
  expect(statuses.filter((status) => status === 204)).toHaveLength(59);
  expect(new Set(statuses)).toEqual(new Set([204, 429]));
});

test('only POST is answered', async () => {
  const { status, headers } = await supertest(app).get(reportPath);
  expect([status, headers.allow]).toEqual([405, 'POST']);
});
