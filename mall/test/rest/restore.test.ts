// Full tier: backups that are restored by the book.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSettings } from '../../src/config.ts';
import { startMall, type RunningMall } from '../../src/server.ts';
import { aKey, anAddress } from './cases/buying-calls.ts';
import { postgresProgram } from './harness/cluster.ts';
import { databaseKinds, emptyDatabaseUrl, fillWithWorld, worldDatabaseUrl } from './harness/databases.ts';
import { signInAt } from './harness/keyed-pieces.ts';
import { sendTo } from './harness/shop.ts';

// Makes databases, which takes time on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const book = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-restore-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs the commands that the book shows under this name. */
async function followBook(name: string, cwd: string, DATABASE_URL: string): Promise<void> {
  const commands = book.split(`<!-- ${name} -->`)[1]?.split('```sh\n')[1]?.split('```')[0] ?? '';
  expect(commands).not.toBe('');
  const PATH = `${await postgresProgram()}:${process.env['PATH']}`;
  const { status, stderr } = spawnSync('sh', ['-ec', commands], { cwd, env: { PATH, DATABASE_URL }, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
}

function open(place: string, DATABASE_URL: string): Promise<RunningMall> {
  const DATA_DIR = join(place, 'data');
  return startMall(readSettings({ DATA_DIR, DATABASE_URL, MALL_PORT: '0', LOG_LEVEL: 'silent' }));
}

/** An address and a file of a member, which need database, secret and files. */
async function fill({ url }: RunningMall): Promise<string> {
  const token = await signInAt(url);
  await sendTo(url, 'createDelivery', { token, params: aKey(), body: anAddress });
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('purpCd', 'CLAIM');
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'crack.jpg');
  const { code, data } = await sendTo(url, 'uploadFile', { token, params: aKey(), body: form });
  expect(code).toBe('0000');
  return (data as { fileNo: string }).fileNo;
}

async function read({ url }: RunningMall, fileNo: string) {
  const token = await signInAt(url);
  const { data: addresses } = await sendTo(url, 'listDeliveries', { token });
  const { data: file } = await sendTo(url, 'getFile', { token, params: { fileNo } });
  return { addresses, file };
}

test.each(databaseKinds)('a backup by the book is restored by the book into a new folder (%s)', async (kind) => {
  const way = kind === 'postgres' ? 'postgres' : 'embedded';
  const [here, elsewhere] = [join(folder, 'here'), join(folder, 'elsewhere')];
  await Promise.all([mkdir(here), mkdir(elsewhere)]);

  const first = kind === 'postgres' ? await worldDatabaseUrl() : '';
  if (kind === 'pglite') await fillWithWorld(join(here, 'data'));
  const mall = await open(here, first);
  const fileNo = await fill(mall);
  const before = await read(mall, fileNo);
  expect(before).toEqual({ addresses: [expect.anything()], file: expect.any(Buffer) });
  await mall.close();
  await followBook(`backup ${way}`, here, first);

  const second = kind === 'postgres' ? await emptyDatabaseUrl() : '';
  for (const name of ['shop-data.tar.gz', ...(kind === 'postgres' ? ['shop.dump'] : [])])
    await rename(join(here, name), join(elsewhere, name));
  await followBook(`restore ${way}`, elsewhere, second);
  const restored = await open(elsewhere, second);
  expect(await read(restored, fileNo)).toEqual(before);
  await restored.close();
});
