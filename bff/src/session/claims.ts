import { z } from 'zod';

/** The specification has only mallId and exp; other vendors' malls may omit all other claims of the contract. */
const claimsShape = z.object({
  mallId: z.union([z.string(), z.number().transform(String)]),
  exp: z.number(),
  iat: z.number().nullish(),
  sub: z.string().min(1).nullish().catch(null),
});

/**
 * Claims of an access token. They are not verified: they may choose which call is made, but never select cached data or grant
 * access. The mall decides.
 */
export type UnverifiedClaims = z.output<typeof claimsShape>;

/** Null if the text is not an access token. */
export function readClaims(token: string): UnverifiedClaims | null {
  const payload = token.split('.')[1];
  if (token.length > 4_096 || payload === undefined) return null;
  try {
    return claimsShape.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  } catch {
    return null;
  }
}

export function secondsLeft(claims: UnverifiedClaims, now = Date.now()): number {
  return claims.exp - now / 1000;
}
