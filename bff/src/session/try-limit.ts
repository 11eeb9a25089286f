import type { Redis } from 'iovalkey';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Settings } from '../config.ts';
import { shopperError } from '../graphql/shopper-error.ts';
import { hash } from '../upstream/call.ts';
import { networkOf } from './network.ts';

const tenMinutes = 600;

/** Counts in the shared store where there is one, and in this process while that does not answer. */
function limiter(store: Redis | null, name: string, points: number): RateLimiterAbstract {
  const options = { keyPrefix: `family-mall:tries:${name}`, points, duration: tenMinutes };
  const alone = new RateLimiterMemory(options);
  return store === null ? alone : new RateLimiterRedis({ ...options, storeClient: store, insuranceLimiter: alone });
}

/**
 * Bounds guessing at whatever opens a door (passwords, codes, tokens, links): tries per target and per address,
 * however they are spread over aliases or parallel requests.
 */
export class TryLimit {
  readonly #byTarget: RateLimiterAbstract;
  readonly #byAddress: RateLimiterAbstract;

  constructor(settings: Pick<Settings, 'SIGN_IN_TRIES_PER_ACCOUNT' | 'SIGN_IN_TRIES_PER_ADDRESS'>, store: Redis | null) {
    this.#byTarget = limiter(store, 'account', settings.SIGN_IN_TRIES_PER_ACCOUNT);
    this.#byAddress = limiter(store, 'address', settings.SIGN_IN_TRIES_PER_ADDRESS);
  }

  /** Counts a try at a target (an account, a token; null: none but the mall) from an address; throws RATE_LIMITED with the seconds to wait. */
  async count(target: string | null, address: string): Promise<void> {
    try {
      await this.#byAddress.consume(networkOf(address));
      if (target !== null) await this.#byTarget.consume(hash(target.normalize('NFKC').toLowerCase().trim()));
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      throw shopperError('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)) });
    }
  }
}
