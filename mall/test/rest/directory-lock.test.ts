import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDirectory } from '../../src/db/directory-lock.ts';

let folder: string;
let lockFile: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-lock-'));
  lockFile = join(folder, 'mall.lock');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Fields of /proc/<pid>/stat from the third on: the state, then the parent, and the start as the twentieth. */
const statOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
const lockOf = (pid: number) => writeFile(lockFile, `${pid} ${statOf(pid)[19]}\n`);
const isMine = async () => (await readFile(lockFile, 'utf8')).startsWith(`${process.pid} `);

test('a holder that is about to end is waited for', async () => {
  const holder = spawn('sleep', ['60']);
  await once(holder, 'spawn');
  await lockOf(holder.pid ?? 0);
  const locking = lockDirectory(lockFile);
  setTimeout(() => holder.kill('SIGKILL'), 300);
  const unlock = await locking;
  expect(await isMine()).toBe(true);
  await unlock();
});

test('a holder that was killed and that its parent has not buried yet holds nothing', async () => {
  // The shell becomes a program that never reads its child's exit status.
  const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [printed] = (await once(parent.stdout, 'data')) as [Buffer];
  const dead = Number(String(printed));
  await expect.poll(() => statOf(dead)[0], { timeout: 10_000 }).toBe('Z');
  await lockOf(dead);
  const unlock = await lockDirectory(lockFile);
  expect(await isMine()).toBe(true);
  await unlock();
  parent.kill('SIGKILL');
});

test('a holder that goes on keeps the directory', async () => {
  const holder = spawn('sleep', ['60']);
  await once(holder, 'spawn');
  await lockOf(holder.pid ?? 0);
  await expect(lockDirectory(lockFile, { patienceMs: 300 })).rejects.toThrow(
    `in use by another mall (process ${holder.pid})`,
  );
  expect(await isMine()).toBe(false);
  holder.kill('SIGKILL');
});
