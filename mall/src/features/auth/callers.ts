import { eq } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import { malls } from '../../db/schema/malls.ts';
import { members, sessions } from '../../db/schema/members.ts';
import type { Caller } from '../../http/call.ts';
import { readAccessToken } from './access-token.ts';
import { isGuestSession, storeGuest } from './guests.ts';

/**
 * The member of an access token, or null when the token or its session is invalid.
 * With `expiredToo` only the signature counts: that is enough to end a session.
 */
export async function loadCaller(
  context: MallContext,
  token: string,
  options: { expiredToo: boolean },
): Promise<Caller | null> {
  const claims = await readAccessToken(context, token, options);
  if (!claims) return null;
  const found = await findSession(context, claims.sid);
  // A guest's tokens are issued without a database write: their first use inserts the guest.
  if (!found && isGuestSession(claims.sid)) {
    await storeGuest(context, { memNo: claims.sub, mallId: claims.mallId, sid: claims.sid });
  }
  const session = found ?? (await findSession(context, claims.sid));
  if (!session || session.memNo !== claims.sub || session.mallId !== claims.mallId) return null;
  if (!options.expiredToo && !isActive(session, context.now())) return null;
  const { memNo, mallId, salesType, tmpPwdYn, guestYn } = session;
  return { memNo, mallId, salesType, tmpPwdYn, guestYn, sid: claims.sid };
}

type Session = NonNullable<Awaited<ReturnType<typeof findSession>>>;

function isActive({ endedAt, expiresAt, memStat }: Session, now: Date): boolean {
  return endedAt === null && expiresAt > now && memStat === 'NORMAL';
}

async function findSession({ db }: MallContext, sid: string) {
  const [session] = await db
    .select({
      memNo: members.memNo,
      mallId: members.mallId,
      salesType: malls.mallSalesType,
      tmpPwdYn: members.tmpPwdYn,
      guestYn: members.guestYn,
      memStat: members.memStat,
      endedAt: sessions.endedAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(members, eq(members.memNo, sessions.memNo))
    .innerJoin(malls, eq(malls.mallId, members.mallId))
    .where(eq(sessions.sid, sid))
    .limit(1);
  return session ?? null;
}
