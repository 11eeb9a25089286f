import { and, eq, gt, isNull } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import { members, sessions } from '../../db/schema/members.ts';
import { memberOf, type Call, type Caller, type Handlers } from '../../http/call.ts';
import { notFound, notSignedIn } from '../../http/refusal.ts';
import { maskEmail } from '../../security/masking.ts';
import { personOf } from '../../members/member-person.ts';
import { maskTelephone } from '../../wire/telephone.ts';
import { toDts } from '../../wire/dts.ts';
import { endSession, endSessionsOf } from './refresh.ts';
import { inTransaction } from '../../db/transaction-guard.ts';

export const sessionHandlers = {
  listSessions: async (context, call) => ({ sesList: await openSessions(context, memberOf(call)) }),
  endSessions,
  signOut: async (context, call) => {
    await inTransaction(context, ({ db, now }) => endSession(db, memberOf(call).sid, now()));
    return null;
  },
  getUserInfo: async ({ db, keys }, call) => {
    const { memNo, mallId, salesType } = memberOf(call);
    const [member] = await db.select().from(members).where(eq(members.memNo, memNo)).limit(1);
    if (!member) throw notSignedIn();
    const { memNm, email, mobile } = personOf(keys, member);
    const { tmpPwdYn } = member;
    return { memNo, memNm, tmpPwdYn, email: maskEmail(email), mobile: maskTelephone(mobile), mallId, salesType };
  },
} satisfies Partial<Handlers>;

/** One session, or all of them, this one too. Another member's is as unknown as one that has ended. */
async function endSessions(context: MallContext, call: Call<'endSessions'>) {
  const caller = memberOf(call);
  const { sesNo = null } = call.body;
  await inTransaction(context, async ({ db, now }) => {
    if (sesNo === null) return endSessionsOf(db, caller.memNo, now());
    const own = and(isOpen(caller.memNo, now()), eq(sessions.sid, sesNo));
    const found = await db.select({ sid: sessions.sid }).from(sessions).where(own).for('update');
    if (found.length === 0) throw notFound('기기를', 'sesNo');
    return endSession(db, sesNo, now());
  });
  return { sesList: await openSessions(context, caller) };
}

function isOpen(memNo: string, now: Date) {
  return and(eq(sessions.memNo, memNo), isNull(sessions.endedAt), gt(sessions.expiresAt, now));
}

/** This one first, then by their last use. */
async function openSessions({ db, now }: MallContext, { memNo, sid }: Caller) {
  const rows = await db.select().from(sessions).where(isOpen(memNo, now()));
  return rows
    .map(({ startedAt, usedAt, ...row }) => ({ ...row, startedAt, lastAt: usedAt ?? startedAt }))
    .toSorted((a, b) => Number(b.sid === sid) - Number(a.sid === sid) || b.lastAt.getTime() - a.lastAt.getTime())
    .map((row) => ({
      sesNo: row.sid,
      dvcNm: row.dvcNm,
      strtDts: toDts(row.startedAt),
      lastDts: toDts(row.lastAt),
      curYn: row.sid === sid ? 'Y' : 'N',
    }));
}
