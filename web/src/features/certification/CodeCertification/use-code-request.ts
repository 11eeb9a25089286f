import { useState } from 'react';
import {
  SendCertificationCodeDocument,
  type CertificationChannel,
  type CertificationPurpose,
} from '../../../__generated__/graphql.ts';
import { useMallUrl } from '../../../shop/page/page-context.ts';
import { toTelephone } from '../../../shared/form/telephone.ts';
import { useSubmission } from '../../../shared/submission/use-submission.ts';

export interface CodeTarget {
  channel: CertificationChannel;
  name: string;
  /** Mobile number or e-mail address. */
  target: string;
}

export interface SentCode extends CodeTarget {
  requestNumber: string;
  /** When it expires, by this browser's clock; null if unknown. */
  until: number | null;
  /** How often one was sent. */
  count: number;
}

/** No code is valid for longer: a clock that says so is wrong. */
const longestMs = 30 * 60_000;

/** Requests a code and tracks which request it belongs to. */
export function useCodeRequest(purpose: CertificationPurpose) {
  const mallUrl = useMallUrl();
  const [sent, setSent] = useState<SentCode | null>(null);
  const { submit: send } = useSubmission(SendCertificationCodeDocument, {
    fetchPolicy: 'no-cache',
    input: (to: CodeTarget) => ({ mallUrl, purpose, ...plain(to) }),
    failed: '인증번호를 보내지 못했어요. 다시 시도해 주세요.',
    onDone({ requestNumber, expiresAt }, { values }) {
      const until = Date.parse(expiresAt ?? '');
      const left = until - Date.now();
      setSent((last) => ({
        ...plain(values),
        requestNumber,
        until: left > 0 && left < longestMs ? until : null,
        count: (last?.count ?? 0) + 1,
      }));
    },
  });
  return { sent, send, forget: () => setSent(null) };
}

function plain({ channel, name, target }: CodeTarget): CodeTarget {
  return { channel, name, target: channel === 'SMS' ? toTelephone(target) : target };
}
