/** A session as a client keeps it. */
export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/** Seconds the access token lives from the moment it was handed out: exp - iat, so that a wrong clock does no harm. */
export function lifetimeOf(accessToken: string): number {
  const payload = accessToken.split('.')[1] ?? '';
  const claims: { exp?: number; iat?: number } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return (claims.exp ?? 0) - (claims.iat ?? 0);
}
