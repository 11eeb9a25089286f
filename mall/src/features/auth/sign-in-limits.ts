import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Settings } from '../../config.ts';
import { tooManyTries } from '../../http/refusal.ts';

/** Limits of password attempts. A successful one is not counted. */
export interface SignInLimits {
  /** Throws 1429 after too many from this address. */
  consumeAddress(address: string): Promise<void>;
  /** Throws 1429 after too many for this account. */
  consumeAccount(account: string): Promise<void>;
  refund(address: string, account?: string): Promise<void>;
}

export function signInLimits({ limit, addressLimit, windowSeconds }: Settings['signIn']): SignInLimits {
  const accounts = new RateLimiterMemory({ points: limit, duration: windowSeconds });
  const addresses = new RateLimiterMemory({ points: addressLimit, duration: windowSeconds });
  return {
    consumeAddress: (address) => consume(addresses, address),
    consumeAccount: (account) => consume(accounts, account),
    async refund(address, account) {
      await addresses.reward(address);
      if (account !== undefined) await accounts.reward(account);
    },
  };
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (error instanceof Error) throw error;
    throw tooManyTries(Math.max(1, Math.ceil((error as RateLimiterRes).msBeforeNext / 1000)));
  }
}
