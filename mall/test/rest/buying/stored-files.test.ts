import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../../../src/app.ts';
import { files } from '../../../src/db/schema/files.ts';
import { sweepFileStore } from '../../../src/features/files/sweep-files.ts';
import { openFileStore } from '../../../src/file-store.ts';
import { aForm, aKey, dot } from '../cases/buying-calls.ts';
import { openBucket, type Bucket } from '../harness/bucket.ts';
import { withoutFileStore } from '../harness/no-file-store.ts';
import { anyDatabase } from '../harness/databases.ts';
import { openShop, sendTo, type Shop } from '../harness/shop.ts';

const day = 86_400_000;
const strayName = (index: number) => `FL20260401STRAY${String(index).padStart(5, '0')}`;
const numberOf = ({ data }: { data: unknown }) => (data as { fileNo: string }).fileNo;

describe('a file that is stored', () => {
  let bucket: Bucket;
  let shop: Shop;
  let token: string;
  beforeAll(async () => {
    bucket = await openBucket();
    shop = await openShop(anyDatabase, bucket.settings);
    token = await shop.tokenOf();
  });
  beforeEach(() => {
    bucket.puts = 0;
    bucket.objects.clear();
    bucket.beforePut = () => Promise.resolve();
  });
  afterAll(async () => {
    await shop.close();
    bucket.close();
  });

  const upload = (params: object = aKey()) =>
    shop.send('uploadFile', { token, params: { ...params }, body: aForm(dot) });

  test('holds up nobody: the database answers while the store is awaited', async () => {
    let health = 0;
    // An embedded database has one connection, so in a transaction this would wait for itself.
    bucket.beforePut = async () => {
      health = (await fetch(`${shop.url}/health`)).status;
    };
    expect([(await upload()).code, health]).toEqual(['0000', 200]);
  });

  test('is stored once: a repeat decodes and stores nothing', async () => {
    const key = aKey();
    const numbers = [numberOf(await upload(key)), numberOf(await upload(key))];
    expect(new Set(numbers).size).toBe(1);
    expect(bucket.puts).toBe(1);
    expect((await shop.send('uploadFile', { token, params: key, body: aForm(dot, '다른.png') })).data).toEqual({
      rsnCd: 'KEY',
    });
    expect(bucket.puts).toBe(1);
  });

  test('is one file and one object where two programs take the same call at once', async () => {
    const other = createServer(createApp(shop.context));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const otherUrl = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    const key = aKey();
    let second = '';
    bucket.beforePut = async () => {
      bucket.beforePut = () => Promise.resolve();
      second = numberOf(await sendTo(otherUrl, 'uploadFile', { token, params: key, body: aForm(dot) }));
    };
    expect(numberOf(await upload(key))).toBe(second);
    expect([...bucket.objects.keys()]).toEqual([second]);
    other.closeAllConnections();
    other.close();
  });

  test('goes after a day where no row names it, from a bucket too, and nothing else goes', async () => {
    const own = numberOf(await upload());
    const old = new Date(shop.context.now().getTime() - day - 1);
    const young = new Date(shop.context.now().getTime() - day + 60_000);
    for (const [name, writtenAt] of [
      [strayName(1), old],
      [strayName(2), old],
      [strayName(3), old],
      [strayName(4), young],
      ['backup.tar', old],
    ] as const)
      bucket.objects.set(name, { bytes: dot, writtenAt });
    Object.assign(bucket.objects.get(own) ?? {}, { writtenAt: old });
    await sweepFileStore(shop.context);
    expect(new Set(bucket.objects.keys())).toEqual(new Set([own, strayName(4), 'backup.tar']));
  });

  test('stays where most of the store has no row: the database is the wrong one', async () => {
    const writtenAt = new Date(shop.context.now().getTime() - 2 * day);
    for (let index = 0; index < 30; index += 1) bucket.objects.set(strayName(index), { bytes: dot, writtenAt });
    await sweepFileStore(shop.context);
    expect(bucket.objects.size).toBe(30);
  });
});

test('in a folder, objects without a row and unfinished writes go after a day', async () => {
  const shop = await openShop(anyDatabase);
  const token = await shop.tokenOf();
  const own = numberOf(await shop.send('uploadFile', { token, params: aKey(), body: aForm(dot) }));
  const folder = join(shop.context.settings.dataDir, 'files');
  const old = new Date(shop.context.now().getTime() - day - 1);
  for (const name of [strayName(1), `${strayName(2)}.part`, 'readme.txt', own]) {
    if (name !== own) await writeFile(join(folder, name), dot);
    await utimes(join(folder, name), old, old);
  }
  await writeFile(join(folder, `${strayName(3)}.part`), dot);
  await sweepFileStore(shop.context);
  expect((await readdir(folder)).toSorted()).toEqual([own, `${strayName(3)}.part`, 'readme.txt'].toSorted());
  await shop.close();
});

test('a write that fails leaves nothing half behind', async () => {
  const shop = await openShop(anyDatabase);
  const { dataDir } = shop.context.settings;
  await mkdir(join(dataDir, 'files', 'FLX', 'full'), { recursive: true });
  await expect(openFileStore({ fileStore: null, dataDir }).put('FLX', dot)).rejects.toThrow(/EISDIR|ENOTEMPTY/u);
  expect(await readdir(join(dataDir, 'files'))).toEqual(['FLX']);
  await shop.close();
});

test('a store that fails is told as such, logged once with its remedy, and leaves no row', async () => {
  const lines: string[] = [];
  const shop = await openShop(anyDatabase, { LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) });
  const token = await shop.tokenOf();
  const key = aKey();
  const send = () => shop.send('uploadFile', { token, params: key, body: aForm(dot) });
  for (const { status, code, headers } of await withoutFileStore(shop, async () => [await send(), await send()]))
    expect([status, code, Number(headers.get('retry-after')) > 0]).toEqual([503, '1503', true]);
  expect(await shop.context.db.$count(files)).toBe(0);
  const { dataDir } = shop.context.settings;
  expect(lines.filter((line) => line.includes(`Make the folder ${dataDir}/files writable`))).toHaveLength(1);
  expect((await send()).code).toBe('0000');
  expect(lines.filter((line) => line.includes('can be stored again'))).toHaveLength(1);
  await shop.close();
});
