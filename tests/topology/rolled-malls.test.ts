// Full tier: two malls on one database behind one name, of which one ends while shoppers buy.
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededDatabaseUrl } from '../../mall/test/rest/harness/seeded.ts';
import { root } from '../../scripts/lib/paths.ts';
import { mallFlags } from '../../scripts/lib/service.ts';
import { newOrder } from '../harness/new-order.ts';
import { freePorts } from '../harness/ports.ts';
import { TopologyProcess } from '../harness/topology-process.ts';

/** A checkout of an earlier version that was installed: malls of it take the new ones' places in the end. */
const earlier = process.env['EARLIER_CHECKOUT'];

const gaon = { id: 'gaon', password: 'Family!2026' };
/** Of busy machines. */
const startMs = 400_000;
const wholeMs = 900_000;
const probeMs = 200;
const unreadyMs = 2_000;

interface Mall {
  port: number;
  process: TopologyProcess;
  isReady: boolean;
}

let folder: string;
let databaseUrl: string;
const malls: Mall[] = [];
let balancer: Server;
let gateway: TopologyProcess;
let url: string;
const probing = { isOver: false, work: Promise.resolve() };

/** As a service of Kubernetes does: new connections go to malls that are ready, in turn. */
function openBalancer(): Promise<Server> {
  let turn = 0;
  const server = createServer((near) => {
    const ready = malls.filter(({ isReady }) => isReady);
    const mall = ready[(turn += 1) % Math.max(1, ready.length)];
    if (!mall) return void near.destroy();
    const far = connect(mall.port, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => other.destroy());
      one.pipe(other);
    }
    return undefined;
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

async function probe(): Promise<void> {
  while (!probing.isOver) {
    for (const mall of malls) {
      mall.isReady = await fetch(`http://127.0.0.1:${mall.port}/ready`, { signal: AbortSignal.timeout(1_000) }).then(
        ({ ok }) => ok,
        () => false,
      );
    }
    await sleep(probeMs);
  }
}

function startProcess(
  name: string,
  [script = '', ...words]: string[],
  env: Record<string, string>,
  checkout = root,
): TopologyProcess {
  return new TopologyProcess({
    name,
    command: process.execPath,
    args: [...mallFlags, join(checkout, script), ...words],
    env: { HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...env },
    logFile: join(folder, `${name}.log`),
  });
}

async function startMall(name: string, checkout = root): Promise<Mall> {
  const [port = 0] = await freePorts(1);
  const env = {
    MALL_PORT: String(port),
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'data'),
    MALL_SECRET: 'a secret of two malls, of 32 letters and more',
    MIGRATE_AT_START: '0',
    MALL_UNREADY_MS: String(unreadyMs),
    PG_TEST: '1',
    PORT: '',
    SIGN_IN_LIMIT: '10000',
    SIGN_IN_ADDRESS_LIMIT: '10000',
  };
  const process = startProcess(name, ['mall/content/src/main.ts'], env, checkout);
  const mall: Mall = { port, process, isReady: false };
  malls.push(mall);
  await process.ready(async () => mall.isReady, startMs);
  return mall;
}

/** Pieces enough for who buys all the time. */
async function stockUp(): Promise<void> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  for (const table of ['products', 'goods_options', 'product_colors'])
    await database.query(`update ${table} set stckqty = 100000`);
  await database.end();
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'family-mall-rolled-'));
  databaseUrl = await seededDatabaseUrl();
  const migrating = startProcess('migrate', ['mall/content/src/main.ts', 'migrate'], {
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'data'),
    MALL_SECRET: 'a secret of two malls, of 32 letters and more',
  });
  if ((await migrating.exited) !== 0) throw new Error(`The migration failed: ${migrating.log}`);
  await stockUp();
  balancer = await openBalancer();
  probing.work = probe();
  await Promise.all(['mall-1', 'mall-2'].map((name) => startMall(name)));
  const [port = 0, metrics = 0] = await freePorts(2);
  url = `http://127.0.0.1:${port}`;
  gateway = startProcess('gateway', ['bff/src/main.ts'], {
    PORT: String(port),
    METRICS_PORT: String(metrics),
    MALL_API_URL: `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`,
    PG_TEST: '1',
    SIGN_IN_TRIES_PER_ACCOUNT: '10000',
    SIGN_IN_TRIES_PER_ADDRESS: '10000',
  });
  await gateway.ready(async () => (await fetch(`${url}/ready`)).ok, startMs);
}, wholeMs);
afterAll(async () => {
  probing.isOver = true;
  await probing.work;
  await gateway?.stop();
  for (const { process } of malls) await process.stop();
  balancer?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Replaces the two malls that run by two of a checkout, one after the other, while shoppers buy. Returns what failed. */
async function roll(checkout: string): Promise<string[]> {
  const state = { isOver: false };
  let placed = 0;
  const failures: string[] = [];
  const buying = Array.from({ length: 2 }, async () => {
    while (!state.isOver) {
      await newOrder({ url }, gaon).then(
        () => (placed += 1),
        (error: unknown) => failures.push(String(error)),
      );
      await sleep(500);
    }
  });
  const bought = () => {
    const before = placed;
    return expect.poll(() => [failures.slice(0, 3), placed > before + 2], { timeout: startMs }).toEqual([[], true]);
  };
  await bought();
  for (const mall of malls.slice(-2)) {
    await startMall(`mall-${malls.length + 1}`, checkout);
    mall.process.signal('SIGTERM');
    expect(await mall.process.exited).toBe(0);
    await bought();
  }
  state.isOver = true;
  await Promise.all(buying);
  return failures.slice(0, 3);
}

test('malls are replaced one after the other, and every order is placed meanwhile', { timeout: wholeMs }, async () => {
  expect(await roll(root)).toEqual([]);
});

test.runIf(earlier)(
  'the way back: malls of an earlier version on the migrated database',
  { timeout: wholeMs },
  async () => {
    expect(await roll(earlier ?? root)).toEqual([]);
  },
);
