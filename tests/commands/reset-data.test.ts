import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockDirectory } from '../../mall/src/db/directory-lock.ts';
import { root } from '../../scripts/lib/paths.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'family-mall-reset-'));
  await mkdir(join(folder, 'postgres'));
  await writeFile(join(folder, 'postgres', 'PG_VERSION'), '18');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function resetData(settings: Record<string, string> = {}) {
  const env = { ...process.env, DATA_DIR: folder, ...settings };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/reset-data.ts')], {
    env,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

describe('resetting the data', () => {
  test('deletes the database and keeps the other files beside it', async () => {
    await writeFile(join(folder, 'letter.txt'), 'not the mall’s');
    expect(resetData().status).toBe(0);
    expect(existsSync(join(folder, 'postgres'))).toBe(false);
    expect(existsSync(join(folder, 'letter.txt'))).toBe(true);
    expect(resetData()).toEqual({ status: 0, output: expect.stringContaining('no data') });
  });

  test('is refused while a mall has the data open', async () => {
    const unlock = await lockDirectory(join(folder, 'mall.lock'));
    const { status, output } = resetData();
    expect({ status, lines: output.trim().split('\n').length }).toEqual({ status: 1, lines: 1 });
    expect(existsSync(join(folder, 'postgres'))).toBe(true);
    await unlock();
  });

  test('is refused for a database server and for a real mall', () => {
    expect(resetData({ DATABASE_URL: 'postgres://mall@127.0.0.1/mall' })).toEqual({
      status: 1,
      output: expect.stringContaining('DATABASE_URL'),
    });
    expect(resetData({ MALL_API_URL: 'https://mall.example.com' })).toEqual({
      status: 1,
      output: expect.stringContaining('MALL_API_URL'),
    });
  });
});
