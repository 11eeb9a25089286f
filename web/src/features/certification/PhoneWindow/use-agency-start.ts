import { useEffect, useState } from 'react';
import {
  StartPhoneCertificationDocument,
  type StartPhoneCertificationMutation,
} from '../../../__generated__/graphql.ts';
import { useSubmission } from '../../../shared/submission/use-submission.ts';
import { useMallUrl } from '../../../shop/page/page-context.ts';
import type { PagePurpose } from '../proof.ts';
import { keepWayBack, readWayBack } from './way-back.ts';
import { tellOpener } from './window-messages.ts';

type Start = Extract<
  StartPhoneCertificationMutation['startPhoneCertification'],
  { __typename: 'PhoneCertificationStart' }
>;

/** Leaves for the identity agency, once the page that waits for the result has stored the request's number. */
export function useAgencyStart(purpose: PagePurpose | null) {
  const mallUrl = useMallUrl();
  const [isLeaving, setIsLeaving] = useState(false);
  const { submit, isBusy, note } = useSubmission(StartPhoneCertificationDocument, {
    fetchPolicy: 'no-cache',
    input: (wanted: PagePurpose) => ({
      mallUrl,
      purpose: wanted,
      returnUrl: `${window.location.origin}/kmcertVerification/result`,
    }),
    failed: '본인 인증을 시작하지 못했어요. 다시 시도해 주세요.',
    onDone(start) {
      setIsLeaving(true);
      leave(start);
    },
    onRefused: ({ message }) => message,
  });
  useEffect(() => {
    // A browser may restore the page from its back/forward cache, as it was left.
    const wake = ({ persisted }: PageTransitionEvent) => persisted && setIsLeaving(false);
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  async function start() {
    if (purpose !== null && !isLeaving) await submit(purpose);
  }

  return { start, isBusy: isBusy || isLeaving, failure: note };
}

/** State of the visit to the agency: no page waits for a result, leaving for it, or back from it without a result. */
export type Standing = 'unasked' | 'leaving' | 'returned';

export function standingOf(purpose: PagePurpose | null): Standing {
  const isAwaited = purpose !== null && (window.opener !== null || readWayBack()?.purpose === purpose);
  if (!isAwaited) return 'unasked';
  // Coming back from the agency must not send the shopper there again.
  return (window.history.state as { hasLeft?: true } | null)?.hasLeft === true ? 'returned' : 'leaving';
}

function leave({ requestNumber, url, parameters }: Start): void {
  const wayBack = readWayBack();
  if (wayBack) keepWayBack({ ...wayBack, requestNumber });
  tellOpener({ kind: 'certification-started', requestNumber });
  window.history.replaceState({ ...window.history.state, hasLeft: true }, '');
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  form.append(...parameters.map(hiddenField));
  document.body.append(form);
  form.submit();
}

function hiddenField({ name, value }: { name: string; value: string }): HTMLInputElement {
  return Object.assign(document.createElement('input'), { type: 'hidden', name, value });
}
