import type { Redis } from 'iovalkey';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Settings } from '../config.ts';
import { hash } from '../upstream/call.ts';
import { networkOf } from './network.ts';
import { consume, rateLimiter } from './rate-limiter.ts';

type LimitSettings = Pick<Settings, 'FILE_UPLOADS_PER_MEMBER' | 'FILE_DOWNLOADS_PER_MEMBER' | 'FILES_PER_ADDRESS'>;

/** Limits uploads and downloads. Separate from the limit of guesses, since files are no secrets. */
export class FileLimit {
  readonly #byAddress: RateLimiterAbstract;
  readonly #byMember: { up: RateLimiterAbstract; down: RateLimiterAbstract };

  constructor(settings: LimitSettings, store: Redis | null) {
    this.#byAddress = rateLimiter(store, 'files', settings.FILES_PER_ADDRESS);
    this.#byMember = {
      up: rateLimiter(store, 'uploads', settings.FILE_UPLOADS_PER_MEMBER),
      down: rateLimiter(store, 'downloads', settings.FILE_DOWNLOADS_PER_MEMBER),
    };
  }

  /** Counts a file of the member with this bearer; throws RATE_LIMITED with the seconds to wait. */
  async count(direction: 'up' | 'down', bearer: string, address: string): Promise<void> {
    await consume(this.#byAddress, networkOf(address));
    await consume(this.#byMember[direction], hash(bearer));
  }
}
