import { Pool, type Dispatcher } from 'undici';
import type { Settings } from '../config.ts';

type PoolSettings = Pick<Settings, 'MALL_API_URL' | 'MALL_CONNECT_MS' | 'MALL_CALL_MS'>;

/** The default of undici. Servers may name more, up to ten minutes. */
const mostIdleMs = 4_000;

/**
 * Connections to the mall. By HTTP/1.1: a call that is given up ends its connection. By HTTP/2, which undici (8.13.1,
 * lib/dispatcher/client-h2.js) takes unasked behind https, it ends a stream alone, and all later calls go to the same
 * connection, even if that has passed nothing on for a minute or two. An idle connection lives no longer than a call: once a call had no
 * response on a silent line, all others of that line are gone too.
 */
export function openMallPool(
  { MALL_API_URL, MALL_CONNECT_MS, MALL_CALL_MS }: PoolSettings,
  options: Omit<Pool.Options, 'allowH2' | 'connect' | 'keepAliveTimeout' | 'keepAliveMaxTimeout'>,
): Dispatcher {
  const idleMs = Math.min(mostIdleMs, MALL_CALL_MS);
  return new Pool(MALL_API_URL, {
    ...options,
    allowH2: false,
    connect: { timeout: MALL_CONNECT_MS },
    keepAliveTimeout: idleMs,
    keepAliveMaxTimeout: idleMs,
  });
}
