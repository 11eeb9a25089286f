import type { PhoneSheetFragment, PhoneToOrderFragment } from '../../__generated__/graphql.ts';
import { AwaitedPayment } from '../../features/payments/AwaitedPayment/AwaitedPayment.tsx';
import { UnopenedPayment } from '../../features/payments/UnopenedPayment/UnopenedPayment.tsx';
import { subsidyName } from '../../features/phones/PhonePurchase/subsidy-name.ts';
import { formatWon } from '../../shared/format/money.ts';
import { phoneOrderPath, type PhoneOrderStep } from '../../shop/links/phone-order-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { SignInAgain } from '../../shop/session/SignInAgain.tsx';
import { agreementsFor } from './agreements-for.ts';
import type { Application } from './application.ts';
import { ContractGlance } from './ContractGlance.tsx';
import classes from './PhoneOrder.module.css';
import type { CertifiedPerson } from './proofs.ts';
import { SheetEnded } from './SheetEnded.tsx';
import { Signing } from './Signing.tsx';
import { StepTitle } from './StepTitle.tsx';
import { TotalBar } from './TotalBar.tsx';
import { useContractEstimate } from './use-contract-estimate.ts';
import { nextAtProvider, usePlacePhoneOrder, type Placing } from './use-place-phone-order.ts';
import { useSigning } from './use-signing.ts';
import { QuietLink } from '../../shared/ui/QuietLink/QuietLink.tsx';

interface ConfirmStepProps {
  phone: PhoneToOrderFragment;
  sheet: PhoneSheetFragment;
  applicant: CertifiedPerson;
  guardian: CertifiedPerson | null;
  application: Application;
  params: URLSearchParams;
}

/** The last step: the contract as it will be agreed, and below it the signature and the press that places it. */
export function ConfirmStep({ phone, sheet, applicant, guardian, application, params }: ConfirmStepProps) {
  const shown = useContractEstimate(phone.number, sheet, application);
  const { estimate } = shown;
  const agreements = agreementsFor(sheet, applicant.isAdult === true);
  const form = useSigning({ ...sheet, agreements }, application, estimate);
  const placing = usePlacePhoneOrder(sheet, {
    onNewPrice: shown.renew,
    onSignatureRefused: () => form.setFieldValue('signatureFileNumber', null),
  });
  const isWaiting = placing.isBusy || shown.state !== 'ready';
  if (placing.payment) return <AwaitedPayment payment={placing.payment} />;
  if (placing.ended) return <SheetEnded params={params} orderNumber={placing.ended.orderNumber} />;
  return (
    <div className={classes.view}>
      <StepTitle step={4} title="계약 확인" />
      <div className={classes.columns}>
        <div className={classes.choices}>
          {estimate === null ? null : (
            <>
              <ContractGlance
                sheet={sheet}
                estimate={estimate}
                applicant={applicant}
                guardian={guardian}
                application={application}
                params={params}
              />
              <Signing
                agreements={agreements}
                form={form}
                isWaiting={isWaiting}
                verb={labelOf(nextAtProvider({ application, estimate }), estimate.deviceTotal, placing)}
                note={<PlacingNote placing={placing} params={params} />}
                onSign={(signing) =>
                  void placing.place({ application: { ...application, ...signing }, applicant, guardian, estimate })
                }
              />
            </>
          )}
        </div>
        <TotalBar shown={shown} named={subsidyName(phone)} />
      </div>
    </div>
  );
}

/** Why the contract was not placed; nothing while it was not refused. */
function PlacingNote({ placing, params }: { placing: Placing; params: URLSearchParams }) {
  const { mallUrl, device } = usePage();
  const { note, unopened, stepToMend, isRefused } = placing;
  return (
    <>
      {note}
      {unopened === null ? null : <UnopenedPayment orderNumber={unopened} />}
      {stepToMend === null ? null : (
        <QuietLink to={phoneOrderPath(mallUrl, device, stepToMend, params)}>{stepWords[stepToMend]}</QuietLink>
      )}
      {isRefused ? <SignInAgain /> : null}
    </>
  );
}

const stepWords = {
  selectJoin: '다른 조건 선택',
  certPhone: '본인 인증 다시 하기',
  applyForm: '신청서 고치기',
  confirm: '계약 확인하기',
} as const satisfies Record<PhoneOrderStep, string>;

/** What the press does, with the sum that it takes now. */
function labelOf(
  next: 'PAYMENT' | 'CARD' | null,
  deviceTotal: number,
  placing: Pick<Placing, 'isBusy' | 'unopened'>,
): string {
  if (placing.isBusy) return '신청하는 중';
  if (placing.unopened !== null) return '다시 시도';
  if (next === 'PAYMENT') return `이 내용으로 신청하고 ${formatWon(deviceTotal)} 결제하기`;
  return next === 'CARD' ? '이 내용으로 신청하고 카드 등록하기' : '이 내용으로 신청하기';
}
