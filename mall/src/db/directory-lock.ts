import { readFileSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StartError } from '../config.ts';

/** Gives the directory back. */
export type Unlock = () => Promise<void>;

/** Locks of this very process: its own id in a lock file proves nothing, for ids are used again after a restart. */
const heldHere = new Set<string>();

/**
 * One process at a time in a directory: PGlite itself lets a second one in, and both would damage the data.
 * A lock whose process is gone is taken over.
 */
export async function lockDirectory(lockFile: string): Promise<Unlock> {
  if (heldHere.has(lockFile)) throw inUse(lockFile, process.pid);
  await mkdir(dirname(lockFile), { recursive: true });
  heldHere.add(lockFile);
  try {
    await writeLock(lockFile);
  } catch (error) {
    heldHere.delete(lockFile);
    throw error;
  }
  return async () => {
    await rm(lockFile, { force: true });
    heldHere.delete(lockFile);
  };
}

async function writeLock(lockFile: string): Promise<void> {
  if (await tryWrite(lockFile)) return;
  const found = await readFile(lockFile, 'utf8').catch(() => '');
  const holder = holderOf(found);
  if (holder !== null) throw inUse(lockFile, holder);
  // Two may find the same stale lock. Moving it aside succeeds for one of them, and shows what was really there.
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

/** The id of the living process that wrote the lock, or null when it is gone. */
function holderOf(content: string): number | null {
  const [id = '', birth = ''] = content.trim().split(' ');
  const pid = Number(id);
  if (!Number.isSafeInteger(pid) || pid <= 0 || pid === process.pid || !isAlive(pid)) return null;
  return birth === birthOf(pid) ? pid : null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When a process began, so that another with the same id is told apart. Empty where the system does not say. */
function birthOf(pid: number): string {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '';
    return afterName.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

async function tryWrite(lockFile: string): Promise<boolean> {
  try {
    const file = await open(lockFile, 'wx', 0o600);
    await file.writeFile(`${process.pid} ${birthOf(process.pid)}\n`);
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
