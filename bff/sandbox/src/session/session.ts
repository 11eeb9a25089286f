import { createStore } from '../store.ts';

/** Who is signed in. In memory only: a reload signs out, and no storage ever sees a token. */
export interface Session {
  mallUrl: string;
  id: string;
  accessToken: string;
  refreshToken: string;
  /** From this moment of this page's clock on, a request asks for a new pair. */
  renewAt: number;
}

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

export const sessionStore = createStore<Session | null>(null);

export function keepSession(owner: { mallUrl: string; id: string }, pair: TokenPair): void {
  sessionStore.set({ ...owner, accessToken: pair.accessToken, refreshToken: pair.refreshToken, renewAt: renewalTime(pair.accessToken) });
}

export function dropSession(): void {
  sessionStore.set(null);
}

const secondsBeforeTheEnd = 300;

/** Counted from receipt by the token's own span, so that a wrong clock does no harm. */
function renewalTime(accessToken: string): number {
  const { exp, iat } = claimsOf(accessToken);
  return performance.now() + (exp - iat - secondsBeforeTheEnd) * 1_000;
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
