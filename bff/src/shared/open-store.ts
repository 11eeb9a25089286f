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
  /** Whether the store takes a value now; an open connection proves nothing. Without one: true. */
  isWritable(): Promise<boolean>;
}

const connectMs = 1_000;
const logEveryMs = 60_000;

/** The store of REDIS_URL, or one in this process. Uses an unreachable server once it is back. */
export async function openStore(
  { REDIS_URL: url, REDIS_COMMAND_MS }: Pick<Settings, 'REDIS_URL' | 'REDIS_COMMAND_MS'>,
  log: Logger,
): Promise<OpenStore> {
  const alone = createMemoryStore();
  if (url === undefined) return { store: alone, client: null, isWritable: async () => true };
  const { Redis: Client } = await import('iovalkey'); // rarely needed, and slow to load
  const client = new Client(url, {
    commandTimeout: REDIS_COMMAND_MS,
    // Without it a connection that answers nothing stays `ready` for good (iovalkey 0.4.0, Redis.js).
    socketTimeout: REDIS_COMMAND_MS,
    // A replica stores nothing: a new connection may lead to its primary.
    reconnectOnError: ({ message }) => message.includes('READONLY'),
    connectTimeout: connectMs,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (tries) => Math.min(tries * 100, 2_000),
  });
  let loggedAt = -Infinity;
  const tellAtTimes = () => {
    if (performance.now() - loggedAt < logEveryMs) return;
    loggedAt = performance.now();
    log.warn('The shared store does not work: each gateway works alone until it does');
  };
  client.on('error', tellAtTimes);
  await firstOf(client, connectMs);
  return { store: createValkeyStore(client, alone, tellAtTimes), client, isWritable: () => isWritable(client) };
}

/** Waits for the connection, so that the first requests see the shared values. */
async function firstOf(client: Redis, milliseconds: number): Promise<void> {
  const settled = Promise.withResolvers<void>();
  const timer = setTimeout(settled.resolve, milliseconds);
  client.once('ready', settled.resolve).once('error', () => settled.resolve());
  await settled.promise;
  clearTimeout(timer);
}

async function isWritable(client: Redis): Promise<boolean> {
  try {
    await client.set('family-mall:probe', '1', 'PX', 1_000);
    return true;
  } catch {
    return false;
  }
}
