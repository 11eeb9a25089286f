import { spawn } from 'node:child_process';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { root } from '../../scripts/lib/paths.ts';
import { freePorts } from '../harness/ports.ts';

const FIRST_START_MS = 150_000;

/** Seeded by the first start, found again by the others. */
let seeded: string;
/** The folder of one test; what must not be changed stays empty here. */
let folder: string;
beforeAll(async () => {
  seeded = await mkdtemp(join(tmpdir(), 'family-mall-seeded-'));
});
afterAll(() => rm(seeded, { recursive: true, force: true }));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'family-mall-start-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function settings(dataDir = join(folder, 'data')) {
  const [port, mallPort, metricsPort] = await freePorts(3);
  return { PORT: String(port), MALL_PORT: String(mallPort), METRICS_PORT: String(metricsPort), DATA_DIR: dataDir };
}

async function startShop() {
  const env = await settings(seeded);
  const shop = start(env);
  await expect.poll(shop.output, { timeout: FIRST_START_MS }).toContain(`http://localhost:${env.PORT}`);
  return { ...shop, env };
}

/** The start command as npm runs it, through the script that any Node can run. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(root, 'scripts', 'run.mjs'), 'start'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: undefined, ...env }, // not Vitest's NODE_ENV
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, ended, output: () => output };
}

async function isFree(port: string): Promise<boolean> {
  const server = createServer();
  const free = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(Number(port), '127.0.0.1', () => resolve(true));
  });
  await new Promise((resolve) => server.close(resolve));
  return free;
}

function occupy(): Promise<Server> {
  const server = createServer();
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

describe('npm start', { timeout: FIRST_START_MS + 30_000 }, () => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    'prints one address, serves it, and %s ends everything cleanly',
    async (signal) => {
      const { env, ...shop } = await startShop();
      expect(shop.output().match(/https?:\/\/\S+/g)).toHaveLength(1);
      const home = await fetch(`http://127.0.0.1:${env.PORT}/familyshop/home`);
      expect(home.status).toBe(200);

      // As a terminal does it: to the whole group.
      process.kill(-(shop.child.pid ?? 0), signal);
      expect(await shop.ended).toBe(0);
      expect(await Promise.all([env.PORT, env.MALL_PORT, env.METRICS_PORT].map(isFree))).toEqual([true, true, true]);
    },
  );

  test('ends with its parent when that is killed without a chance to pass anything on', async () => {
    const { env, ...shop } = await startShop();
    shop.child.kill('SIGKILL');
    await expect.poll(() => isFree(env.PORT), { timeout: 15_000 }).toBe(true);
    await expect.poll(() => isFree(env.MALL_PORT), { timeout: 15_000 }).toBe(true);
  });

  test.each(['PORT', 'MALL_PORT', 'METRICS_PORT'] as const)(
    'says in one sentence that %s is taken, and changes no data',
    async (name) => {
      const occupant = await occupy();
      const taken = String((occupant.address() as AddressInfo).port);
      const shop = start({ ...(await settings()), [name]: taken });
      expect(await shop.ended).toBe(1);
      expect(shop.output().trim().split('\n')).toHaveLength(1);
      expect(shop.output()).toContain(taken);
      expect(shop.output()).toContain(`${name}=`);
      expect(await readdir(folder)).toEqual([]);
      occupant.close();
    },
  );

  test('names every wrong setting at once, and touches no data', async () => {
    const shop = start({
      ...(await settings()),
      MALL_PORT: 'abc',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://nowhere',
      MALL_HOSTS: '://',
    });
    expect(await shop.ended).toBe(1);
    for (const name of ['MALL_PORT', 'LOG_LEVEL', 'DATABASE_URL']) expect(shop.output()).toContain(name);
    expect(shop.output()).not.toMatch(/\n\s+at /);
    expect(await readdir(folder)).toEqual([]);
  });

  test('says what to do about a data folder that is not writable', async () => {
    const data = join(folder, 'data');
    await writeFile(data, 'a file where a folder should be');
    const shop = start(await settings());
    expect(await shop.ended).toBe(1);
    expect(shop.output()).toContain('DATA_DIR');
    expect(shop.output()).not.toMatch(/\n\s+at /);
  });

  test('says what to do about a database server that does not respond', async () => {
    const [port] = await freePorts(1);
    const shop = start({ ...(await settings()), DATABASE_URL: `postgres://nobody:secret-word@127.0.0.1:${port}/none` });
    expect(await shop.ended).toBe(1);
    expect(shop.output()).toContain('DATABASE_URL');
    expect(shop.output()).not.toContain('secret-word');
    expect(shop.output()).not.toMatch(/\n\s+at /);
  });

  test('refuses data that another mall has open, and leaves that one in peace', async () => {
    const { env, ...first } = await startShop();
    const second = start(await settings(seeded));
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('DATA_DIR');
    expect((await fetch(`http://127.0.0.1:${env.PORT}/familyshop/home`)).status).toBe(200);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
  });
});
