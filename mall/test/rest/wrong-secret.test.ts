// Full tier: starts with wrong secrets, on both databases.
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { readSettings } from '../../src/config.ts';
import { meta } from '../../src/db/schema/operations.ts';
import { startMall, type RunningMall } from '../../src/server.ts';
import { aKey, anAddress } from './cases/buying-calls.ts';
import {
  databaseKinds,
  emptyDatabaseUrl,
  fillWithWorld,
  worldDatabaseUrl,
  type DatabaseKind,
} from './harness/databases.ts';
import { signInAt } from './harness/keyed-pieces.ts';
import { withDataFolder } from './harness/mall-process.ts';
import { exists } from './harness/once.ts';
import { sendTo } from './harness/shop.ts';

// Starts many malls, which takes time on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const first = 'the secret of the first start, of 32 letters and more';
const other = 'another secret, which is of 32 letters and more too';

/** Data in one place that is started with one secret after the other; undefined: the one in the data folder. */
async function withData(
  kind: DatabaseKind,
  work: (start: (secret?: string) => Promise<RunningMall>, dataDir: string) => Promise<void>,
): Promise<void> {
  const DATABASE_URL = kind === 'postgres' ? await worldDatabaseUrl() : '';
  await withDataFolder(async (dataDir) => {
    if (kind === 'pglite') await fillWithWorld(dataDir);
    const start = async (MALL_SECRET?: string) => {
      const settings = readSettings({
        DATA_DIR: dataDir,
        MALL_PORT: '0',
        LOG_LEVEL: 'silent',
        DATABASE_URL,
        MALL_SECRET,
      });
      return startMall(settings);
    };
    await work(start, dataDir);
  });
}

async function writeAddress(mall: RunningMall): Promise<void> {
  const token = await signInAt(mall.url);
  const { code } = await sendTo(mall.url, 'createDelivery', { token, params: aKey(), body: anAddress });
  expect(code).toBe('0000');
}

async function addressesOf(mall: RunningMall): Promise<unknown> {
  const { data } = await sendTo(mall.url, 'listDeliveries', { token: await signInAt(mall.url) });
  return data;
}

describe.each(databaseKinds)('a secret other than that of the data on %s', (kind) => {
  test('is refused with the reason, and nothing is lost', async () => {
    await withData(kind, async (start) => {
      const mall = await start(first);
      await mall.close(); // nothing is sealed yet but the known text
      await expect(start(other)).rejects.toThrow('MALL_SECRET is not the secret that the data were sealed with.');
      const again = await start(first);
      await writeAddress(again);
      expect(await addressesOf(again)).toHaveLength(1);
      await again.close();
    });
  });

  test('is refused for data from before there was a known text, and their own is taken', async () => {
    await withData(kind, async (start) => {
      const mall = await start(first);
      await writeAddress(mall);
      await mall.context.db.delete(meta).where(eq(meta.key, 'secret-check'));
      await mall.close();
      await expect(start(other)).rejects.toThrow('MALL_SECRET is not the secret that the data were sealed with.');
      const again = await start(first);
      expect(await addressesOf(again)).toHaveLength(1);
      const [check] = await again.context.db.select().from(meta).where(eq(meta.key, 'secret-check'));
      expect(check?.value).not.toContain('secret');
      await again.close();
    });
  });

  test('is not made when that of the data folder is missing, damaged or exchanged', async () => {
    await withData(kind, async (start, dataDir) => {
      const [file, aside] = [join(dataDir, 'mall-secret'), join(dataDir, 'mall-secret.aside')];
      await (await start()).close();
      await rename(file, aside);
      await expect(start()).rejects.toThrow(`The secret of the data, ${file}, is missing. Put it back from a backup`);
      expect(await exists(file)).toBe(false);
      await writeFile(file, 'half a sec');
      await expect(start()).rejects.toThrow(`The secret in ${file} is damaged. Put it back from a backup`);
      await writeFile(file, other);
      await expect(start()).rejects.toThrow(`The secret in ${file} is not the one that the data were sealed with.`);
      await rm(file);
      await (await start(await readFile(aside, 'utf8'))).close();
      await rename(aside, file);
      await (await start()).close();
    });
  });
});

test.runIf(databaseKinds.includes('postgres'))(
  'of two malls that begin a database with different secrets one opens',
  async () => {
    const DATABASE_URL = await emptyDatabaseUrl();
    await withDataFolder(async (DATA_DIR) => {
      const starts = await Promise.allSettled(
        [first, other].map((MALL_SECRET) =>
          startMall(readSettings({ DATA_DIR, MALL_PORT: '0', LOG_LEVEL: 'silent', DATABASE_URL, MALL_SECRET })),
        ),
      );
      expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      for (const each of starts) if (each.status === 'fulfilled') await each.value.close();
    });
  },
);
