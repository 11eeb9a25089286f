import { jwtVerify, type JWTPayload, type JWTVerifyOptions } from 'jose';
import { acceptedKeys, type Key } from '../keys.ts';

/** The claims of a token that one of the accepted keys signed; null for any other, and for one that is over. */
export async function verifyJwt<Claims>(
  key: Key,
  token: string,
  options: JWTVerifyOptions,
): Promise<(JWTPayload & Claims) | null> {
  for (const each of acceptedKeys(key)) {
    const verified = await jwtVerify<Claims>(token, each, { ...options, algorithms: ['HS256'] }).catch(() => null);
    if (verified) return verified.payload;
  }
  return null;
}
