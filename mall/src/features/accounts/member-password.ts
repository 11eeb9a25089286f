import { eq } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import { members } from '../../db/schema/members.ts';
import { memberOf, type Call, type Handlers } from '../../http/call.ts';
import { invalid, notSignedIn } from '../../http/refusal.ts';
import { hashPassword, isPassword } from '../auth/passwords.ts';
import { endSessionsOf } from '../auth/refresh.ts';
import { signCheckToken } from './check-token.ts';
import { giveBackPasswordGuess, spendPasswordGuess } from './limits.ts';
import { findMember, type Member } from './members.queries.ts';
import { checkNewPassword } from './password-rules.ts';

export function memberPasswordHandlers(context: MallContext): Handlers {
  return { checkPassword: (call) => checkPassword(context, call), changePassword: (call) => changePassword(context, call) };
}

/** The member who calls, after the right password. A wrong one is 1400 at `field`: a 401 would end the stay. */
export async function proveMember(context: MallContext, call: Call, field: string): Promise<Member> {
  const { memNo } = memberOf(call);
  await spendPasswordGuess(context, memNo);
  const found = await findMember(context.db, memNo);
  if (!found) throw notSignedIn();
  if (!(await isPassword(found.member.passwordHash, String(call.body[field])))) {
    throw invalid([{ field, reason: '비밀번호가 일치하지 않습니다.' }]);
  }
  await giveBackPasswordGuess(context, memNo);
  return found.member;
}

async function checkPassword(context: MallContext, call: Call) {
  await proveMember(context, call, 'password');
  return { checkToken: await signCheckToken(context, memberOf(call)) };
}

async function changePassword(context: MallContext, call: Call): Promise<null> {
  const { curPwd, newPwd } = call.body as { curPwd: string; newPwd: string };
  const { memNo, loginId } = await proveMember(context, call, 'curPwd');
  checkNewPassword('newPwd', newPwd, loginId ?? '');
  if (newPwd === curPwd) throw invalid([{ field: 'newPwd', reason: '지금 비밀번호와 다른 비밀번호를 입력해주세요.' }]);
  const passwordHash = await hashPassword(newPwd);
  await context.db.transaction(async (transaction) => {
    await transaction.update(members).set({ passwordHash, tmpPwdYn: 'N', initPwdYn: 'N' }).where(eq(members.memNo, memNo));
    await endSessionsOf(transaction, memNo, context.now(), memberOf(call).sid);
  });
  return null;
}
