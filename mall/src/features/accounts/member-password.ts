import { and, eq } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import { members } from '../../db/schema/members.ts';
import { memberOf, type Call, type Caller, type Handlers } from '../../http/call.ts';
import { invalid, notSignedIn, type Refusal } from '../../http/refusal.ts';
import { hashPassword, isPassword } from '../../security/passwords.ts';
import { endSessionsOf } from '../auth/refresh.ts';
import { signCheckToken } from '../../members/check-token.ts';
import { refundPasswordGuess, consumePasswordGuess } from '../../security/rate-limits.ts';
import type { Member } from '../../members/member-person.ts';
import { findMember } from '../../members/members.queries.ts';
import { checkNewPassword } from './password-rules.ts';
import { inTransaction } from '../../db/transaction-guard.ts';

export const memberPasswordHandlers = { checkPassword, changePassword } satisfies Partial<Handlers>;

/** The calling member, after the right password. A wrong one is 1400 at its field: a 401 would end the session. */
export async function proveMember(
  context: MallContext,
  { memNo }: Caller,
  given: { field: string; password: string },
): Promise<Member> {
  await consumePasswordGuess(context, memNo);
  const found = await findMember(context.db, memNo);
  if (!found) throw notSignedIn();
  if (!(await isPassword(found.member.passwordHash, given.password))) throw passwordRefused(given.field);
  await refundPasswordGuess(context, memNo);
  return found.member;
}

async function checkPassword(context: MallContext, call: Call<'checkPassword'>) {
  await proveMember(context, memberOf(call), { field: 'password', password: call.body.password });
  return { checkToken: await signCheckToken(context, memberOf(call)) };
}

async function changePassword(context: MallContext, call: Call<'changePassword'>): Promise<null> {
  const { curPwd, newPwd } = call.body;
  const given = { field: 'curPwd', password: curPwd };
  const { memNo, loginId, passwordHash: provenHash } = await proveMember(context, memberOf(call), given);
  checkNewPassword('newPwd', newPwd, loginId ?? '');
  if (newPwd === curPwd) throw invalid([{ field: 'newPwd', reason: '현재 비밀번호와 다른 비밀번호를 입력해주세요.' }]);
  const passwordHash = await hashPassword(newPwd);
  await inTransaction(context, async (context) => {
    // Replaces only the password that was given: another session may have changed it, or the member may have left.
    const isStillTheirs = and(eq(members.memNo, memNo), eq(members.passwordHash, provenHash ?? ''));
    const changed = await context.db
      .update(members)
      .set({ passwordHash, tmpPwdYn: 'N', initPwdYn: 'N' })
      .where(isStillTheirs)
      .returning({ memNo: members.memNo });
    if (changed.length === 0) throw passwordRefused('curPwd');
    await endSessionsOf(context.db, memNo, context.now(), memberOf(call).sid);
  });
  return null;
}

function passwordRefused(field: string): Refusal {
  return invalid([{ field, reason: '비밀번호가 일치하지 않아요.' }]);
}
