/**
 * Seconds that an access token has left. They are counted from its receipt by the length that its claims name
 * (exp - iat), so that a wrong clock does no harm. What cannot be read has nothing left.
 */
export function remainingSeconds(accessToken: string, receivedAt: number, now: number): number {
  const { exp, iat } = claimsOf(accessToken);
  if (typeof exp !== 'number' || typeof iat !== 'number') return 0;
  return exp - iat - (now - receivedAt) / 1000;
}

/** What a token says of itself, unverified. Nothing where it cannot be read. */
export function claimsOf(accessToken: string): Record<string, unknown> {
  try {
    const payload = (accessToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(payload));
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Whose session it is; a token that does not tell is nobody else's. */
export function memberOf({ accessToken }: { accessToken: string }): unknown {
  return claimsOf(accessToken).sub ?? accessToken;
}
