import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SignInWithTidDocument, type SignInRefusal } from '../../__generated__/graphql.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { mallPath } from '../../shop/links/mall-paths.ts';
import { useSessionStore } from '../../shop/session/session-context.ts';
import { SessionStore } from '../../shop/session/session-store.ts';
import { pageOfStep } from '../../shop/session/step-pages.ts';
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
const stepsBelowLogin = { DORMANT_ACCOUNT: 'login/disDormant', EMAIL_MISSING: 'login/notCertEmail' } as const;

/** An address with all that a sign-in needs. */
interface ReadyAddress extends TidAddress {
  mallUrl: string;
  code: string;
}

function isBelowLogin(reason: SignInRefusal): reason is keyof typeof stepsBelowLogin {
  return reason in stepsBelowLogin;
}

/** Trades the code of the address for a session after hydration, and goes on. The code leaves the address at once. */
export function useTidSignIn(): TidSignIn {
  const navigate = useNavigate();
  const sessions = useSessionStore();
  const [address, setAddress] = useState<TidAddress | null>(null);
  const [mistake, setMistake] = useState<string | null>(null);
  const { submit, refused, note } = useSubmission(SignInWithTidDocument, {
    fetchPolicy: 'no-cache',
    input: ({ mallUrl, code }: ReadyAddress) => ({ mallUrl, tid: code }),
    failed: noCode,
    onDone(session, { values: at }) {
      const ofMall = new SessionStore(() => at.mallUrl);
      ofMall.save(session, false);
      return ofMall.read() === null ? noStorage : leave(at);
    },
    async onRefused({ reason, message, stepToken }, { values: at }) {
      if (!isBelowLogin(reason) || !stepToken) return message;
      sessions?.keepStep({
        reason,
        id: '',
        token: stepToken,
        page: pageOfStep[reason],
        staysSignedIn: false,
        redirect: at.redirect,
      });
      const query = new URLSearchParams({ redirect: at.redirect ?? '' });
      await navigate(`${mallPath(at.mallUrl, 'DESKTOP', stepsBelowLogin[reason])}?${query}`, { replace: true });
      return null;
    },
  });

  async function signIn(at: TidAddress) {
    const { mallUrl, code } = at;
    if (mallUrl === null || code === null) return setMistake(noCode);
    // A link must not sign a member in as another.
    if (new SessionStore(() => mallUrl).read() !== null) return leave(at);
    await submit({ ...at, mallUrl, code });
  }

  useEffect(() => {
    const at = readTidAddress(window.location);
    window.history.replaceState(window.history.state, '', withoutCode(window.location));
    setAddress(at);
    void signIn(at);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each document
  }, []);

  return {
    address,
    failure: mistake ?? note,
    // A failure has not spent the code.
    tryAgain: refused?.error && address ? () => void signIn(address) : null,
  };
}

/** By a document load: from here on it is that mall's visit. */
function leave(address: TidAddress): void {
  window.location.replace(afterTid(address));
}
