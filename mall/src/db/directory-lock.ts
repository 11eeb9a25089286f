import { readFileSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../config.ts';

/** Releases the directory. */
export type Unlock = () => Promise<void>;

/** Locks of this process. Its id in a lock file proves nothing, since ids are reused after a reboot. */
const heldHere = new Set<string>();

interface LockOptions {
  /** How long to wait for a running holder, which may be about to end. */
  patienceMs?: number;
}

/** Longer than an orderly shutdown takes. */
const usualPatienceMs = 8_000;

/**
 * Allows one process in a directory: PGlite itself lets a second one in, and both would damage the data. Takes over the lock of
 * an ended process. Waits for a running one, then refuses.
 */
export async function lockDirectory(
  lockFile: string,
  { patienceMs = usualPatienceMs }: LockOptions = {},
): Promise<Unlock> {
  if (heldHere.has(lockFile)) throw inUse(lockFile, process.pid);
  await mkdir(dirname(lockFile), { recursive: true });
  heldHere.add(lockFile);
  try {
    await writeLockInTime(lockFile, patienceMs);
  } catch (error) {
    heldHere.delete(lockFile);
    throw error;
  }
  return async () => {
    await rm(lockFile, { force: true });
    heldHere.delete(lockFile);
  };
}

async function writeLockInTime(lockFile: string, patienceMs: number): Promise<void> {
  const giveUpAt = performance.now() + patienceMs;
  for (;;) {
    try {
      return await writeLock(lockFile);
    } catch (error) {
      if (!(error instanceof StartError) || performance.now() > giveUpAt) throw error;
      await sleep(50);
    }
  }
}

async function writeLock(lockFile: string): Promise<void> {
  if (await tryWrite(lockFile)) return;
  const found = await readFile(lockFile, 'utf8').catch(() => '');
  const holder = holderOf(found);
  if (holder !== null) throw inUse(lockFile, holder);
  // Two processes may find the same stale lock. Moving it aside succeeds for one, and shows the lock that was there.
  const aside = `${lockFile}.${process.pid}`;
  await rename(lockFile, aside).catch(() => undefined);
  const moved = await readFile(aside, 'utf8').catch(() => found);
  if (moved !== found) {
    await rename(aside, lockFile);
    throw inUse(lockFile, holderOf(moved) ?? 0);
  }
  await rm(aside, { force: true });
  if (!(await tryWrite(lockFile))) throw inUse(lockFile, holderOf(await readFile(lockFile, 'utf8')) ?? 0);
}

/** Id of the process that wrote the lock; null when it has ended. */
function holderOf(content: string): number | null {
  const [id = '', birth = ''] = content.trim().split(' ');
  const pid = Number(id);
  if (!Number.isSafeInteger(pid) || pid <= 0 || pid === process.pid || !isRunning(pid)) return null;
  const { state, birth: ownBirth } = describeProcess(pid);
  // A zombie has ended; only its parent has not read its status.
  return birth === ownBirth && !['Z', 'X'].includes(state) ? pid : null;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** State and start time, which distinguish a reused id. Empty if the system does not provide them. */
function describeProcess(pid: number): { state: string; birth: string } {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '';
    const fields = afterName.split(' ');
    return { state: fields[0] ?? '', birth: fields[19] ?? '' };
  } catch {
    return { state: '', birth: '' };
  }
}

async function tryWrite(lockFile: string): Promise<boolean> {
  try {
    const file = await open(lockFile, 'wx', 0o600);
    await file.writeFile(`${process.pid} ${describeProcess(process.pid).birth}\n`);
    await file.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function inUse(lockFile: string, pid: number): StartError {
  return new StartError(
    `The data folder ${dirname(lockFile)} is in use by another mall (process ${pid}). Stop that one, or set DATA_DIR to another folder.`,
  );
}
