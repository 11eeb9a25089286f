import type { Redis } from 'iovalkey';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Settings } from '../config.ts';
import { hash } from '../upstream/call.ts';
import { networkOf } from './network.ts';
import { consume, rateLimiter } from './rate-limiter.ts';

const aMinute = 60;

type LimitSettings = Pick<Settings, 'AGENT_CALLS_PER_MEMBER' | 'AGENT_CALLS_PER_ADDRESS'>;

/** Limits the calls of agents, by tool: per bearer, and per address, which the visitors of one provider of agents share. */
export class AgentLimit {
  readonly #byMember: RateLimiterAbstract;
  readonly #byAddress: RateLimiterAbstract;

  constructor(settings: LimitSettings, store: Redis | null) {
    this.#byMember = rateLimiter(store, 'agents', settings.AGENT_CALLS_PER_MEMBER, aMinute);
    this.#byAddress = rateLimiter(store, 'agent-addresses', settings.AGENT_CALLS_PER_ADDRESS, aMinute);
  }

  /** Counts a call; throws RATE_LIMITED with the seconds to wait. `bearer`: null for a visitor. */
  async count(tool: string, bearer: string | null, address: string): Promise<void> {
    await consume(this.#byAddress, `${tool} ${networkOf(address)}`);
    // The claims of a bearer are not verified, so they name nobody here: anyone could use up a member's calls.
    if (bearer !== null) await consume(this.#byMember, `${tool} ${hash(bearer)}`);
  }
}
