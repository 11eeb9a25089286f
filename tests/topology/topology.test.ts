// Full tier: two gateways behind a proxy, with every program.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seededDatabaseUrl } from '../../mall/test/rest/harness/seeded.ts';
import { openTopology, type Topology } from '../harness/topology.ts';
import type { TopologyProcess } from '../harness/topology-process.ts';
import { press, type Ask, type Pressed } from '../load/press.ts';

const gatewaySettings = () => ({ AGENTS: '1', AGENT_CALLS_PER_ADDRESS: '100000' });

let shop: Topology;

beforeAll(async () => {
  shop = await openTopology({ databaseUrl: await seededDatabaseUrl(), gatewaySettings });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  for (const [index, { process }] of shop.gateways.entries()) if (process.hasExited) await comeBack(index);
});

const products =
  '{ mall(device: DESKTOP) { name category(number: "120000") { products(first: 4) { nodes { number name } } } } }';
const hasProducts = (body: string) => {
  const { data, errors } = JSON.parse(body) as {
    data?: { mall: { category: { products: { nodes: unknown[] } } } };
    errors?: unknown;
  };
  return errors === undefined && data?.mall.category.products.nodes.length === 4;
};
const page: Ask = {
  name: 'home page',
  method: 'GET',
  path: '/familyshop/home',
  isRight: (body) => body.includes('</html>') && body.includes('id="state"'),
};
const question: Ask = {
  name: 'question by GET',
  method: 'GET',
  path: `/graphql?${new URLSearchParams({ query: products })}`,
  headers: { 'apollo-require-preflight': '1' },
  isRight: hasProducts,
};
const posted: Ask = {
  name: 'question by POST',
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query: products }),
  isRight: hasProducts,
};

const agent: Ask = {
  name: "an agent's call",
  method: 'POST',
  path: '/mcp',
  headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
  body: JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'list_categories', arguments: { mallUrl: 'familyshop' } },
  }),
  isRight: (body) => body.includes('"salesType":"GENERAL"') && !body.includes('"isError":true'),
};

/** Until so many more were sent than now. */
async function after(pressed: Pressed, more: number) {
  const goal = pressed.sent + more;
  await expect.poll(() => pressed.sent, { timeout: 40_000, interval: 20 }).toBeGreaterThan(goal);
}

function gatewaysIn(log: string): Set<string> {
  return new Set(
    log
      .split('\n')
      .filter(Boolean)
      .flatMap((line) => String((JSON.parse(line) as { gateway: string }).gateway).split(', ')),
  );
}

test('one address serves pages, operations and images, from both gateways', async () => {
  const pressed = await press(shop.url, [page, question, posted], 4, (load) => after(load, 40));
  expect(pressed.failures).toEqual([]);
  expect(gatewaysIn(shop.proxy.accessLog()).size).toBe(2);
  const { data } = (await (
    await fetch(`${shop.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ mall(device: DESKTOP) { branding { logo { url } } } }"}',
    })
  ).json()) as { data: { mall: { branding: { logo: { url: string } } } } };
  expect((await fetch(new URL(data.mall.branding.logo.url, shop.url))).headers.get('content-type')).toContain(
    'image/svg+xml',
  );
});

test('a gateway that is stopped under load says so, finishes its requests and ends, and nothing is lost, posted or not', async () => {
  const [gateway] = shop.gateways;
  if (!gateway) throw new Error('There is no gateway.');
  let readiness = 0;
  const pressed = await press(shop.url, [page, question, posted, posted, agent, agent], 16, async (load) => {
    await after(load, 150);
    gateway.process.signal('SIGTERM');
    const isUnready = async () => (readiness = (await fetch(`${gateway.url}/ready`)).status) === 503;
    await expect.poll(isUnready, { timeout: 10_000, interval: 50 }).toBe(true);
    await keepChecking(gateway.process);
    await after(load, 150);
  });
  expect([readiness, await gateway.process.exited]).toEqual([503, 0]);
  expect(pressed.failures).toEqual([]);
  expect(pressed.sent).toBeGreaterThan(300);
});

/** A checkout of another version that was installed and built: its gateways take the places of ours, and go again. */
const other = process.env['EARLIER_CHECKOUT'];

test.runIf(other)(
  'two builds are rolled under load, there and back, and nothing is lost',
  { timeout: 300_000 },
  async () => {
    const pressed = await press(shop.url, [page, question, posted, agent], 8, async (load) => {
      for (const checkout of [other, undefined])
        for (const index of shop.gateways.keys()) {
          const { process: gateway } = shop.gateways[index] ?? {};
          gateway?.signal('SIGTERM');
          if (gateway) await keepChecking(gateway);
          await comeBack(index, checkout);
          await after(load, 100);
        }
    });
    expect(pressed.failures).toEqual([]);
  },
);

/** What docker-compose.yml does each second: the proxy's own health check. */
async function keepChecking(process: TopologyProcess) {
  while (!process.hasExited) {
    await fetch(`${shop.url}/ready`);
    await sleep(1_000);
  }
}

test('a gateway that is killed under load costs at most what it was answering, and the shop goes on', async () => {
  const [, gateway] = shop.gateways;
  if (!gateway) throw new Error('There is no gateway.');
  let sentBeforeItsEnd = 0;
  const pressed = await press(shop.url, [page, question, posted], 16, async (load) => {
    await after(load, 100);
    gateway.process.signal('SIGKILL');
    await gateway.process.exited;
    sentBeforeItsEnd = load.sent;
    await after(load, 200);
  });
  // Queries by GET were retried at the other one; of the posted ones only those in flight can be lost.
  expect(pressed.failures.filter(({ method }) => method === 'GET')).toEqual([]);
  expect(pressed.failures.length).toBeLessThanOrEqual(16);
  expect(pressed.failures.filter(({ number }) => number > sentBeforeItsEnd)).toEqual([]);
});

/** Until the proxy sends requests to it again. */
async function comeBack(index: number, checkout?: string) {
  const { url } = await shop.restart(index, checkout);
  const seen = shop.proxy.accessLog().length;
  const hasAnswered = async () => {
    await fetch(`${shop.url}/health`);
    return gatewaysIn(shop.proxy.accessLog().slice(seen)).has(new URL(url).host);
  };
  await expect.poll(hasAnswered, { timeout: 30_000 }).toBe(true);
}

test('without Redis the shop goes on', async () => {
  await shop.redis.stop('SIGKILL');
  const pressed = await press(shop.url, [page, question, posted], 8, (load) => after(load, 100));
  expect(pressed.failures).toEqual([]);
});
