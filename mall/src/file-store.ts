import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import type { Settings } from './config.ts';
import { refuseInTransaction } from './db/transaction-guard.ts';

/** Where the contents of files are kept, by name. Names are letters and digits. */
export interface FileStore {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is none. */
  get(name: string): Promise<Buffer | null>;
  /** Removing what is not there does no harm. */
  remove(name: string): Promise<void>;
}

/** A folder in the data folder, or the store that the settings name. */
export function openFileStore({ fileStore, dataDir }: Pick<Settings, 'fileStore' | 'dataDir'>): FileStore {
  return guarded(fileStore === null ? folderStore(join(dataDir, 'files')) : bucketStore(fileStore));
}

/** No transaction waits for a store. */
function guarded({ put, get, remove }: FileStore): FileStore {
  return { put: outside(put), get: outside(get), remove: outside(remove) };
}

function outside<Given extends unknown[], Result>(call: (...given: Given) => Promise<Result>): typeof call {
  return async (...given) => {
    refuseInTransaction('file store');
    return call(...given);
  };
}

function folderStore(folder: string): FileStore {
  return {
    put: async (name, bytes) => {
      await mkdir(folder, { recursive: true });
      // Complete or not there at all, wherever the process ends.
      const half = join(folder, `${name}.part`);
      await writeFile(half, bytes, { mode: 0o600 });
      await rename(half, join(folder, name));
    },
    get: async (name) => {
      try {
        return await readFile(join(folder, name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

const longestCallMs = 10_000;

/** A bucket by the Amazon S3 protocol, which other stores support too. */
function bucketStore({ url, accessKeyId, secretAccessKey, region }: NonNullable<Settings['fileStore']>): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const send = async (method: 'GET' | 'PUT' | 'DELETE', name: string, body?: Uint8Array<ArrayBuffer>) => {
    const signal = AbortSignal.timeout(longestCallMs);
    const answer = await client.fetch(`${url}/${name}`, { method, body, signal });
    if (answer.ok || answer.status === 404) return answer;
    await answer.body?.cancel();
    throw new Error(`The file store answered ${answer.status} to ${method}.`);
  };
  return {
    put: async (name, bytes) => {
      const { status, body } = await send('PUT', name, new Uint8Array(bytes));
      await body?.cancel();
      if (status === 404) throw new Error('The file store has no such bucket.');
    },
    get: async (name) => {
      const answer = await send('GET', name);
      if (answer.ok) return Buffer.from(await answer.arrayBuffer());
      await answer.body?.cancel();
      return null;
    },
    remove: async (name) => {
      const { body } = await send('DELETE', name);
      await body?.cancel();
    },
  };
}
