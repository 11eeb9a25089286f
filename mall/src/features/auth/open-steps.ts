import type { MallContext } from '../../context.ts';
import type { MallSalesType } from '../../db/schema/malls.ts';
import type { Member } from '../../members/member-person.ts';
import { Refusal } from '../../http/refusal.ts';
import { signStepToken, type Step } from './step-token.ts';

/** A member before sign-in. */
interface Comer {
  member: Member;
  salesType: MallSalesType | null;
}

const messages: Record<Step, string> = {
  '1254': '휴면 계정입니다. 활성화를 위해 이메일 인증을 진행해주세요.',
  '1257': '인증한 이메일이 없어요. 이메일 인증을 진행해주세요.',
  '1258': '초기 비밀번호예요. 비밀번호를 변경해 주세요.',
};

/** Call it only after the member was proven: the result reveals the account's state. */
export async function refuseOpenStep(
  context: MallContext,
  { member, salesType }: Comer,
  steps: readonly Step[],
): Promise<void> {
  const step = openStep(member, salesType);
  if (step === null || !steps.includes(step)) return;
  throw new Refusal(401, step, messages[step], {
    data: { stepToken: await signStepToken(context, member, step) },
  });
}

/**
 * The step between a right password and a session; null: none. A COMMON mall requires no certified address:
 * its members have no page for one (the specification, section 6).
 */
export function openStep(
  { memStat, emailHash, emailCertYn, initPwdYn }: Member,
  salesType: MallSalesType | null,
): Step | null {
  if (memStat === 'DORMANT') return '1254';
  if ((emailHash === null || emailCertYn !== 'Y') && salesType !== 'COMMON') return '1257';
  return initPwdYn === 'Y' ? '1258' : null;
}
