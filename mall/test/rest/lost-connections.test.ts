// Full tier: a PostgreSQL server that stops and starts under load, or goes silent.
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';
import { describe, expect, test } from 'vitest';
import { jobDatabaseOf } from '../../src/db/server-database.ts';
import { openSilentProxy } from '../../../tests/harness/silent-proxy.ts';
import { administer, openCluster, removeCluster, resumeCluster, stopCluster } from './harness/cluster.ts';
import { databaseKinds, emptyDatabaseUrl } from './harness/databases.ts';
import { aJobQueue } from './harness/jobs.ts';
import { addToCart, anIntent, call, repeatAll, signInAt, type Intent } from './harness/keyed-pieces.ts';
import { startMallProcess, withDataFolder, type MallProcess } from './harness/mall-process.ts';

const name = 'mall-that-loses-connections';
const fault = { status: 500, code: '9999' };
const patience = { timeout: 30_000 };
/** Few connections, so that a single one that stayed away would be missed. */
const connections = 3;
/** A cart holds a hundred lines. */
const mostLines = 90;

/** A mall on a database of its own, with its members and goods. */
async function withMall(
  databaseUrl: string,
  work: (mall: MallProcess) => Promise<void>,
  settings: Record<string, string> = {},
) {
  await withDataFolder(async (dataDir) => {
    const mall = await startMallProcess({
      DATA_DIR: dataDir,
      DATABASE_URL: `${databaseUrl}?application_name=${name}`,
      DATABASE_CONNECTIONS: String(connections),
      ...settings,
    });
    await work(mall);
    expect(await mall.end('SIGTERM'), 'the mall lived on').toBe(0);
  });
}

/** Sends keyed calls, one after the other, until told to stop; collects what was sent and how it was answered. */
function sendPieces(url: string, token: string, writers: number) {
  const intents: Intent[] = [];
  const answers: { status: number; code: string }[] = [];
  const over = new AbortController();
  const writing = Promise.all(
    Array.from({ length: writers }, async () => {
      while (!over.signal.aborted && intents.length < mostLines) {
        const intent = anIntent(intents.length);
        intents.push(intent);
        const { status, code } = await addToCart(url, token, intent);
        answers.push({ status, code });
      }
    }),
  );
  writing.catch(() => undefined); // `end` throws it
  return {
    intents,
    answers,
    end: async () => {
      over.abort();
      await writing;
    },
  };
}

describe.runIf(databaseKinds.includes('postgres'))('a mall whose database ends its connections', () => {
  test('in the middle of transactions answers with a fault, lives on, and a repeat has its effect once', async () => {
    const databaseUrl = await emptyDatabaseUrl();
    await withMall(databaseUrl, async (mall) => {
      const token = await signInAt(mall.url);
      const blocker = new Client({ connectionString: databaseUrl });
      const other = new Client({ connectionString: databaseUrl });
      await Promise.all([blocker.connect(), other.connect()]);
      const terminate = (condition: string) =>
        other.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where application_name = '${name}' and ${condition}`,
        );
      const intents: Intent[] = [];
      // More often than there are connections.
      for (let round = 0; round <= connections; round += 1) {
        const intent = anIntent(round);
        intents.push(intent);
        await blocker.query('begin');
        await blocker.query('lock table cart_lines in exclusive mode');
        const answer = addToCart(mall.url, token, intent);
        await expect.poll(async () => (await terminate(`wait_event_type = 'Lock'`)).rowCount, patience).toBe(1);
        expect(await answer).toMatchObject(fault);
        await blocker.query('rollback');
      }
      await repeatAll(mall.url, token, intents);

      // Wherever they are at that moment: idle, between two statements, in one.
      const sent = sendPieces(mall.url, token, 6);
      for (let round = 0; round < 25; round += 1) {
        await terminate('true');
        await pause(10);
      }
      await sent.end();
      expect(sent.answers.filter(({ code }) => code !== '0000' && code !== '9999')).toEqual([]);
      await repeatAll(mall.url, token, sent.intents);
      await Promise.all([blocker.end(), other.end()]);
    });
  }, 120_000);

  test('by a silence answers with faults, is not ready meanwhile, and goes on by new connections', async () => {
    const direct = new URL(await emptyDatabaseUrl());
    const proxy = await openSilentProxy(Number(direct.port));
    direct.port = String(proxy.port);
    await withMall(
      String(direct),
      async (mall) => {
        const token = await signInAt(mall.url);
        const statusOfReady = async () => (await fetch(`${mall.url}/ready`)).status;
        const sent = sendPieces(mall.url, token, 6);
        await expect.poll(() => sent.answers.length, { ...patience, interval: 1 }).toBeGreaterThan(5);
        proxy.silence({ laterToo: true });
        await expect.poll(() => sent.answers.at(-1), patience).toEqual(fault);
        await sent.end();
        expect(await statusOfReady()).toBe(503);
        proxy.resume();
        await expect.poll(statusOfReady, patience).toBe(200);
        await repeatAll(mall.url, token, sent.intents);
      },
      { DATABASE_STATEMENT_MS: '1000' },
    );
    await proxy.close();
  }, 120_000);

  test('by stopping under load answers with faults meanwhile, and goes on with calls and jobs once it is back', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mall-test-stopped-'));
    await chmod(folder, 0o755);
    try {
      const cluster = await openCluster(folder);
      await administer(cluster, 'create database shop');
      const databaseUrl = cluster.urlOf('shop');
      await withMall(databaseUrl, async (mall) => {
        const token = await signInAt(mall.url);
        for (const mode of ['immediate', 'fast'] as const) {
          const sent = sendPieces(mall.url, token, 6);
          await expect.poll(() => sent.answers.length, { ...patience, interval: 1 }).toBeGreaterThan(5);
          await stopCluster(folder, mode);
          await expect.poll(() => sent.answers.at(-1), patience).toEqual(fault);
          await sent.end();
          const health = await fetch(`${mall.url}/health`);
          expect({ status: health.status, code: ((await health.json()) as { code: string }).code }).toEqual(fault);
          await resumeCluster(folder);
          await repeatAll(mall.url, token, sent.intents);
        }
        await queueJob(databaseUrl);
        await expect
          .poll(async () => (await fetch(`${mall.url}/metrics`)).text(), patience)
          .toMatch(/job_runs_total\{queue="order-entrance",outcome="done"\} 1/u);
        expect((await call(`${mall.url}/api/v1/mall/carts`, token)).code).toBe('0000');
      });
    } finally {
      await removeCluster(folder);
    }
  }, 120_000);
});

/** A job that does nothing, since its order is unknown. */
async function queueJob(databaseUrl: string): Promise<void> {
  const pool = new Pool({ connectionString: databaseUrl });
  const queue = aJobQueue(jobDatabaseOf(pool), () => new Date());
  await queue.send(drizzle(pool), 'order-entrance', { ordNo: 'unknown' });
  await pool.end();
}
