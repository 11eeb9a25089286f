import { constants } from 'node:fs';
import { access, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../config.ts';

/** If one of these is missing, PostgreSQL does not start, or creates a new database over the rest of the old one. */
const required = ['PG_VERSION', 'base', 'global/pg_control', 'pg_wal', 'pg_xact'];
const segment = /^[0-9A-F]{24}$/u;
const controlBytes = 8192;

/** A file beside the folder until its new database is seeded. While it exists, the database is unused. */
const unfinishedMark = (folder: string) => `${folder}.unfinished`;

/** Whether a database is there or will be made. Throws a `StartError` for a damaged one; changes nothing. */
export async function checkDatabaseFolder(folder: string): Promise<'new' | 'there'> {
  if ((await isUnfinished(folder)) || (await namesIn(folder)).length === 0) return 'new';
  const faults = await problemsOf(folder);
  if (faults.length > 0) throw damaged(folder, `: ${faults.join(', ')}`);
  await access(join(folder, 'global/pg_control'), constants.W_OK);
  return 'there';
}

interface BegunFolder {
  isNew: boolean;
  /** New path of the former content. Null if there was none. */
  setAside: string | null;
  finish(): Promise<void>;
}

/**
 * Prepares the folder for a new database, also after a killed first start. Renames an unfinished database instead of deleting
 * it: it may be a restored backup.
 */
export async function beginDatabaseFolder(folder: string): Promise<BegunFolder> {
  if ((await checkDatabaseFolder(folder)) === 'there')
    return { isNew: false, setAside: null, finish: async () => undefined };
  await writeFile(unfinishedMark(folder), '');
  const setAside = (await namesIn(folder)).length > 0 ? `${folder}.aside-${Date.now()}` : null;
  if (setAside !== null) await rename(folder, setAside);
  return { isNew: true, setAside, finish: () => rm(unfinishedMark(folder)) };
}

/** The refusal of a database that cannot be used as it is. */
export function damaged(folder: string, what: string, cause?: unknown): StartError {
  return new StartError(
    `The database in ${folder} is damaged${what}. It is left as it is. Restore it from a backup (docs/operations.md, section 8), or move it away to begin with a new shop.`,
    { cause },
  );
}

async function problemsOf(folder: string): Promise<string[]> {
  const found = await Promise.all(required.map((name) => isThere(join(folder, name))));
  const missing = required.filter((_, index) => !found[index]).map((name) => `${name} is missing`);
  if (missing.length > 0) return missing;
  const names = await namesIn(join(folder, 'pg_wal'));
  const control = await readFile(join(folder, 'global/pg_control'));
  return [
    ...(names.some((name) => segment.test(name)) ? [] : ['pg_wal is empty']),
    // The file starts with the number of the database and of its format.
    ...(control.length < controlBytes || control.subarray(0, 12).every((byte) => byte === 0)
      ? ['global/pg_control is empty']
      : []),
  ];
}

const isUnfinished = (folder: string) => isThere(unfinishedMark(folder));

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
