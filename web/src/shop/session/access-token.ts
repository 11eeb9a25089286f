/**
 * Seconds that an access token has left. They are counted from its receipt by the lifetime in its claims (exp - iat),
 * so that a wrong clock does no harm. An unreadable token has none left.
 */
export function remainingSeconds(accessToken: string, receivedAt: number, now: number): number {
  const { exp, iat } = claimsOf(accessToken);
  if (typeof exp !== 'number' || typeof iat !== 'number') return 0;
  return exp - iat - (now - receivedAt) / 1000;
}

/** A token's claims, unverified. Empty if unreadable. */
export function claimsOf(accessToken: string): Record<string, unknown> {
  try {
    const payload = (accessToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(payload));
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Whose session it is; a token without this claim belongs to the same member. */
export function memberOf({ accessToken }: { accessToken: string }): unknown {
  return claimsOf(accessToken).sub ?? accessToken;
}
