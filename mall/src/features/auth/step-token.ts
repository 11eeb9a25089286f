import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { MallContext } from '../../context.ts';

/** The step that is open before a member may sign in; named by the code of the refusal. */
export type Step = '1254' | '1257' | '1258';

const minutes = 10;

/** Good for one account, ten minutes and one step. Signed under a key of its own, so it is no access token. */
export async function signStepToken({ keys, now }: MallContext, memNo: string, step: Step): Promise<string> {
  const issuedAt = Math.floor(now().getTime() / 1000);
  return new SignJWT({ step })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(memNo)
    .setJti(randomUUID())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + minutes * 60)
    .sign(keys.stepToken);
}
