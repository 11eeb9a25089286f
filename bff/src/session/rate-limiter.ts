import type { Redis } from 'iovalkey';
import type { GraphQLError } from 'graphql';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { shopperError } from '../errors/shopper-error.ts';

const tenMinutes = 600;

/** Counts in the shared store, and in this process while the store is unreachable or absent. */
export function rateLimiter(
  store: Redis | null,
  name: string,
  points: number,
  duration = tenMinutes,
): RateLimiterAbstract {
  const options = { keyPrefix: `family-mall:tries:${name}`, points, duration };
  const alone = new RateLimiterMemory(options);
  return store === null ? alone : new RateLimiterRedis({ ...options, storeClient: store, insuranceLimiter: alone });
}

/** Throws RATE_LIMITED with the seconds to wait. */
export async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    throw limited(reason);
  }
}

export function limited({ msBeforeNext }: RateLimiterRes): GraphQLError {
  return shopperError('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)) });
}
