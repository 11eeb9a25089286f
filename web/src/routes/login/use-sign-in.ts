import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { SignInRefusal } from '../../__generated__/graphql.ts';
import { useSignInMutation } from '../../__generated__/hooks.ts';
import { describeError } from '../../shared/errors/describe-error.ts';
import { homePath, safeRedirect } from '../../shared/links/mall-paths.ts';
import { useMall } from '../../shared/mall/mall-context.ts';
import { useDevice } from '../../shared/page/page-context.ts';
import { useSessionStore } from '../../shared/session/session-context.ts';

export interface Credentials {
  id: string;
  password: string;
  staysSignedIn: boolean;
}

export interface Refusal {
  /** In Korean, fit to show. */
  message: string;
  /** Null: the answer never came. */
  reason: SignInRefusal | null;
}

interface SigningIn {
  signIn: (credentials: Credentials) => Promise<void>;
  isBusy: boolean;
  /** Why it did not work; null: nothing to say. */
  refusal: Refusal | null;
}

/** Signs in, keeps the tokens, and goes where the visitor wanted to go. */
export function useSignIn(): SigningIn {
  const mall = useMall();
  const device = useDevice();
  const sessions = useSessionStore();
  const navigate = useNavigate();
  const [searchParams] = useSearchParams();
  const [ask, { loading: isBusy }] = useSignInMutation();
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function signIn({ id, password, staysSignedIn }: Credentials) {
    setRefusal(null);
    try {
      const { data } = await ask({ variables: { input: { mallUrl: mall.url, id, password } } });
      const result = data?.signIn;
      if (result?.__typename !== 'Session') return setRefusal(result ?? { message: '로그인하지 못했어요. 잠시 후 다시 시도해 주세요.', reason: null });
      sessions?.save(result, staysSignedIn);
      await navigate(safeRedirect(searchParams.get('redirect'), mall.url) ?? homePath(mall, device, true), { replace: true });
    } catch (error) {
      setRefusal({ message: describeError(error).message, reason: null });
    }
  }

  return { signIn, isBusy, refusal };
}
