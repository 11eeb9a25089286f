import { SignJWT } from 'jose';
import type { MallContext } from '../context.ts';
import type { Caller } from '../http/call.ts';
import { forbidden } from '../http/refusal.ts';
import { verifyJwt } from '../security/verify-jwt.ts';

const minutes = 10;

type Holder = Pick<Caller, 'memNo' | 'sid'>;

/** Proves that a member just entered the password. Valid for that session only; signed with another key, so no bearer token. */
export async function signCheckToken({ keys, now }: MallContext, { memNo, sid }: Holder): Promise<string> {
  const issuedAt = Math.floor(now().getTime() / 1000);
  return new SignJWT({ sid })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(memNo)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + minutes * 60)
    .sign(keys.checkToken.current);
}

/** Throws 1403 unless the token belongs to this session and has not expired. */
export async function checkCheckToken(
  { keys, now }: MallContext,
  { memNo, sid }: Holder,
  token: unknown,
): Promise<void> {
  const claims = await verifyJwt<{ sid?: unknown }>(keys.checkToken, String(token), {
    requiredClaims: ['sub', 'sid', 'exp'],
    currentDate: now(),
  });
  if (claims?.sub !== memNo || claims.sid !== sid) throw forbidden('비밀번호를 다시 확인해주세요.');
}
