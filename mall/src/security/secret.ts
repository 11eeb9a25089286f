import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError, type Settings } from '../config.ts';
import type { Database } from '../db/database.ts';
import { hasSealedData, isKeyOfData } from './secret-check.ts';
import { deriveKeys, type Keys } from '../keys.ts';
import { withFormerLeftIds } from './former-keys.ts';

type Place = Pick<Settings, 'secret' | 'otherSecret' | 'dataDir'>;

const secretFile = (dataDir: string) => join(dataDir, 'mall-secret');
const remedy = 'or set MALL_SECRET to the secret of before. Addresses, orders and files cannot be read without it.';

/**
 * The keys of the secret of the settings, or of the one that the first start stored in the data folder. Throws a
 * `StartError` when it is not the one that the data were sealed with, and makes none where data are sealed already.
 */
export async function openKeys(settings: Place, db: Database): Promise<Keys> {
  const file = secretFile(settings.dataDir);
  const secret = settings.secret ?? (await readStored(file));
  if (secret === null && (await hasSealedData(db)))
    throw new StartError(`The secret of the data, ${file}, is missing. Put it back from a backup, ${remedy}`);
  const keys = deriveKeys(secret ?? (await makeSecret(file)), settings.otherSecret);
  if (await isKeyOfData(db, keys.personal)) return withFormerLeftIds(db, keys);
  throw new StartError(
    settings.secret === null
      ? `The secret in ${file} is not the one that the data were sealed with. Put that one back from a backup, ${remedy}`
      : `MALL_SECRET is not the secret that the data were sealed with. Leave it out if that one is in ${file}, ${remedy}`,
  );
}

/** The keys for a command beside a running mall; null where no mall has made its secret yet. */
export async function readKeys({ secret, otherSecret, dataDir }: Place): Promise<Keys | null> {
  const stored = secret ?? (await readStored(secretFile(dataDir)));
  return stored === null ? null : deriveKeys(stored, otherSecret);
}

async function makeSecret(file: string): Promise<string> {
  await mkdir(join(file, '..'), { recursive: true });
  try {
    await writeFile(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    // Another process on the same folder wrote first; use its secret.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return (await readStored(file)) ?? '';
}

async function readStored(file: string): Promise<string | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  if (text.trim().length >= 32) return text.trim();
  throw new StartError(`The secret in ${file} is damaged. Put it back from a backup, ${remedy}`);
}
