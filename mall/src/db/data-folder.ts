import { mkdir, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError, type Settings } from '../config.ts';
import { checkDatabaseFolder } from './database-folder.ts';

/** The embedded database within the data folder. */
export const databaseFolder = (dataDir: string) => join(dataDir, 'postgres');

const megabyte = 1_048_576;
/** Size of a new, seeded database, with some room. */
const newMegabytes = 300;
/** Two segments of the write-ahead log. */
const leastMegabytes = 32;

/**
 * Checks the data folder before anything is opened, without a change. Throws a `StartError` with the remedy for an unwritable
 * folder, a full disk and a damaged database.
 */
export async function checkDataFolder(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl' | 'secret' | 'fileStore'>,
): Promise<void> {
  const { dataDir, databaseUrl, secret, fileStore } = settings;
  if (databaseUrl !== null && secret !== null && fileStore !== null) return; // the folder stays empty
  await withRemedy(dataDir, () => tryWriting(dataDir));
  if (databaseUrl !== null) return;
  const state = await withRemedy(dataDir, () => checkDatabaseFolder(databaseFolder(dataDir)));
  await checkSpace(dataDir, state === 'new' ? newMegabytes : leastMegabytes);
}

/** Distinguishes an unwritable data folder from our own faults. */
export async function withRemedy<Result>(dataDir: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['ENOSPC', 'EDQUOT'].includes(code)) throw diskFull(dataDir, error);
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOENT', 'EEXIST'].includes(code)) throw error;
    throw new StartError(
      `The data folder ${dataDir} cannot be written (${code}). Make it writable for this user, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

async function tryWriting(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const trial = join(dataDir, `mall-trial.${process.pid}`);
  try {
    const file = await open(trial, 'w', 0o600);
    try {
      await file.writeFile(Buffer.alloc(8192));
    } finally {
      await file.close();
    }
  } finally {
    await rm(trial, { force: true });
  }
}

async function checkSpace(dataDir: string, megabytes: number): Promise<void> {
  const { bavail, bsize, blocks } = await statfs(dataDir);
  // Some file systems do not say their size.
  if (blocks > 0 && bavail * bsize < megabytes * megabyte) throw diskFull(dataDir, undefined, megabytes);
}

function diskFull(dataDir: string, cause: unknown, megabytes = leastMegabytes): StartError {
  return new StartError(
    `The disk of the data folder ${dataDir} is full: ${megabytes} MB must be free. Make room on it, or set DATA_DIR to a folder on another disk.`,
    { cause },
  );
}
