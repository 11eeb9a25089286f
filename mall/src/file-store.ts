import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { Settings } from './config.ts';
import { refuseInTransaction } from './db/transaction-guard.ts';

/** Stores contents of files by name. Names are letters and digits. */
export interface FileStore {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Null if there is none. */
  get(name: string): Promise<Buffer | null>;
  /** Does nothing if there is none. */
  remove(name: string): Promise<void>;
  /** Names of contents last written before a time, with those of unfinished writes. */
  namesBefore(time: Date): AsyncIterable<string>;
}

/** A folder in the data folder, or the store that the settings name. */
export function openFileStore({ fileStore, dataDir }: Pick<Settings, 'fileStore' | 'dataDir'>): FileStore {
  return guarded(fileStore === null ? folderStore(join(dataDir, 'files')) : bucketStore(fileStore));
}

/** Throws inside of a transaction, which must not wait for a store. */
function guarded({ put, get, remove, namesBefore }: FileStore): FileStore {
  return { put: outside(put), get: outside(get), remove: outside(remove), namesBefore: outside(namesBefore) };
}

function outside<Given extends unknown[], Result>(call: (...given: Given) => Result): typeof call {
  return (...given) => {
    refuseInTransaction('file store');
    return call(...given);
  };
}

function folderStore(folder: string): FileStore {
  return {
    put: async (name, bytes) => {
      await mkdir(folder, { recursive: true });
      // Rename at the end, so that a killed process leaves no partial file.
      const half = join(folder, `${name}.part`);
      try {
        await writeFile(half, bytes, { mode: 0o600, flush: true });
        await rename(half, join(folder, name));
      } catch (error) {
        await rm(half, { force: true }).catch(() => undefined); // the first error says more
        throw error;
      }
    },
    get: (name) => ifThere(readFile(join(folder, name))),
    remove: (name) => rm(join(folder, name), { force: true }),
    namesBefore: (time) => namesIn(folder, time),
  };
}

async function* namesIn(folder: string, time: Date): AsyncGenerator<string> {
  const entries = await ifThere(opendir(folder));
  if (!entries) return;
  for await (const entry of entries) {
    const found = entry.isFile() ? await ifThere(stat(join(folder, entry.name))) : null;
    if (found && found.mtime < time) yield entry.name;
  }
}

async function ifThere<Result>(found: Promise<Result>): Promise<Result | null> {
  try {
    return await found;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

const longestCallMs = 10_000;
const retries = 2;
const firstPauseMs = 50;

/** A bucket by the Amazon S3 protocol, which other stores support too. */
function bucketStore({ url, accessKeyId, secretAccessKey, region }: NonNullable<Settings['fileStore']>): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const send = async (method: 'GET' | 'PUT' | 'DELETE', path: string, body?: Uint8Array<ArrayBuffer>) => {
    const signal = AbortSignal.timeout(longestCallMs);
    // The signal is given to `fetch` itself. The client's own `fetch` gives it inside of a `Request`, and undici (8.10 in Node.js
    // 26.10, lib/web/fetch/request.js) forgets that one when garbage is collected: a silent store would be awaited for minutes.
    const answer = await withRetries(async () =>
      fetch(await client.sign(`${url}${path}`, { method, body }), { signal }),
    );
    if (answer.ok || answer.status === 404) return answer;
    await answer.body?.cancel();
    throw new Error(`The file store answered ${answer.status} to ${method}.`);
  };
  return {
    put: async (name, bytes) => {
      const { status, body } = await send('PUT', `/${name}`, new Uint8Array(bytes));
      await body?.cancel();
      if (status === 404) throw new Error('The file store has no such bucket.');
    },
    get: async (name) => {
      const answer = await send('GET', `/${name}`);
      if (answer.ok) return Buffer.from(await answer.arrayBuffer());
      await answer.body?.cancel();
      return null;
    },
    remove: async (name) => {
      const { body } = await send('DELETE', `/${name}`);
      await body?.cancel();
    },
    async *namesBefore(time) {
      let next = '';
      do {
        const query = new URLSearchParams({ 'list-type': '2', ...(next && { 'continuation-token': next }) });
        const answer = await send('GET', `?${query}`);
        if (!answer.ok) throw new Error('The file store has no such bucket.');
        const page = await answer.text();
        for (const [, object = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gsu))
          if (new Date(tagged(object, 'LastModified')) < time) yield tagged(object, 'Key');
        next = tagged(page, 'IsTruncated') === 'true' ? tagged(page, 'NextContinuationToken') : '';
      } while (next !== '');
    },
  };
}

/** A store that is busy, or has failed itself, is called again. */
async function withRetries(call: () => Promise<Response>): Promise<Response> {
  for (let tries = 0; ; tries += 1) {
    const answer = await call();
    if (tries === retries || (answer.status < 500 && answer.status !== 429)) return answer;
    await answer.body?.cancel();
    await setTimeout(Math.random() * firstPauseMs * 2 ** tries);
  }
}

/** The text of an element. Names of our files contain nothing that XML escapes. */
function tagged(xml: string, name: string): string {
  return new RegExp(`<${name}>([^<]*)</${name}>`, 'u').exec(xml)?.[1] ?? '';
}
