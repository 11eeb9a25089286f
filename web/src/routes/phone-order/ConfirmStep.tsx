import { Button } from '@mantine/core';
import type { PhoneSheetFragment, PhoneToOrderFragment } from '../../__generated__/graphql.ts';
import { AwaitedPayment } from '../../features/payments/AwaitedPayment/AwaitedPayment.tsx';
import { UnopenedPayment } from '../../features/payments/UnopenedPayment/UnopenedPayment.tsx';
import { subsidyName } from '../../features/phones/PhonePurchase/subsidy-name.ts';
import { phoneOrderPath, type PhoneOrderStep } from '../../shop/links/phone-order-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { SignInAgain } from '../../shop/session/SignInAgain.tsx';
import type { Application } from './application.ts';
import { ContractGlance } from './ContractGlance.tsx';
import classes from './PhoneOrder.module.css';
import type { CertifiedPerson } from './proofs.ts';
import { SheetEnded } from './SheetEnded.tsx';
import { StepTitle } from './StepTitle.tsx';
import { TotalBar } from './TotalBar.tsx';
import { useContractEstimate } from './use-contract-estimate.ts';
import { nextAtProvider, usePlacePhoneOrder, type Placing } from './use-place-phone-order.ts';
import { QuietLink } from '../../shared/ui/QuietLink/QuietLink.tsx';

interface ConfirmStepProps {
  phone: PhoneToOrderFragment;
  sheet: PhoneSheetFragment;
  applicant: CertifiedPerson;
  guardian: CertifiedPerson | null;
  application: Application;
  params: URLSearchParams;
}

/** The last step: the contract as it will be agreed, and the press that places it. */
export function ConfirmStep({ phone, sheet, applicant, guardian, application, params }: ConfirmStepProps) {
  const { mallUrl, device } = usePage();
  const shown = useContractEstimate(phone.number, sheet, application);
  const placing = usePlacePhoneOrder(sheet, shown.renew);
  const { estimate } = shown;
  const isWaiting = placing.isBusy || shown.state !== 'ready';
  const press = () => {
    if (!isWaiting && estimate !== null) void placing.place({ application, applicant, guardian, estimate });
  };
  if (placing.payment) return <AwaitedPayment payment={placing.payment} />;
  if (placing.hasEnded) return <SheetEnded params={params} />;
  return (
    <div className={classes.view}>
      <StepTitle step={4} title="계약 확인" />
      <div className={classes.columns}>
        <div className={classes.choices}>
          {estimate === null ? null : (
            <ContractGlance
              sheet={sheet}
              estimate={estimate}
              applicant={applicant}
              guardian={guardian}
              application={application}
              params={params}
            />
          )}
        </div>
        <TotalBar
          shown={shown}
          named={subsidyName(phone)}
          note={
            <>
              {placing.note}
              {placing.unopened === null ? null : <UnopenedPayment orderNumber={placing.unopened} />}
              {placing.stepToMend === null ? null : (
                <QuietLink to={phoneOrderPath(mallUrl, device, placing.stepToMend, params)}>
                  {stepWords[placing.stepToMend]}
                </QuietLink>
              )}
              {placing.isRefused ? <SignInAgain /> : null}
            </>
          }
        >
          <Button size="lg" aria-disabled={isWaiting} onClick={press}>
            {labelOf(estimate && nextAtProvider({ application, estimate }), placing)}
          </Button>
        </TotalBar>
      </div>
    </div>
  );
}

const stepWords = {
  selectJoin: '다른 조건 고르기',
  certPhone: '본인 인증 다시 하기',
  applyForm: '신청서 고치기',
  confirm: '계약 확인하기',
} as const satisfies Record<PhoneOrderStep, string>;

const nextWords = {
  PAYMENT: '이 내용으로 신청하고 기기값 결제하기',
  CARD: '이 내용으로 신청하고 카드 등록하기',
} as const;

function labelOf(next: keyof typeof nextWords | null, placing: Pick<Placing, 'isBusy' | 'unopened'>): string {
  if (placing.isBusy) return '신청하는 중';
  if (placing.unopened !== null) return '다시 시도';
  return next === null ? '이 내용으로 신청하기' : nextWords[next];
}
