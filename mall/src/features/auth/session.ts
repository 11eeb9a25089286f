import { eq } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import { members } from '../../db/schema/members.ts';
import { memberOf, type Handlers } from '../../http/call.ts';
import { notSignedIn } from '../../http/refusal.ts';
import { maskEmail } from '../../security/masking.ts';
import { maskTelephone } from '../../wire/telephone.ts';
import { endSession } from './refresh.ts';
import { inTransaction } from '../../db/transaction-guard.ts';

export function sessionHandlers({ db, now }: MallContext): Handlers {
  return {
    signOut: async (call) => {
      await inTransaction(db, (transaction) => endSession(transaction, memberOf(call).sid, now()));
      return null;
    },
    getUserInfo: async (call) => {
      const { memNo, mallId, salesType } = memberOf(call);
      const [member] = await db.select().from(members).where(eq(members.memNo, memNo)).limit(1);
      if (!member) throw notSignedIn();
      const { memNm, tmpPwdYn, email, mobile } = member;
      return { memNo, memNm, tmpPwdYn, email: maskEmail(email), mobile: maskTelephone(mobile), mallId, salesType };
    },
  };
}
