import type { Redis } from 'iovalkey';
import type { Logger } from 'pino';
import type { Settings } from '../config.ts';
import { createMemoryStore } from './memory-store.ts';
import type { SharedStore } from './store.ts';
import { createValkeyStore } from './valkey-store.ts';

export interface OpenStore {
  store: SharedStore;
  /** For the rate limiters, which have their own fallback. Null: not configured. */
  client: Redis | null;
}

const connectMs = 1_000;

/** The store of REDIS_URL, or one in this process. Uses an unreachable server once it is back. */
export async function openStore(
  { REDIS_URL: url, REDIS_COMMAND_MS }: Pick<Settings, 'REDIS_URL' | 'REDIS_COMMAND_MS'>,
  log: Logger,
): Promise<OpenStore> {
  const alone = createMemoryStore();
  if (url === undefined) return { store: alone, client: null };
  const { Redis: Client } = await import('iovalkey'); // rarely needed, and slow to load
  const client = new Client(url, {
    commandTimeout: REDIS_COMMAND_MS,
    connectTimeout: connectMs,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (tries) => Math.min(tries * 100, 2_000),
  });
  let isLogged = false;
  const tellOnce = () => {
    if (!isLogged) log.warn('The shared store is unreachable: each gateway works alone until it is back');
    isLogged = true;
  };
  client.on('error', tellOnce);
  client.on('ready', () => {
    isLogged = false;
  });
  await firstOf(client, connectMs);
  return { store: createValkeyStore(client, alone, tellOnce), client };
}

/** Waits for the connection, so that the first requests see the shared values. */
async function firstOf(client: Redis, milliseconds: number): Promise<void> {
  const settled = Promise.withResolvers<void>();
  const timer = setTimeout(settled.resolve, milliseconds);
  client.once('ready', settled.resolve).once('error', () => settled.resolve());
  await settled.promise;
  clearTimeout(timer);
}
