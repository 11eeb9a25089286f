import type { CertificationChannel, CertificationPurpose } from '../../../__generated__/graphql.ts';
import { AsideButton } from '../../../shared/form/AsideButton.tsx';
import { ResendButton } from '../../../shared/form/ResendButton.tsx';
import type { Proof } from '../proof.ts';
import classes from './CodeCertification.module.css';
import { CodeForm } from './CodeForm.tsx';
import { TargetForm } from './TargetForm.tsx';
import { useCodeRequest } from './use-code-request.ts';

interface CodeCertificationProps {
  purpose: CertificationPurpose;
  /** With only one, there is no choice to make. */
  channels?: readonly CertificationChannel[];
  /** Name of the person, if known. */
  name?: string;
  onCertified: (proof: Proof) => Promise<void> | void;
}

const both = ['SMS', 'EMAIL'] as const;

/** Proves a mobile number or an e-mail address by a code that is sent there. */
export function CodeCertification({ purpose, channels = both, name, onCertified }: CodeCertificationProps) {
  const { sent, send, forget } = useCodeRequest(purpose);
  return (
    <>
      <output className="visually-hidden">
        {sent && `인증번호를 ${sent.count > 1 ? '다시 ' : ''}보냈어요.${sent.count % 2 === 0 ? '\u00a0' : ''}`}
      </output>
      {/* Only hidden, so that the typed values are there if the shopper chooses another channel. */}
      <div hidden={sent !== null}>
        <TargetForm channels={channels} name={name} send={send} />
      </div>
      {sent && (
        <>
          <p className={classes.target}>
            <strong>{sent.target}</strong>
            {sent.channel === 'EMAIL' ? '에 인증번호 메일을 보냈어요.' : '에 인증번호를 보냈어요.'}
          </p>
          <CodeForm key={sent.requestNumber} sent={sent} onCertified={onCertified} />
          <div className={classes.others}>
            <ResendButton label="인증번호 다시 받기" send={() => send(sent)} />
            <AsideButton onPress={forget}>연락처 변경</AsideButton>
          </div>
        </>
      )}
    </>
  );
}
