import { SignJWT } from 'jose';
import type { MallContext } from '../../context.ts';
import type { MallSalesType } from '../../db/schema/malls.ts';
import { verifyJwt } from '../../security/verify-jwt.ts';

/** Claims of an access token (contract, section 2). */
export interface AccessClaims {
  /** memNo */
  sub: string;
  mallId: string;
  salesType: MallSalesType;
  sid: string;
}

export async function signAccessToken({ keys, settings, now }: MallContext, claims: AccessClaims): Promise<string> {
  const issuedAt = Math.floor(now().getTime() / 1000);
  const { sub, mallId, salesType, sid } = claims;
  return new SignJWT({ mallId, salesType, sid })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(sub)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + settings.accessTokenSeconds)
    .sign(keys.accessToken.current);
}

/** The claims of a token that this mall signed, or null. With `expiredToo` an expired one is accepted. */
export async function readAccessToken(
  { keys, now }: MallContext,
  token: string,
  { expiredToo }: { expiredToo: boolean },
): Promise<AccessClaims | null> {
  const currentDate = expiredToo ? new Date(0) : now();
  const payload = await verifyJwt<Omit<AccessClaims, 'sub'>>(keys.accessToken, token, {
    requiredClaims: ['sub', 'mallId', 'salesType', 'sid', 'iat', 'exp'],
    currentDate,
  });
  if (payload === null) return null;
  const { sub = '', mallId, salesType, sid } = payload;
  return { sub, mallId, salesType, sid };
}
