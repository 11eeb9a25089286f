import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { members } from '../../db/schema/members.ts';
import type { Handlers } from '../../http/call.ts';
import { invalid, notFound } from '../../http/refusal.ts';
import { acceptedKeys, type Keys } from '../../keys.ts';

export const unsubscribeHandlers = {
  unsubscribe: async ({ db, keys }, { body }) => {
    const memNo = readSignedMemNo(keys, body.memNo);
    if (memNo === null) throw invalid([{ field: 'memNo', reason: '메일의 링크가 올바르지 않아요.' }]);
    const done = await db
      .update(members)
      .set({ emailAgreeYn: 'N' })
      .where(eq(members.memNo, memNo))
      .returning({ memNo: members.memNo });
    if (done.length === 0) throw notFound('회원을');
    return null;
  },
} satisfies Partial<Handlers>;

/** Value of a mail's unsubscribe link: allows only that, for that member. */
export function signMemNo(keys: Pick<Keys, 'mailLink'>, memNo: string): string {
  return `${memNo}.${signatureOf(keys.mailLink.current, memNo)}`;
}

function readSignedMemNo(keys: Pick<Keys, 'mailLink'>, value: string): string | null {
  const dot = value.lastIndexOf('.');
  const memNo = value.slice(0, Math.max(dot, 0));
  const given = Buffer.from(value.slice(dot + 1));
  return acceptedKeys(keys.mailLink).some((key) => isSignature(given, signatureOf(key, memNo))) ? memNo : null;
}

function isSignature(given: Buffer, signature: string): boolean {
  const right = Buffer.from(signature);
  return given.length === right.length && timingSafeEqual(given, right);
}

function signatureOf(key: Uint8Array, memNo: string): string {
  return createHmac('sha256', key).update(`unsubscribe ${memNo}`).digest('base64url');
}
