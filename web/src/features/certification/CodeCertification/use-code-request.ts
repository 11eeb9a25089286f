import { useState } from 'react';
import type { CertificationChannel, CertificationPurpose } from '../../../__generated__/graphql.ts';
import { useSendCertificationCodeMutation } from '../../../__generated__/hooks.ts';
import { useMallUrl } from '../../../shop/page/page-context.ts';
import { toTelephone } from '../../../shared/form/telephone.ts';
import type { Refusal } from '../../../shared/form/use-mall-form.ts';

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

/** Requests a code and tracks which request it belongs to. Rejects if no response came. */
export function useCodeRequest(purpose: CertificationPurpose) {
  const mallUrl = useMallUrl();
  const [ask] = useSendCertificationCodeMutation({ fetchPolicy: 'no-cache' });
  const [sent, setSent] = useState<SentCode | null>(null);

  async function send({ channel, name, target }: CodeTarget): Promise<Refusal | null> {
    const to = { channel, name, target: channel === 'SMS' ? toTelephone(target) : target };
    const { data } = await ask({ variables: { input: { mallUrl, purpose, ...to } } });
    const result = data?.sendCertificationCode;
    if (result?.__typename !== 'CertificationCodeSent')
      return result ?? { message: '인증번호를 보내지 못했어요. 다시 시도해 주세요.', fields: [] };
    const until = Date.parse(result.expiresAt ?? '');
    const left = until - Date.now();
    setSent((last) => ({
      ...to,
      requestNumber: result.requestNumber,
      until: left > 0 && left < longestMs ? until : null,
      count: (last?.count ?? 0) + 1,
    }));
    return null;
  }

  return { sent, send, forget: () => setSent(null) };
}
