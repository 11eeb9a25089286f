// Full tier: damaged folders, and disks that are full or read-only.
import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi, type TestContext } from 'vitest';
import { readSettings, StartError } from '../../src/config.ts';
import { openEmbeddedDatabase } from '../../src/db/embedded-database.ts';
import { startMall } from '../../src/server.ts';
import { fillWithWorld } from './harness/databases.ts';
import { failToStart } from './harness/mall-process.ts';
import { exists } from './harness/once.ts';
import { seedWorld } from './harness/world.ts';

// Makes databases, which takes time on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

/** None. */
const server = 'postgres://mall@127.0.0.1:1/mall';
const MALL_SECRET = 'a secret of damaged data, of 32 letters and more';

let folder: string;
let dataDir: string;
/** A whole one, to be copied. */
let whole: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-damaged-'));
  whole = join(folder, 'whole');
  await fillWithWorld(whole);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const settings = (change: Record<string, string> = {}) =>
  readSettings({ DATA_DIR: dataDir, MALL_PORT: '0', LOG_LEVEL: 'silent', ...change });

/** What the operator reads. */
async function refusalOf(change: Record<string, string> = {}): Promise<string> {
  const error = await startMall(settings(change), { seed: async () => undefined }).catch((thrown: unknown) => thrown);
  if (error instanceof StartError) return error.message;
  throw error;
}

/** Names, sizes and times of all files of the database. */
async function filesOf(database: string) {
  const names = await readdir(database, { recursive: true });
  const facts = await Promise.all(names.map((name) => stat(join(database, name))));
  return names.map((name, index) => [name, facts[index]?.size, facts[index]?.mtimeMs]);
}

const damages: Record<string, { damage: (database: string) => Promise<void>; said: string }> = {
  'without PG_VERSION': { damage: (database) => rm(join(database, 'PG_VERSION')), said: 'PG_VERSION is missing' },
  'without its write-ahead log': {
    damage: (database) => rm(join(database, 'pg_wal'), { recursive: true }),
    said: 'pg_wal is missing',
  },
  'with an empty write-ahead log': {
    damage: async (database) => {
      await rm(join(database, 'pg_wal'), { recursive: true });
      await mkdir(join(database, 'pg_wal'));
    },
    said: 'pg_wal is empty',
  },
  'with a zeroed pg_control': {
    damage: (database) => writeFile(join(database, 'global/pg_control'), Buffer.alloc(8192)),
    said: 'global/pg_control is empty',
  },
  'without its tables': {
    damage: (database) => rm(join(database, 'base'), { recursive: true }),
    said: 'base is missing',
  },
};

describe('a database folder', () => {
  test.each(Object.entries(damages))('%s is refused with the remedy, and left as it is', async (name, each) => {
    dataDir = join(folder, name.replaceAll(' ', '-'));
    const database = join(dataDir, 'postgres');
    await cp(whole, dataDir, { recursive: true });
    await each.damage(database);
    const before = await filesOf(database);
    const refusal = await refusalOf();
    expect(refusal).toContain(`The database in ${database} is damaged: ${each.said}`);
    expect(refusal).toContain('Restore it from a backup (docs/operations.md, section 8)');
    expect(await filesOf(database)).toEqual(before);
  });

  test('that PostgreSQL itself refuses is told in one sentence', async () => {
    dataDir = join(folder, 'other-version');
    await cp(whole, dataDir, { recursive: true });
    await writeFile(join(dataDir, 'postgres/PG_VERSION'), '12\n');
    const { code, said } = await failToStart({ DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(said.trim().split('\n').at(-1)).toMatch(/^The database in \S+ is damaged \(.+\)\. It is left as it is\./u);
    expect(said).not.toMatch(/\n\s+at /u);
    expect(await readFile(join(dataDir, 'postgres/PG_VERSION'), 'utf8')).toBe('12\n');
  });

  test('that a killed first start left half made is made anew', async () => {
    dataDir = join(folder, 'half-made');
    await cp(whole, dataDir, { recursive: true });
    await writeFile(join(dataDir, 'postgres.unfinished'), '');
    await rm(join(dataDir, 'postgres/global'), { recursive: true });
    const mall = await startMall(settings(), { seed: seedWorld });
    expect((await fetch(`${mall.url}/health`)).status).toBe(200);
    await mall.close();
    expect((await readdir(dataDir)).toSorted()).toEqual([
      'mall-secret',
      'postgres',
      expect.stringMatching(/^postgres\.aside-\d+$/u),
    ]);
  });

  test('that was restored beside the mark of a killed first start is set aside, not deleted', async () => {
    dataDir = join(folder, 'restored');
    await cp(whole, dataDir, { recursive: true });
    await writeFile(join(dataDir, 'postgres.unfinished'), '');
    const before = await filesOf(join(dataDir, 'postgres'));
    const said: string[] = [];
    const { close } = await openEmbeddedDatabase(dataDir, seedWorld, (line) => said.push(line));
    await close();
    const aside = (await readdir(dataDir)).find((name) => name.startsWith('postgres.aside-')) ?? '';
    expect(await filesOf(join(dataDir, aside))).toEqual(before);
    expect(said).toEqual([expect.stringContaining(`is kept in ${join(dataDir, aside)}`)]);
  });
});

/** Mounts a small file system at the data folder while the callback runs. */
async function mounted({ skip }: TestContext, options: string, work: () => Promise<void>): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', dataDir]);
  if (status !== 0) skip('this machine does not allow mounts');
  try {
    await work();
  } finally {
    spawnSync('umount', [dataDir]);
  }
}

describe('a disk', () => {
  test.for(['', server])('that is full is told (DATABASE_URL=%s)', async (DATABASE_URL, context) => {
    dataDir = join(folder, `full${DATABASE_URL.length}`);
    await mounted(context, 'size=64k', async () => {
      await writeFile(join(dataDir, 'filling'), Buffer.alloc(65_536)).catch(() => undefined);
      expect(await refusalOf({ DATABASE_URL })).toMatch(
        /^The disk of the data folder \S+ is full: \d+ MB must be free\. Make room on it, or set DATA_DIR/u,
      );
      expect(await readdir(dataDir)).toEqual(['filling']);
    });
  });

  test('with too little room for a new database is told before one is begun', async (context) => {
    dataDir = join(folder, 'small');
    await mounted(context, 'size=40m', async () => {
      expect(await refusalOf()).toContain('is full: 300 MB must be free');
      expect(await readdir(dataDir)).toEqual([]);
    });
  });

  test.for<[string, Record<string, string>]>([
    ['the database', {}],
    ['the secret', { DATABASE_URL: server }],
    ['files', { DATABASE_URL: server, MALL_SECRET }],
  ])('that is read-only is told where it is to keep %s', async ([, change], context) => {
    dataDir = await mkdtemp(join(folder, 'read-only-'));
    await mounted(context, 'ro', async () => {
      expect(await refusalOf(change)).toMatch(/^The data folder \S+ cannot be written \(EROFS\)\. Make it writable/u);
    });
  });

  test('is not looked at where nothing is kept', async () => {
    dataDir = '/proc/nowhere';
    const change = {
      DATABASE_URL: server,
      MALL_SECRET,
      FILE_STORE_URL: 'http://127.0.0.1:1/bucket',
      FILE_STORE_KEY_ID: 'id',
      FILE_STORE_SECRET: 'secret',
    };
    expect(await refusalOf(change)).toContain('DATABASE_URL cannot be reached');
    expect(await exists(dataDir)).toBe(false);
  });
});
