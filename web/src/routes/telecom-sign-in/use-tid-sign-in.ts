import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSignInWithTidMutation } from '../../__generated__/hooks.ts';
import { failureText } from '../../shared/form/failure-text.ts';
import { useSessionStore } from '../../shop/session/session-context.ts';
import { SessionStore } from '../../shop/session/session-store.ts';
import { isBelowLogin, pageOfStep, stepBelowLoginPath } from '../../shop/session/step-pages.ts';
import { afterTid, readTidAddress, withoutCode, type TidAddress } from './tid-address.ts';

export interface TidSignIn {
  address: TidAddress | null;
  /** Why it failed; null: in progress. */
  failure: string | null;
  /** Null: the code is spent, or there is none. */
  tryAgain: (() => void) | null;
}

const noCode = '인증 정보가 없거나 이미 사용했어요. 로그인부터 다시 시도해 주세요.';
const noStorage =
  '이 브라우저가 저장 공간을 막아 두어 로그인을 유지할 수 없어요. 브라우저 설정에서 사이트 데이터를 허용해 주세요.';

/** Trades the code of the address for a session after hydration, and goes on. The code leaves the address at once. */
export function useTidSignIn(): TidSignIn {
  const navigate = useNavigate();
  const sessions = useSessionStore();
  const [ask] = useSignInWithTidMutation({ fetchPolicy: 'no-cache' });
  const [address, setAddress] = useState<TidAddress | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSpent, setIsSpent] = useState(true);

  async function signIn(at: TidAddress) {
    if (at.mallUrl === null || at.code === null) return setFailure(noCode);
    const ofMall = new SessionStore(() => at.mallUrl);
    // A link must not sign a member in as another.
    if (ofMall.read() !== null) return leave(at);
    setFailure(null);
    setIsSpent(true);
    try {
      const { data } = await ask({ variables: { input: { mallUrl: at.mallUrl, tid: at.code } } });
      const result = data?.signInWithTid;
      if (result?.__typename === 'Session') {
        ofMall.save(result, false);
        return ofMall.read() === null ? setFailure(noStorage) : leave(at);
      }
      const step = result && isBelowLogin(result.reason) ? result.reason : null;
      if (!step || !result?.stepToken) return setFailure(result?.message ?? noCode);
      sessions?.keepStep({
        reason: step,
        id: '',
        token: result.stepToken,
        page: pageOfStep[step],
        staysSignedIn: false,
        redirect: at.redirect,
      });
      await navigate(stepBelowLoginPath(at.mallUrl, 'DESKTOP', step, at.redirect), { replace: true });
    } catch (error) {
      setFailure(failureText(error));
      setIsSpent(false);
    }
  }

  useEffect(() => {
    const at = readTidAddress(window.location);
    window.history.replaceState(window.history.state, '', withoutCode(window.location));
    setAddress(at);
    void signIn(at);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each document
  }, []);

  return { address, failure, tryAgain: failure !== null && !isSpent && address ? () => void signIn(address) : null };
}

/** By a document load: from here on it is that mall's visit. */
function leave(address: TidAddress): void {
  window.location.replace(afterTid(address));
}
