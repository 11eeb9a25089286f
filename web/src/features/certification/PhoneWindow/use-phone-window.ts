import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { FinishPhoneCertificationDocument } from '../../../__generated__/graphql.ts';
import { pathTo } from '../../../shop/addresses/path-to.ts';
import { usePage } from '../../../shop/page/page-context.ts';
import { purposeWords, type PagePurpose, type Proof } from '../proof.ts';
import { openAgencyWindow } from './agency-window.ts';
import { isInAppBrowser } from '../../../shared/in-app-browser.ts';
import { useSubmission } from '../../../shared/submission/use-submission.ts';
import { keepWayBack, takeHandedBack } from './way-back.ts';

export type PhoneWindowState =
  | { kind: 'idle' }
  | { kind: 'open' }
  /** The browser keeps windows from opening. */
  | { kind: 'blocked' }
  | { kind: 'checking' }
  /** `again`: the result is still valid and can be sent once more. */
  | { kind: 'failed'; text: string; again: (() => void) | null };

/** Certification by phone at the identity agency: in a popup, or in this window if popups are blocked. */
export function usePhoneWindow(purpose: PagePurpose, onCertified: (proof: Proof) => Promise<void> | void) {
  const { mallUrl, device } = usePage();
  const { pathname, search, state: locationState } = useLocation();
  const navigate = useNavigate();
  const { submit } = useSubmission(FinishPhoneCertificationDocument, {
    fetchPolicy: 'no-cache',
    input: (finished: { requestNumber: string; result: string }) => ({ mallUrl, ...finished }),
    failed: '인증 결과를 확인하지 못했어요. 다시 인증해 주세요.',
    async onDone({ certificationNumber, name, mobile, isAdult, age }) {
      setState({ kind: 'idle' });
      await onCertified({
        certificationNumber,
        name: null,
        maskedName: name ?? null,
        email: null,
        mobile: null,
        maskedMobile: mobile ?? null,
        isAdult,
        age,
      });
    },
  });
  const [state, setState] = useState<PhoneWindowState>({ kind: 'idle' });
  const stop = useRef<(() => void) | null>(null);
  const address = `${pathTo('certify-phone', { url: mallUrl }, device)}?purpose=${purposeWords[purpose]}`;

  async function finish(requestNumber: string, result: string) {
    setState({ kind: 'checking' });
    const refused = await submit({ requestNumber, result });
    if (refused === null) return;
    const again = refused.error ? () => void finish(requestNumber, result) : null;
    setState({ kind: 'failed', text: refused.message, again });
  }

  const takeResult = useEffectEvent(() => {
    const handed = takeHandedBack(purpose);
    if (handed) void finish(handed.requestNumber, handed.result);
  });
  useEffect(() => {
    takeResult();
    return () => stop.current?.();
  }, []);

  function goHere() {
    keepWayBack({ purpose, path: pathname + search, state: locationState, requestNumber: null });
    void navigate(address);
  }

  function open() {
    if (isInAppBrowser(navigator.userAgent)) return goHere();
    stop.current?.();
    stop.current = openAgencyWindow(address, {
      onFinished: (requestNumber, result) => void finish(requestNumber, result),
      onClosed: () =>
        setState({ kind: 'failed', text: '인증을 마치기 전에 창이 닫혔어요. 다시 시도해 주세요.', again: null }),
    });
    setState({ kind: stop.current ? 'open' : 'blocked' });
  }

  return { state, open, goHere, giveUp: () => setState({ kind: 'idle' }) };
}
