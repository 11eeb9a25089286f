import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PhoneWindow } from '../../features/certification/PhoneWindow/PhoneWindow.tsx';
import type { Proof } from '../../features/certification/proof.ts';
import { Part } from '../../features/orders/OrderParts/Part.tsx';
import { phoneOrderPath } from '../../shop/links/phone-order-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { FocusedOutput } from './FocusedOutput.tsx';
import classes from './PhoneOrder.module.css';
import { areEnough, keepProofs, readProofs, type CertifiedPerson, type Proofs } from './proofs.ts';
import { StepTitle } from './StepTitle.tsx';
import { Note } from '../../shared/ui/Note/Note.tsx';

interface CertPhoneProps {
  sheetNumber: string;
  params: URLSearchParams;
}

/** The second step: who applies, by the identity agency. Under 19 the guardian is certified too: there is no other way on. */
export function CertPhone({ sheetNumber, params }: CertPhoneProps) {
  const { mallUrl, device } = usePage();
  const [proofs, setProofs] = useState(() => readProofs(sheetNumber));
  const [news, setNews] = useState<keyof Proofs | null>(null);
  const take = (who: keyof Proofs) => (proof: Proof) => {
    const { certificationNumber, maskedName, isAdult } = proof;
    const person: CertifiedPerson = { certificationNumber, maskedName, isAdult };
    // Only a minor has a guardian. One who certifies again keeps theirs.
    const guardian = isAdult === true ? null : proofs.guardian;
    const next = who === 'applicant' ? { applicant: person, guardian } : { ...proofs, guardian: person };
    keepProofs(sheetNumber, next);
    setProofs(next);
    setNews(who);
  };
  const { applicant, guardian } = proofs;
  const needsGuardian = applicant !== null && applicant.isAdult !== true;
  return (
    <div className={classes.view}>
      <StepTitle step={2} title="본인 인증" />
      <Part title="신청자 본인 인증">
        {applicant === null ? (
          <PhoneWindow purpose="CONTRACT" onCertified={take('applicant')} />
        ) : (
          <FocusedOutput isNews={news === 'applicant'}>
            {applicant.maskedName ?? '신청자'} 님의 본인 인증을 마쳤어요.
          </FocusedOutput>
        )}
      </Part>
      {needsGuardian ? (
        <Part title="법정대리인 인증">
          <p>만 19세 미만은 부모님 같은 법정대리인도 휴대폰으로 본인 인증을 해야 신청할 수 있어요.</p>
          {guardian?.isAdult === true ? (
            <FocusedOutput isNews={news === 'guardian'}>
              {guardian.maskedName ?? '법정대리인'} 님의 인증을 마쳤어요.
            </FocusedOutput>
          ) : (
            <>
              {guardian === null ? null : <Note>법정대리인은 만 19세 이상이어야 해요. 다시 인증해 주세요.</Note>}
              <PhoneWindow purpose="CONTRACT" onCertified={take('guardian')} />
            </>
          )}
        </Part>
      ) : null}
      {areEnough(proofs) ? (
        <Button component={Link} size="lg" to={phoneOrderPath(mallUrl, device, 'applyForm', params)}>
          다음: 신청서 작성
        </Button>
      ) : null}
    </div>
  );
}
