// Full tier: starts of the whole mall, and what they refuse.
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { readSettings } from '../../src/config.ts';
import { startMall } from '../../src/server.ts';
import { databaseKinds, emptyDatabaseUrl, fillWithWorld } from './harness/databases.ts';
import { failToStart, startMallProcess, withDataFolder } from './harness/mall-process.ts';
import { exists } from './harness/once.ts';
import { home, password, seedWorld } from './harness/world.ts';

// Starts processes, which takes time on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const wrongServer = { DATABASE_URL: 'postgres://someone:hidden@127.0.0.1:1/shop', MALL_SECRET: 'x'.repeat(40) };
const wrongSettings = { MALL_PORT: 'abc', DATA_DIR: '/nowhere/at/all' };

describe('an obstacle to the start is reported in one sentence, with exit code 1', () => {
  test('wrong settings', async () => {
    expect(await failToStart(wrongSettings)).toEqual({
      code: 1,
      said: 'The settings are wrong. MALL_PORT must be a whole number from 0 to 65535; leave it out for 4100.\n',
    });
  });

  test('a name that is likely meant for a setting, beside the obstacle', async () => {
    const { code, said } = await failToStart({ ...wrongServer, SMPT_URL: 'smtp://127.0.0.1', LOG_LEVEL: 'warn' });
    expect(code).toBe(1);
    expect(said).toContain('SMPT_URL is not a setting, and is ignored. Is SMTP_URL meant?');
  });

  test('a taken port, before any data is touched', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const port = String((server.address() as AddressInfo).port);
    await withDataFolder(async (dataDir) => {
      expect(await failToStart({ DATA_DIR: dataDir, MALL_PORT: port })).toEqual({
        code: 1,
        said: `Port ${port} on 127.0.0.1 is taken. Stop what uses it, or set MALL_PORT to another port.\n`,
      });
      expect(await exists(dataDir)).toBe(false);
    });
    server.close();
  });

  test('a data folder that cannot be written', async () => {
    await withDataFolder(async (dataDir) => {
      // A file instead of a folder: root may write anywhere else.
      await writeFile(dataDir, 'a file');
      const { code, said } = await failToStart({ DATA_DIR: join(dataDir, 'data') });
      expect(code).toBe(1);
      expect(said).toMatch(
        /^The data folder \S+ cannot be written \(\w+\)\. Make it writable for this user, or set DATA_DIR to another folder\.\n$/u,
      );
      expect(await readFile(dataDir, 'utf8')).toBe('a file');
    });
  });

  test('a database server that is not there', async () => {
    const { code, said } = await failToStart(wrongServer);
    expect(code).toBe(1);
    expect(said).toMatch(
      /^The database of DATABASE_URL cannot be reached \(.+\)\. Start it, or correct DATABASE_URL\.\n$/u,
    );
    expect(said).not.toContain('hidden');
  });

  test('a data folder that another mall uses, which goes on undisturbed', async () => {
    await withDataFolder(async (dataDir) => {
      await fillWithWorld(dataDir);
      const first = await startMallProcess({ DATA_DIR: dataDir });
      const { code, said } = await failToStart({ DATA_DIR: dataDir });
      expect(code).toBe(1);
      expect(said).toMatch(
        /^The data folder \S+ is in use by another mall \(process \d+\)\. Stop that one, or set DATA_DIR to another folder\.\n$/u,
      );
      expect((await fetch(`${first.url}/health`)).status).toBe(200);
      expect(await first.end('SIGTERM')).toBe(0);

      expect(await readdir(dataDir)).not.toContain('mall.lock');
      expect((await stat(join(dataDir, 'mall-secret'))).mode & 0o777).toBe(0o600);
      const second = await startMallProcess({ DATA_DIR: dataDir });
      expect(await second.end('SIGINT')).toBe(0);
    });
  });
});

test('a mall that is started while another ends waits for its folder', async () => {
  await withDataFolder(async (dataDir) => {
    await fillWithWorld(dataDir);
    const first = await startMallProcess({ DATA_DIR: dataDir });
    const starting = startMallProcess({ DATA_DIR: dataDir });
    await new Promise((resolve) => setTimeout(resolve, 4_000)); // meanwhile the second finds the folder locked
    expect(await first.end('SIGKILL')).toBeNull();
    expect(await (await starting).end('SIGTERM')).toBe(0);
  });
});

describe.each(databaseKinds)('started within another program on %s', (kind) => {
  test('the mall opens, answers, and lets go of everything', async () => {
    await withDataFolder(async (dataDir) => {
      const databaseUrl = kind === 'postgres' ? await emptyDatabaseUrl() : '';
      const settings = readSettings({
        DATA_DIR: dataDir,
        MALL_PORT: '0',
        LOG_LEVEL: 'silent',
        DATABASE_URL: databaseUrl,
      });
      const mall = await startMall(settings, { seed: seedWorld });
      const signIn = await fetch(`${mall.url}/api/v1/mall/auth/sign-in`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ id: 'member', password, mallId: home }),
      });
      expect(signIn.status).toBe(200);
      await mall.close();
      await expect(fetch(`${mall.url}/health`)).rejects.toThrow('fetch failed');
      // A second start finds everything migrated, and the folder unlocked.
      const again = await startMall(settings, { seed: async () => undefined });
      await again.close();
    });
  });
});
