import type { Redis } from 'iovalkey';
import type { GraphQLError } from 'graphql';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Settings } from '../config.ts';
import { shopperError } from '../errors/shopper-error.ts';
import { hash } from '../upstream/call.ts';
import { networkOf } from './network.ts';

const tenMinutes = 600;
/** Less than the time for which a good member's access token still serves when its renewal is due. */
const aMinute = 60;

/** Counts in the shared store, and in this process while the store is unreachable or absent. */
function limiter(store: Redis | null, name: string, points: number, duration = tenMinutes): RateLimiterAbstract {
  const options = { keyPrefix: `family-mall:tries:${name}`, points, duration };
  const alone = new RateLimiterMemory(options);
  return store === null ? alone : new RateLimiterRedis({ ...options, storeClient: store, insuranceLimiter: alone });
}

type LimitSettings = Pick<
  Settings,
  'SIGN_IN_TRIES_PER_ACCOUNT' | 'SIGN_IN_TRIES_PER_ADDRESS' | 'REFUSED_REFRESHES_PER_ADDRESS'
>;

/**
 * Limits guessing of passwords, codes, tokens and links: tries per target and per address,
 * however they are spread over aliases or parallel requests.
 */
export class TryLimit {
  readonly #byTarget: RateLimiterAbstract;
  readonly #byAddress: RateLimiterAbstract;
  readonly #refusedRefreshes: RateLimiterAbstract;

  constructor(settings: LimitSettings, store: Redis | null) {
    this.#byTarget = limiter(store, 'account', settings.SIGN_IN_TRIES_PER_ACCOUNT);
    this.#byAddress = limiter(store, 'address', settings.SIGN_IN_TRIES_PER_ADDRESS);
    this.#refusedRefreshes = limiter(store, 'refused', settings.REFUSED_REFRESHES_PER_ADDRESS, aMinute);
  }

  /** Counts a try at a target (an account, a token; null: none but the mall) from an address; throws RATE_LIMITED with the seconds to wait. */
  async count(target: string | null, address: string): Promise<void> {
    try {
      await this.#byAddress.consume(networkOf(address));
      if (target !== null) await this.#byTarget.consume(hash(target.normalize('NFKC').toLowerCase().trim()));
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      throw limited(reason);
    }
  }

  /** Throws RATE_LIMITED where too many refresh tokens of an address were refused. Those that are good count nothing. */
  async mayRefresh(address: string | null): Promise<void> {
    const limiter = this.#refusedRefreshes;
    const seen = address === null ? null : await limiter.get(networkOf(address));
    if (seen !== null && seen.consumedPoints >= limiter.points) throw limited(seen);
  }

  /** The mall has refused a refresh token of this address. */
  async noteRefusedRefresh(address: string | null): Promise<void> {
    if (address !== null) await this.#refusedRefreshes.penalty(networkOf(address));
  }
}

function limited({ msBeforeNext }: RateLimiterRes): GraphQLError {
  return shopperError('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)) });
}
