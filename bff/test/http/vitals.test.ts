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

const aReport = {
  device: 'MOBILE',
  access: 'member',
  vitals: [
    { name: 'LCP', value: 1_480.5 },
    { name: 'CLS', value: 0.02 },
  ],
  errors: { error: 2, rejection: 0 },
};
const send = (body: unknown, type = 'application/json') =>
  gateway.post('/vitals', { 'content-type': type }, JSON.stringify(body));
const metrics = async () => (await fetch(gateway.metricsUrl)).text();

test('what a document reports is counted', async () => {
  expect(await metrics()).not.toContain('storefront_vital_seconds_sum{');
  const { status, text, headers } = await send(aReport);
  expect([status, text, headers['cache-control']]).toEqual([204, '', 'no-store']);
  const told = await metrics();
  expect(told).toContain('storefront_vital_seconds_sum{name="LCP",device="MOBILE",access="member"} 1.4805');
  expect(told).toContain('storefront_layout_shift_sum{device="MOBILE",access="member"} 0.02');
  expect(told).toContain('storefront_errors_total{kind="error",device="MOBILE",access="member"} 2');
  expect(told).toContain('storefront_errors_total{kind="rejection",device="MOBILE",access="member"} 0');
});

const storefront = (text: string) => text.split('\n').filter((line) => line.startsWith('storefront_'));

test.each([
  ['a label of its own', { ...aReport, access: 'gaon' }],
  ['a name of its own', { ...aReport, vitals: [{ name: 'NAME', value: 1 }] }],
  ['more than is asked for', { ...aReport, page: '/familyshop/myshop/main' }],
  ['a time that none can be', { ...aReport, vitals: [{ name: 'LCP', value: 1e12 }] }],
  ['too many values', { ...aReport, vitals: Array(6).fill(aReport.vitals[0]) }],
  ['no report', 'x'],
])('a report with %s is refused', async (_what, body) => {
  const before = await metrics();
  expect((await send(body)).status).toBe(400);
  expect(storefront(await metrics())).toEqual(storefront(before));
});

test('a report is small, and sent by POST', async () => {
  expect((await send({ ...aReport, x: 'x'.repeat(3_000) })).status).toBe(413);
  expect((await send(aReport, 'text/plain')).status).toBe(400);
  expect((await gateway.get('/vitals')).status).toBe(405);
});

test('one network sends few', async () => {
  const statuses = await Promise.all(Array.from({ length: 70 }, async () => (await send(aReport)).status));
  expect(statuses).toContain(429);
});
