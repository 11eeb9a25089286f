/** Seconds from when an access token was handed out to its end, by its own claims: a wrong clock does no harm. 0 if it is unreadable. */
export function lifetimeOf(accessToken: string): number {
  const { exp, iat } = claimsOf(accessToken);
  return typeof exp === 'number' && typeof iat === 'number' ? exp - iat : 0;
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
