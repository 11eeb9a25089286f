import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { openShop } from './harness/shop.ts';

const traceId = 'a'.repeat(32);
const headers = { 'x-request-id': 'id-of-the-gateway', traceparent: `00-${traceId}-${'b'.repeat(16)}-01` };

test('a line tells the request and the trace of the gateway, the operation and the answer, and no query', async () => {
  const lines: string[] = [];
  const shop = await openShop('pglite', { LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) });
  await fetch(`${shop.url}/api/v1/mall/pre/layout/login?mallUrl=familyshop&device=PC`, { headers });
  await fetch(`${shop.url}/api/v1/mall/pre/zip?mallId=M0001&keyword=secret-street`, {
    headers: { 'x-request-id': 'not an id of ours', traceparent: 'nonsense' },
  });
  await fetch(`${shop.url}/health`);
  await expect.poll(() => lines.length).toBe(2);
  await shop.close();
  const [first, second] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(first).toMatchObject({
    req: { id: 'id-of-the-gateway', method: 'GET', url: '/api/v1/mall/pre/layout/login' },
    traceId,
    operation: 'getLoginLayout',
    responseTime: expect.any(Number),
  });
  expect(second).not.toHaveProperty('traceId');
  expect(second).toMatchObject({ req: { id: expect.stringMatching(/^[\da-f-]{36}$/u) } });
  expect(lines.join('')).not.toMatch(/secret-street|familyshop/u);
});

test('answers are measured by operation and status, and readiness follows the database', async () => {
  const shop = await openShop('pglite');
  await shop.send('getUserInfo', {});
  await fetch(`${shop.url}/images/none.svg`);
  const metrics = async () => (await fetch(`${shop.url}/metrics`)).text();
  await expect.poll(metrics).toContain('mall_answer_seconds_count{operation="getUserInfo",status="401"} 1');
  await expect.poll(metrics).toContain('mall_answer_seconds_count{operation="other",status="404"} 1');

  const ready = async () => {
    const answer = await fetch(`${shop.url}/ready`);
    return [answer.status, ((await answer.json()) as { data: unknown }).data];
  };
  expect(await ready()).toEqual([200, { status: 'ready' }]);
  await shop.loseDatabase();
  expect(await ready()).toEqual([503, { status: 'no database' }]);
  await shop.close();
});

test('a mall that was asked to end is not ready', async () => {
  const shop = await openShop('pglite');
  const server = createApp(shop.context, () => true).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/ready`);
  expect([answer.status, await answer.json()]).toMatchObject([503, { data: { status: 'draining' } }]);
  server.closeAllConnections();
  server.close();
  await shop.close();
});
