import type { SignInRefusal, SignInRefused } from '../../graphql/__generated__/schema-types.ts';
import { errorTexts } from '../../errors/error-texts.ts';
import { meanings } from '../../errors/codes.ts';
import type { MallRefusal } from '../../errors/mall-error.ts';
import { refusalData } from '../../upstream/refusal-data.ts';
import { stepToken } from './auth.wire.ts';

/** Refusals of a sign-in: the specification, section 8. */
const reasons = meanings<SignInRefusal>({
  '1111': 'RECAPTCHA_FAILED',
  '1250': 'WRONG_CREDENTIALS',
  '1254': 'DORMANT_ACCOUNT',
  '1257': 'EMAIL_MISSING',
  '1258': 'INITIAL_PASSWORD',
});

const ownWords: Readonly<Record<SignInRefusal, string>> = {
  RECAPTCHA_FAILED: errorTexts.RECAPTCHA_FAILED,
  WRONG_CREDENTIALS: '아이디 또는 비밀번호가 일치하지 않아요.',
  DORMANT_ACCOUNT: errorTexts.DORMANT_ACCOUNT,
  EMAIL_MISSING: '인증한 이메일이 없어요. 이메일 인증을 진행해주세요.',
  INITIAL_PASSWORD: '초기 비밀번호를 사용하고 있어요. 비밀번호를 변경해 주세요.',
};

const wordsAreGiven: readonly SignInRefusal[] = ['RECAPTCHA_FAILED', 'DORMANT_ACCOUNT'];

/** The result of a refused sign-in; null when the refusal's code does not belong to signing in. */
export function toSignInRefused(refusal: MallRefusal): (SignInRefused & { __typename: 'SignInRefused' }) | null {
  const reason = reasons.get(refusal.code);
  if (!reason) return null;
  return {
    __typename: 'SignInRefused',
    reason,
    message: (wordsAreGiven.includes(reason) ? null : refusal.text) ?? ownWords[reason],
    stepToken: refusalData(refusal, stepToken)?.stepToken ?? null,
  };
}
