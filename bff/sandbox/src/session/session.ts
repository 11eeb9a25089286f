import { createStore } from '../store.ts';

/** The signed-in member. In memory only: a reload signs out, and no token is ever stored. */
export interface Session {
  mallUrl: string;
  id: string;
  accessToken: string;
  refreshToken: string;
  /** When the pair came, by both clocks of this page. */
  receivedAt: { wall: number; steady: number };
}

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

export const sessionStore = createStore<Session | null>(null);

export function keepSession(owner: { mallUrl: string; id: string }, pair: TokenPair): void {
  sessionStore.set({
    ...owner,
    accessToken: pair.accessToken,
    refreshToken: pair.refreshToken,
    receivedAt: { wall: Date.now(), steady: performance.now() },
  });
}

export function dropSession(): void {
  sessionStore.set(null);
}

const secondsBeforeTheEnd = 300;

/**
 * Whether a request needs a new pair. Counted from receipt by the token's lifetime, and by the clock that has advanced
 * further: one can be set, the other stops on some systems during sleep.
 */
export function isDue({ accessToken, receivedAt: { wall, steady } }: Session): boolean {
  const { exp, iat } = claimsOf(accessToken);
  return Math.max(Date.now() - wall, performance.now() - steady) >= (exp - iat - secondsBeforeTheEnd) * 1_000;
}

function claimsOf(accessToken: string): { exp: number; iat: number } {
  try {
    const text = atob((accessToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    const claims: unknown = JSON.parse(text);
    if (isSpan(claims)) return claims;
  } catch {
    // Not a token we can read: never renewed from here, the gateway's answer decides.
  }
  return { exp: Infinity, iat: 0 };
}

function isSpan(claims: unknown): claims is { exp: number; iat: number } {
  return (
    typeof claims === 'object' &&
    claims !== null &&
    'exp' in claims &&
    'iat' in claims &&
    typeof claims.exp === 'number' &&
    typeof claims.iat === 'number'
  );
}
