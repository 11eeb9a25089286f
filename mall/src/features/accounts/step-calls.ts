import { and, eq, ne } from 'drizzle-orm';
import type { MallContext, TransactionContext } from '../../context.ts';
import { members } from '../../db/schema/members.ts';
import type { Call, Handlers } from '../../http/call.ts';
import { conflict, invalid } from '../../http/refusal.ts';
import { refuseOpenStep } from '../auth/open-steps.ts';
import { hashPassword, isPassword } from '../../security/passwords.ts';
import { endSessionsOf } from '../auth/refresh.ts';
import { startSession, type TokenPair } from '../auth/token-pair.ts';
import { codeRefusal, openRequest, renewCode, tryCode } from '../certification/requests.ts';
import { readTarget } from '../certification/targets.ts';
import { codeMessage } from '../certification/code-message.ts';
import { post } from '../../mail/outbox.ts';
import { postWakeMessage } from '../mail-links/wake-messages.ts';
import { refundGuess, consumeGuess, consumeSending } from '../../security/rate-limits.ts';
import { personOf, sealPerson, type Member } from '../../members/member-person.ts';
import { lockMember } from '../../members/members.queries.ts';
import { checkNewPassword } from './password-rules.ts';
import { claimsOf, findStepRequest, readStep, spendStep } from './steps.ts';
import { inTransaction } from '../../db/transaction-guard.ts';

/** Steps after a sign-in that was refused with 1254, 1257 or 1258. */
export const stepHandlers = {
  sendStepEmail,
  verifyStepEmail,
  setInitialPassword,
  wakeMember,
} satisfies Partial<Handlers>;

async function sendStepEmail(context: MallContext, { body, address }: Call<'sendStepEmail'>): Promise<null> {
  await consumeGuess(context, address);
  const { member } = await readStep(context, body.stepToken, '1257');
  await refundGuess(context, address);
  const target = readTarget('email', 'EMAIL', body.email);
  const { memNo, mallId } = member;
  const { memNm } = personOf(context.keys, member);
  await consumeSending(context, address, target, `step of ${memNo}`);
  await inTransaction(context, async (context) => {
    const certReqNo = await openRequest(context, {
      kind: 'EMAIL',
      purposeCd: 'STEP_EMAIL',
      mallId,
      memNo,
      person: { memNm, target, birthDt: null },
    });
    const { code } = await renewCode(context, certReqNo);
    await post(context, { mallId, channel: 'EMAIL', target, ...codeMessage('STEP_CODE', code) });
  });
  return null;
}

async function verifyStepEmail(
  context: MallContext,
  { body, address, device }: Call<'verifyStepEmail'>,
): Promise<TokenPair> {
  await consumeGuess(context, address);
  const step = await readStep(context, body.stepToken, '1257');
  const request = await findStepRequest(context.db, step.member.memNo);
  const outcome = request ? await tryCode(context, request.certReqHash, body.certVal) : 'ended';
  if (typeof outcome === 'string') throw codeRefusal(outcome, 'certVal');
  await refundGuess(context, address);
  const member = await inTransaction(context, async (context) => {
    await spendStep(context.db, step);
    return certifyEmail(context, step.member, outcome.target);
  });
  await refuseOpenStep(context, { ...step, member }, ['1258']);
  return startSession(context, claimsOf(step), device);
}

/** The member with a certified address. */
async function certifyEmail(context: TransactionContext, member: Member, email: string | null): Promise<Member> {
  const { db, keys } = context;
  await lockMember(db, member.memNo);
  const [row] = await db.select().from(members).where(present(member));
  if (!row) return member;
  const columns = sealPerson(keys, row.mallId, { ...personOf(keys, row), email });
  const [certified] = await db
    .update(members)
    .set({ ...columns, emailCertYn: 'Y' })
    .where(present(member))
    .returning();
  return certified ?? member;
}

async function setInitialPassword(
  context: MallContext,
  { body, address, device }: Call<'setInitialPassword'>,
): Promise<TokenPair> {
  const { newPwd } = body;
  await consumeGuess(context, address);
  const step = await readStep(context, body.stepToken, '1258');
  const { memNo, loginId, passwordHash: initialHash } = step.member;
  checkNewPassword('newPwd', newPwd, loginId ?? '');
  if (await isPassword(initialHash, newPwd)) {
    throw invalid([{ field: 'newPwd', reason: '초기 비밀번호와 다른 비밀번호를 입력해주세요.' }]);
  }
  const passwordHash = await hashPassword(newPwd);
  await refundGuess(context, address);
  await inTransaction(context, async (context) => {
    const { db } = context;
    await spendStep(db, step);
    await db.update(members).set({ passwordHash, initPwdYn: 'N', tmpPwdYn: 'N' }).where(present(step.member));
    await endSessionsOf(db, memNo, context.now());
  });
  return startSession(context, claimsOf(step), device);
}

async function wakeMember(context: MallContext, { body, address }: Call<'wakeMember'>): Promise<null> {
  await consumeGuess(context, address);
  const step = await readStep(context, body.stepToken, '1254');
  await refundGuess(context, address);
  if (step.member.emailHash === null) throw conflict('등록한 이메일 주소가 없어요. 고객센터로 문의해주세요.');
  await consumeSending(context, address, `waking ${step.member.memNo}`);
  await inTransaction(context, async (context) => {
    await spendStep(context.db, step);
    await postWakeMessage(context, step);
  });
  return null;
}

/** Matches the member unless they have withdrawn meanwhile: nothing is written for withdrawn members. */
function present({ memNo }: Member) {
  return and(eq(members.memNo, memNo), ne(members.memStat, 'WITHDRAWN'));
}
