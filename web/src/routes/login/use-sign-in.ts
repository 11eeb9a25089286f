import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SignInDocument, type SignInRefusal } from '../../__generated__/graphql.ts';
import { useCaptcha } from '../../features/captcha/use-captcha.ts';
import { wholly, type Refusal } from '../../shared/form/refusal.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import type { StepReason } from '../../shop/session/open-step.ts';
import { useSessionStore } from '../../shop/session/session-context.ts';
import { pageOfStep, redirectOfStep } from '../../shop/session/step-pages.ts';
import { useEnter } from '../../shop/session/use-enter.ts';
import { fetchStep } from './fetch-step.ts';

export interface Credentials {
  id: string;
  password: string;
  staysSignedIn: boolean;
}

interface Proved extends Credentials {
  /** Null: this mall asks for none. */
  recaptchaToken: string | null;
}

interface SigningIn {
  /** Answers why it did not work, or null when it did. */
  signIn: (credentials: Credentials) => Promise<Refusal | null>;
  /** The step that comes first, after a right password. */
  step: StepReason | null;
}

const noStorage =
  '이 브라우저가 저장 공간을 막아 두어 로그인을 유지할 수 없어요. 브라우저 설정에서 사이트 데이터를 허용해 주세요.';

/** Signs in, keeps the tokens, and goes where the visitor wanted to go. */
export function useSignIn(): SigningIn {
  const mall = useMall();
  const sessions = useSessionStore();
  const [searchParams] = useSearchParams();
  const captcha = useCaptcha();
  const enter = useEnter();
  const [step, setStep] = useState<StepReason | null>(null);
  const requested = searchParams.get('redirect');
  const redirect = redirectOfStep(requested) ?? requested;

  const { submit } = useSubmission(SignInDocument, {
    fetchPolicy: 'no-cache',
    input: ({ id, password, recaptchaToken }: Proved) => ({ mallUrl: mall.url, id, password, recaptchaToken }),
    failed: '로그인하지 못했어요. 잠시 후 다시 시도해 주세요.',
    onDone: async (session, { values: { staysSignedIn } }) =>
      (await enter(session, { staysSignedIn, redirect })) ? null : noStorage,
    onRefused({ reason, message, stepToken }, { values: { id, staysSignedIn } }) {
      if (reason === 'RECAPTCHA_FAILED') captcha.forget();
      if (isStep(reason)) {
        sessions?.clear(); // specification, section 8
        sessions?.keepStep(
          stepToken === null
            ? null
            : { reason, id, token: stepToken, page: pageOfStep[reason], staysSignedIn, redirect },
        );
        setStep(reason);
        void fetchStep(reason);
      }
      return reason === 'WRONG_CREDENTIALS' ? { message, fields: [{ path: ['password'], reason: message }] } : message;
    },
  });

  async function signIn(credentials: Credentials): Promise<Refusal | null> {
    setStep(null);
    const recaptchaToken = await tokenOrRefusal(captcha);
    if (typeof recaptchaToken === 'object' && recaptchaToken !== null) return recaptchaToken;
    return submit({ ...credentials, recaptchaToken });
  }

  return { signIn, step };
}

/** The form stays as it is if the captcha fails to load. */
async function tokenOrRefusal(captcha: ReturnType<typeof useCaptcha>): Promise<string | null | Refusal> {
  try {
    return await captcha.token('sign_in');
  } catch (error) {
    if (error instanceof Error && error.name === 'CaptchaError') return wholly(error.message);
    throw error;
  }
}

function isStep(reason: SignInRefusal): reason is StepReason {
  return reason in pageOfStep;
}
