import { eq } from 'drizzle-orm';
import { members } from '../../db/schema/members.ts';
import { memberOf, type Handlers } from '../../http/call.ts';
import { notSignedIn } from '../../http/refusal.ts';
import { maskEmail } from '../../security/masking.ts';
import { personOf } from '../../members/member-person.ts';
import { maskTelephone } from '../../wire/telephone.ts';
import { endSession } from './refresh.ts';
import { inTransaction } from '../../db/transaction-guard.ts';

export const sessionHandlers = {
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
