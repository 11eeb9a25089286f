import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { MallContext } from '../../context.ts';
import { hashToken } from '../../security/sealing.ts';
import { verifyJwt } from '../../security/verify-jwt.ts';

/** A required step before sign-in, named by the code of the refusal. */
export type Step = '1254' | '1257' | '1258';

const minutes = 10;

/** The member of a step, and the password that was used. */
interface Stepper {
  memNo: string;
  passwordHash: string | null;
}

/** Valid for one account, its current password, ten minutes and one step. Signed with another key, so no access token. */
export async function signStepToken(
  { keys, now }: MallContext,
  { memNo, passwordHash }: Stepper,
  step: Step,
): Promise<string> {
  const issuedAt = Math.floor(now().getTime() / 1000);
  return new SignJWT({ step, pwd: markOf(passwordHash) })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(memNo)
    .setJti(randomUUID())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + minutes * 60)
    .sign(keys.stepToken.current);
}

interface StepClaims {
  memNo: string;
  jti: string;
  expiresAt: Date;
  passwordMark: unknown;
}

/** The claims of a token for this step, or null. Does not check whether it was used. */
export async function readStepToken({ keys, now }: MallContext, token: string, step: Step): Promise<StepClaims | null> {
  const payload = await verifyJwt<{ step?: unknown; pwd?: unknown }>(keys.stepToken, token, {
    requiredClaims: ['sub', 'jti', 'exp'],
    currentDate: now(),
  });
  if (payload?.step !== step) return null;
  return {
    memNo: String(payload.sub),
    jti: String(payload.jti),
    expiresAt: new Date(Number(payload.exp) * 1000),
    passwordMark: payload.pwd,
  };
}

/** Distinguishes two passwords and reveals neither: it hashes a salted hash. */
export function markOf(passwordHash: string | null): string {
  return hashToken(passwordHash ?? '');
}
