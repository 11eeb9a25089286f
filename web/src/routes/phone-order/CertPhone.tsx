import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PhoneSheetFragment } from '../../__generated__/graphql.ts';
import { PhoneWindow } from '../../features/certification/PhoneWindow/PhoneWindow.tsx';
import type { Proof } from '../../features/certification/proof.ts';
import { Facts } from '../../features/orders/OrderParts/Facts.tsx';
import { Part } from '../../features/orders/OrderParts/Part.tsx';
import { isForAge } from '../../features/phones/plan-ages.ts';
import { phoneOrderPath } from '../../shop/links/phone-order-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { CheaperPlan } from './CheaperPlan.tsx';
import { FocusedOutput } from './FocusedOutput.tsx';
import { OtherPlanNeeded } from './OtherPlanNeeded.tsx';
import classes from './PhoneOrder.module.css';
import { areEnough, keepProofs, readProofs, type CertifiedPerson, type Proofs } from './proofs.ts';
import { sheetFacts } from './sheet-facts.ts';
import { StepTitle } from './StepTitle.tsx';
import { useSheetPlans } from './use-sheet-plans.ts';
import { Note } from '../../shared/ui/Note/Note.tsx';
import { QuietLink } from '../../shared/ui/QuietLink/QuietLink.tsx';

interface CertPhoneProps {
  sheet: PhoneSheetFragment;
  productNumber: string;
  params: URLSearchParams;
}

/** The second step: who applies, by the identity agency. Under 19 the guardian is certified too: there is no other way on. */
export function CertPhone({ sheet, productNumber, params }: CertPhoneProps) {
  const { mallUrl, device } = usePage();
  const sheetNumber = sheet.number;
  const plans = useSheetPlans(sheet, productNumber);
  const [proofs, setProofs] = useState(() => readProofs(sheetNumber));
  const [news, setNews] = useState<keyof Proofs | null>(null);
  const take = (who: keyof Proofs) => (proof: Proof) => {
    const { certificationNumber, maskedName, maskedMobile, isAdult, age } = proof;
    const goodUntil = sheet.expiresAt;
    const person: CertifiedPerson = { certificationNumber, maskedName, maskedMobile, isAdult, age, goodUntil };
    // Only a minor has a guardian. One who certifies again keeps theirs.
    const guardian = isAdult === true ? null : proofs.guardian;
    const next = who === 'applicant' ? { applicant: person, guardian } : { ...proofs, guardian: person };
    keepProofs(sheetNumber, next);
    setProofs(next);
    setNews(who);
  };
  const { applicant, guardian } = proofs;
  const plan = plans.find(({ number }) => number === sheet.estimate.planNumber);
  const wrongAge = plan && applicant?.age != null && !isForAge(plan, applicant.age) ? applicant.age : null;
  const needsGuardian = applicant !== null && applicant.isAdult !== true && wrongAge === null;
  return (
    <div className={classes.view}>
      <StepTitle step={2} title="본인 인증" />
      <Part title="신청하는 조건">
        <Facts facts={sheetFacts(sheet.estimate)} />
        <QuietLink to={phoneOrderPath(mallUrl, device, 'selectJoin', params)}>조건 변경</QuietLink>
      </Part>
      <Part title="신청자 본인 인증">
        {applicant === null ? (
          <PhoneWindow purpose="CONTRACT" onCertified={take('applicant')} />
        ) : (
          <FocusedOutput isNews={news === 'applicant'}>
            {applicant.maskedName ?? '신청자'} 님의 본인 인증을 마쳤어요.
          </FocusedOutput>
        )}
        {plan && applicant && wrongAge === null ? (
          <CheaperPlan plan={plan} plans={plans} age={applicant.age} params={params} />
        ) : null}
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
      {plan && wrongAge !== null ? <OtherPlanNeeded plan={plan} plans={plans} age={wrongAge} params={params} /> : null}
      {areEnough(proofs) && wrongAge === null ? (
        <Button component={Link} size="lg" to={phoneOrderPath(mallUrl, device, 'applyForm', params)}>
          다음: 신청서 작성
        </Button>
      ) : null}
    </div>
  );
}
