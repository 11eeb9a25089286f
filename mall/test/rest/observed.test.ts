// Full tier: lines of the log and metrics of calls.
import { expect, test } from 'vitest';
import { anyDatabase } from './harness/databases.ts';
import { openShop } from './harness/shop.ts';

const traceId = 'a'.repeat(32);
const headers = { 'x-request-id': 'id-of-the-gateway', traceparent: `00-${traceId}-${'b'.repeat(16)}-01` };

test('a line tells the request and the trace of the gateway, the operation and the answer, and no query', async () => {
  const lines: string[] = [];
  const shop = await openShop(anyDatabase, { LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) });
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
  const shop = await openShop(anyDatabase);
  await shop.send('getUserInfo', {});
  await fetch(`${shop.url}/images/none.svg`);
  await fetch(`${shop.url}/api/v1/pg/toss`, { method: 'POST' });
  const metrics = async () => (await fetch(`${shop.url}/metrics`)).text();
  await expect.poll(metrics).toContain('mall_answer_seconds_count{operation="getUserInfo",status="401"} 1');
  await expect.poll(metrics).toContain('mall_answer_seconds_count{operation="other",status="404"} 1');

  await expect.poll(metrics).toContain('mall_answer_seconds_count{operation="tossWebhook",status="404"} 1');
  expect(await metrics()).toMatch(/^jobs\{/mu);
  expect(await metrics()).toMatch(/^payment_refunds\{/mu);

  const ready = async () => {
    const answer = await fetch(`${shop.url}/ready`);
    return [answer.status, ((await answer.json()) as { data: unknown }).data];
  };
  expect(await ready()).toEqual([200, { status: 'ready' }]);
  await shop.loseDatabase();
  expect(await ready()).toEqual([503, { status: 'no database' }]);
  const told = await metrics();
  expect(told).toContain('mall_answer_seconds_count{operation="getUserInfo",status="401"} 1');
  expect(told).not.toMatch(/^(?:jobs|payment_refunds)\{/mu);
  expect(told).toContain('mall_answer_seconds_count{operation="other",status="404"} 1');
  expect(told).not.toMatch(/operation="other",status="(?:200|503)"/u); // probes are not counted
  await shop.close();
});
