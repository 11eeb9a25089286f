import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SignInRefusal } from '../../__generated__/graphql.ts';
import { useSignInMutation } from '../../__generated__/hooks.ts';
import { useCaptcha } from '../../features/captcha/use-captcha.ts';
import type { Refusal } from '../../shared/form/use-mall-form.ts';
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
  const [ask] = useSignInMutation({ fetchPolicy: 'no-cache' });
  const captcha = useCaptcha();
  const enter = useEnter();
  const [step, setStep] = useState<StepReason | null>(null);
  const requested = searchParams.get('redirect');
  const redirect = redirectOfStep(requested) ?? requested;

  async function signIn({ id, password, staysSignedIn }: Credentials): Promise<Refusal | null> {
    setStep(null);
    const recaptchaToken = await tokenOrRefusal(captcha);
    if (typeof recaptchaToken === 'object' && recaptchaToken !== null) return recaptchaToken;
    const { data } = await ask({ variables: { input: { mallUrl: mall.url, id, password, recaptchaToken } } });
    const result = data?.signIn;
    if (result?.__typename === 'Session')
      return (await enter(result, { staysSignedIn, redirect })) ? null : whole(noStorage);
    if (!result) return whole('로그인하지 못했어요. 잠시 후 다시 시도해 주세요.');
    const { reason, message, stepToken } = result;
    if (reason === 'RECAPTCHA_FAILED') captcha.forget();
    if (isStep(reason)) {
      sessions?.clear(); // specification, section 8
      sessions?.keepStep(
        stepToken === null ? null : { reason, id, token: stepToken, page: pageOfStep[reason], staysSignedIn, redirect },
      );
      setStep(reason);
      void fetchStep(reason);
    }
    return reason === 'WRONG_CREDENTIALS'
      ? { message, fields: [{ path: ['password'], reason: message }] }
      : whole(message);
  }

  return { signIn, step };
}

/** The form stays as it is if the captcha fails to load. */
async function tokenOrRefusal(captcha: ReturnType<typeof useCaptcha>): Promise<string | null | Refusal> {
  try {
    return await captcha.token('sign_in');
  } catch (error) {
    if (error instanceof Error && error.name === 'CaptchaError') return whole(error.message);
    throw error;
  }
}

function whole(message: string): Refusal {
  return { message, fields: [] };
}

function isStep(reason: SignInRefusal): reason is StepReason {
  return reason in pageOfStep;
}
