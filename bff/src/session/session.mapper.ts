import type { Session } from '../graphql/__generated__/schema-types.ts';
import { readClaims } from './claims.ts';
import type { WireTokens } from './session.wire.ts';

/** Upper bound of lifetimes, since dates have a maximum. */
const tenYears = 315_360_000;

/** Expiry by the gateway's clock: a lifetime from now, so that a wrong clock of the mall does no harm. */
export function toSession(
  { accessToken, refreshToken }: WireTokens,
  now = Date.now(),
): Session & { __typename: 'Session' } {
  const claims = readClaims(accessToken);
  const lifetimeSeconds = claims ? Math.min(Math.max(0, claims.exp - (claims.iat ?? now / 1000)), tenYears) : 0;
  return {
    __typename: 'Session',
    accessToken,
    refreshToken,
    expiresAt: new Date(now + lifetimeSeconds * 1000).toISOString(),
  };
}
