import { useState } from 'react';
import { AsideButton } from '../../../shared/form/AsideButton.tsx';
import { CodeCertification } from '../CodeCertification/CodeCertification.tsx';
import { PhoneWindow } from '../PhoneWindow/PhoneWindow.tsx';
import type { PagePurpose, Proof } from '../proof.ts';
import classes from './Certify.module.css';

interface CertifyProps {
  purpose: PagePurpose;
  onCertified: (proof: Proof) => Promise<void> | void;
}

/** Identity certification: by the identity agency, or by a code to a phone number or an email address. */
export function Certify({ purpose, onCertified }: CertifyProps) {
  const [isByCode, setIsByCode] = useState(false);
  return (
    <div>
      {isByCode ? (
        <CodeCertification purpose={purpose} onCertified={onCertified} />
      ) : (
        <PhoneWindow purpose={purpose} onCertified={onCertified} />
      )}
      <p className={classes.other}>
        {isByCode ? '본인 확인 기관을 쓰려면' : '휴대폰 본인 인증이 어려우면'}
        <AsideButton onPress={() => setIsByCode(!isByCode)}>
          {isByCode ? '휴대폰 본인 인증' : '인증번호로 인증하기'}
        </AsideButton>
      </p>
    </div>
  );
}
