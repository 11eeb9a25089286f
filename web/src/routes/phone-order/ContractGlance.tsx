import type { AgreedEstimateFragment, PhoneSheetFragment } from '../../__generated__/graphql.ts';
import { Facts } from '../../features/orders/OrderParts/Facts.tsx';
import { Part } from '../../features/orders/OrderParts/Part.tsx';
import { AgreedSubsidies } from '../../features/phones/PhoneOrder/AgreedSubsidies.tsx';
import { AgreedSums } from '../../features/phones/PhoneOrder/AgreedSums.tsx';
import { chosenFacts } from '../../features/phones/PhoneOrder/contract-facts.ts';
import { withdrawalRights } from '../../features/phones/PhoneOrder/withdrawal-rights.ts';
import { CreditRights } from '../../features/phones/PhonePurchase/CreditRights.tsx';
import { TerminationFees } from '../../features/phones/PhonePurchase/TerminationFees.tsx';
import { phoneOrderPath } from '../../shop/links/phone-order-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { RichText } from '../../shop/rich-text/RichText.tsx';
import type { Application } from './application.ts';
import { applicantFacts, termFacts } from './application-facts.ts';
import { ContractAddress } from './ContractAddress.tsx';
import { DocumentsNote } from './DocumentsNote.tsx';
import type { CertifiedPerson } from './proofs.ts';
import { QuietLink } from '../../shared/ui/QuietLink/QuietLink.tsx';

interface ContractGlanceProps {
  sheet: PhoneSheetFragment;
  estimate: AgreedEstimateFragment;
  applicant: CertifiedPerson;
  guardian: CertifiedPerson | null;
  application: Application;
  params: URLSearchParams;
}

/** The contract as it will be agreed: what is applied for, by whom, what it costs, and how it ends. */
export function ContractGlance({ sheet, estimate, applicant, guardian, application, params }: ContractGlanceProps) {
  const { mallUrl, device } = usePage();
  const minors = sheet.agreements.filter(({ isForMinors }) => isForMinors && applicant.isAdult !== true);
  return (
    <>
      <Part title="신청 내용">
        <Facts facts={chosenFacts(estimate)} />
        <QuietLink to={phoneOrderPath(mallUrl, device, 'selectJoin', params)}>조건 변경</QuietLink>
      </Part>
      <Part title="신청자">
        <Facts facts={applicantFacts({ applicant, guardian, application, sheet })} />
        <QuietLink to={phoneOrderPath(mallUrl, device, 'applyForm', params)}>신청서 고치기</QuietLink>
      </Part>
      <Part title="요금과 기기값">
        <AgreedSums estimate={estimate} />
        <CreditRights estimate={estimate} />
      </Part>
      <Part title="지원금과 할인">
        {estimate.subsidies === null ? (
          <p>지금은 알 수 없어요. 잠시 뒤 다시 확인해 주세요.</p>
        ) : (
          <AgreedSubsidies subsidies={estimate.subsidies} />
        )}
      </Part>
      <Part title="기간과 해지">
        <Facts facts={termFacts(estimate)} />
        <TerminationFees estimate={estimate} />
      </Part>
      <Part title="계약 철회">
        <Facts facts={withdrawalRights} />
      </Part>
      <Part title="배송지">
        <ContractAddress application={application} />
      </Part>
      {minors.map(({ code, title, html }) => (
        <Part key={code} title={title}>
          {html === null ? null : <RichText html={html} />}
        </Part>
      ))}
      <DocumentsNote sheet={sheet} isAdult={applicant.isAdult === true} />
    </>
  );
}
