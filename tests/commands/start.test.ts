// Full tier: starts everything many times, and breaks it.
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fillWithSeed } from '../../mall/test/rest/harness/seeded.ts';
import { root } from '../../scripts/lib/paths.ts';
import { freePorts } from '../harness/ports.ts';

const FIRST_START_MS = 150_000;
const patience = { timeout: 60_000 };

/** With the seed, for all starts but one. */
let seeded: string;
/** The folder of one test; what must not be changed stays empty here. */
let folder: string;
beforeAll(async () => {
  seeded = await mkdtemp(join(tmpdir(), 'family-mall-seeded-'));
  await fillWithSeed(seeded);
});
afterAll(() => rm(seeded, { recursive: true, force: true }));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'family-mall-start-'));
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 }));

async function settings(dataDir = join(folder, 'data')) {
  const [port, mallPort, metricsPort] = await freePorts(3);
  return {
    PORT: String(port),
    MALL_PORT: String(mallPort),
    METRICS_PORT: String(metricsPort),
    OPERATOR_PORT: '0',
    DATA_DIR: dataDir,
  };
}

async function startShop(dataDir = seeded) {
  const env = await settings(dataDir);
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

function occupy(host = '127.0.0.1'): Promise<Server> {
  const server = createServer();
  return new Promise((resolve) => server.listen(0, host, () => resolve(server)));
}

/** The process of a program of the shop, by its script: a child of the command, which is a child of the one that npm runs. */
async function programOf(shop: { child: ChildProcess }, script: string): Promise<number> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/u.test(name));
  const processes = await Promise.all(
    ids.map(async (id) => {
      const [stat, command] = await Promise.all([
        readFile(`/proc/${id}/stat`, 'utf8').catch(() => ''),
        readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => ''),
      ]);
      return { id: Number(id), parent: Number(stat.split(') ')[1]?.split(' ')[1]), command };
    }),
  );
  const parents = processes.filter(({ parent }) => parent === shop.child.pid).map(({ id }) => id);
  const found = processes.find(({ parent, command }) => parents.includes(parent) && command.includes(script));
  return found?.id ?? 0;
}

async function statusOfHome({ PORT }: { PORT: string }): Promise<number> {
  const { status } = await fetch(`http://127.0.0.1:${PORT}/familyshop/home`);
  return status;
}

type Ports = Record<'PORT' | 'MALL_PORT' | 'METRICS_PORT', string>;

function areFree({ PORT, MALL_PORT, METRICS_PORT }: Ports): Promise<boolean[]> {
  return Promise.all([PORT, MALL_PORT, METRICS_PORT].map(isFree));
}

describe('npm start', { timeout: FIRST_START_MS + 30_000 }, () => {
  test('prints one address, serves it, lets no other mall have its data, and SIGINT ends everything cleanly', async () => {
    const { env, ...shop } = await startShop();
    expect(shop.output().match(/https?:\/\/\S+/g)).toHaveLength(1);
    const second = start(await settings(seeded));
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('DATA_DIR');
    expect(await statusOfHome(env)).toBe(200);

    // As a terminal does it: to the whole group.
    process.kill(-(shop.child.pid ?? 0), 'SIGINT');
    expect(await shop.ended).toBe(0);
    expect(await areFree(env)).toEqual([true, true, true]);
  });

  test('seeds an empty folder, and ends with its parent when that is killed without a chance to pass anything on', async () => {
    const { env, ...shop } = await startShop(join(folder, 'data'));
    expect(await statusOfHome(env)).toBe(200);
    shop.child.kill('SIGKILL');
    await expect.poll(() => areFree(env), patience).toEqual([true, true, true]);
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

  test('says that localhost leads to another program first', async () => {
    const occupant = await occupy('::1');
    const taken = String((occupant.address() as AddressInfo).port);
    const shop = start({ ...(await settings()), PORT: taken });
    expect(await shop.ended).toBe(1);
    expect(shop.output()).toContain(`Port ${taken} on ::1 is taken.`);
    expect(await readdir(folder)).toEqual([]);
    occupant.close();
  });

  test('starts a program again that ended by itself, and says so, until SIGTERM ends it cleanly', async () => {
    const { env, ...shop } = await startShop();
    for (const [script, name] of [
      ['bff/src/main.ts', 'gateway'],
      ['mall/content/src/main.ts', 'embedded mall'],
    ] as const) {
      process.kill(await programOf(shop, script), 'SIGKILL');
      await expect.poll(shop.output, patience).toContain(`The ${name} is back.`);
      expect(shop.output()).toContain(`The ${name} ended unexpectedly (SIGKILL); it is started again.`);
    }
    await expect.poll(() => statusOfHome(env), patience).toBe(200);

    shop.child.kill('SIGTERM');
    expect(await shop.ended).toBe(0);
    expect(await areFree(env)).toEqual([true, true, true]);
  });

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

  test('says in one sentence what to do about a data folder that is not writable, or whose database is damaged', async () => {
    const data = join(folder, 'data');
    await writeFile(data, 'a file where a folder should be');
    const shop = start(await settings());
    expect(await shop.ended).toBe(1);
    expect(shop.output().trim()).toMatch(
      /^The data folder .+ cannot be written .+ or set DATA_DIR to another folder\.$/u,
    );

    await rm(data);
    await mkdir(join(data, 'postgres/base'), { recursive: true });
    const other = start(await settings());
    expect(await other.ended).toBe(1);
    expect(other.output().trim()).toMatch(/^The database in .+ is damaged: PG_VERSION is missing.+$/u);
    expect(await readdir(join(data, 'postgres'))).toEqual(['base']);
  });
});
