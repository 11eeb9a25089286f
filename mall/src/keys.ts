import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError, type Settings } from './config.ts';

/** One key per purpose, so that nothing signed for one is valid for another. */
export interface Keys {
  accessToken: Uint8Array;
  stepToken: Uint8Array;
  guestToken: Uint8Array;
  mailLink: Uint8Array;
  certCode: Uint8Array;
  agencyResult: Uint8Array;
  checkToken: Uint8Array;
  leftId: Uint8Array;
  /** Signs the test company's notices. */
  testCompany: Uint8Array;
  /** For personal data in addresses, orders and stored responses. */
  personal: Uint8Array;
}

/** Derives the keys from the secret of the settings, or from the one that the first start stored in the data folder. */
export async function loadKeys(settings: Pick<Settings, 'secret' | 'dataDir'>): Promise<Keys> {
  const secret = settings.secret ?? (await keptSecret(settings.dataDir));
  return {
    accessToken: derive(secret, 'access token'),
    stepToken: derive(secret, 'step token'),
    guestToken: derive(secret, 'guest token'),
    mailLink: derive(secret, 'mail link'),
    certCode: derive(secret, 'certification code'),
    agencyResult: derive(secret, 'identity agency result'),
    checkToken: derive(secret, 'check token'),
    leftId: derive(secret, 'id of a member who left'),
    testCompany: derive(secret, 'test payment company'),
    personal: derive(secret, 'personal data'),
  };
}

function derive(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'family-mall', purpose, 32));
}

async function keptSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'mall-secret');
  const kept = await readStored(file);
  if (kept !== null) return kept;
  await mkdir(dataDir, { recursive: true });
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
  throw new StartError(
    `The secret in ${file} is damaged. Delete the file to have a new one made; everyone signs in again then.`,
  );
}
