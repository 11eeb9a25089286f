import type { Redis } from 'iovalkey';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Settings } from '../config.ts';
import { hash } from '../upstream/call.ts';
import { networkOf } from './network.ts';
import { consume, limited, rateLimiter } from './rate-limiter.ts';

/** Shorter than the remaining life of an access token whose refresh is due. */
const aMinute = 60;

type LimitSettings = Pick<
  Settings,
  | 'SIGN_IN_TRIES_PER_ACCOUNT'
  | 'SIGN_IN_TRIES_PER_ADDRESS'
  | 'GUEST_SESSIONS_PER_ADDRESS'
  | 'REFUSED_REFRESHES_PER_ADDRESS'
>;

/**
 * Limits guessing of passwords, codes, tokens and links: tries per target and per address,
 * however they are spread over aliases or parallel requests.
 */
export class TryLimit {
  readonly #byTarget: RateLimiterAbstract;
  readonly #byAddress: RateLimiterAbstract;
  readonly #guests: RateLimiterAbstract;
  readonly #refusedRefreshes: RateLimiterAbstract;

  constructor(settings: LimitSettings, store: Redis | null) {
    this.#byTarget = rateLimiter(store, 'account', settings.SIGN_IN_TRIES_PER_ACCOUNT);
    this.#byAddress = rateLimiter(store, 'address', settings.SIGN_IN_TRIES_PER_ADDRESS);
    this.#guests = rateLimiter(store, 'guests', settings.GUEST_SESSIONS_PER_ADDRESS);
    this.#refusedRefreshes = rateLimiter(store, 'refused', settings.REFUSED_REFRESHES_PER_ADDRESS, aMinute);
  }

  /** Counts a try at a target (an account, a token; null: none but the mall) from an address; throws RATE_LIMITED with the seconds to wait. */
  async count(target: string | null, address: string): Promise<void> {
    await consume(this.#byAddress, networkOf(address));
    if (target !== null) await consume(this.#byTarget, hash(target.normalize('NFKC').toLowerCase().trim()));
  }

  /**
   * Counts a new guest of a marketing mall; throws RATE_LIMITED with the seconds to wait. Apart from tries: there is nothing to
   * guess, and an office or a mobile network shares one address.
   */
  async countGuest(address: string): Promise<void> {
    await consume(this.#guests, networkOf(address));
  }

  /** Throws RATE_LIMITED after too many refused refresh tokens of an address. Valid ones are not counted. */
  async mayRefresh(address: string | null): Promise<void> {
    const limiter = this.#refusedRefreshes;
    const seen = address === null ? null : await limiter.get(networkOf(address));
    if (seen !== null && seen.consumedPoints >= limiter.points) throw limited(seen);
  }

  /** Counts a refused refresh token of this address. */
  async noteRefusedRefresh(address: string | null): Promise<void> {
    if (address !== null) await this.#refusedRefreshes.penalty(networkOf(address));
  }
}
