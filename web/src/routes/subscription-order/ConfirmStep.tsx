import { Button } from '@mantine/core';
import { useRef } from 'react';
import type { SubscriptionToOrderFragment } from '../../__generated__/graphql.ts';
import { Agreements } from '../../features/orders/Agreements/Agreements.tsx';
import { Part } from '../../features/orders/OrderParts/Part.tsx';
import { AwaitedPayment } from '../../features/payments/AwaitedPayment/AwaitedPayment.tsx';
import { UnopenedPayment } from '../../features/payments/UnopenedPayment/UnopenedPayment.tsx';
import { startDays } from '../../features/subscriptions/subscription-choice.ts';
import { useSubscriptionEstimate, type Estimate } from '../../features/subscriptions/use-subscription-estimate.ts';
import { focusField } from '../../shared/form/focus-field.ts';
import { useFormFields } from '../../shared/form/use-form-fields.ts';
import { formatWon } from '../../shared/format/money.ts';
import { SignInAgain } from '../../shop/session/SignInAgain.tsx';
import { Chosen } from './Chosen.tsx';
import { ChosenAddress } from './ChosenAddress.tsx';
import { ChargesToCome } from './ChargesToCome.tsx';
import { Conditions } from './Conditions.tsx';
import { StepTitle } from './StepTitle.tsx';
import classes from './SubscriptionOrder.module.css';
import { useStartSubscription, type AddressedChoice } from './use-start-subscription.ts';
import { Note } from '../../shared/ui/Note/Note.tsx';

interface ConfirmStepProps {
  product: SubscriptionToOrderFragment;
  choice: AddressedChoice;
}

/** The last step: when and how much is charged, then what is agreed to. Nothing is ticked by default. */
export function ConfirmStep({ product, choice }: ConfirmStepProps) {
  const root = useRef<HTMLDivElement>(null);
  const priced = useSubscriptionEstimate(product.number, choice);
  const { estimate } = priced;
  // Those of the estimate are what its fingerprint stands for; those of the product may have been read long before.
  const agreements = estimate?.agreements ?? product.agreements ?? [];
  const form = useFormFields<{ agreements: readonly string[] }>({
    initialValues: { agreements: [] },
    validate: (values) =>
      agreements.some(({ code, isRequired }) => isRequired && !values.agreements.includes(code))
        ? { agreements: '필수 동의 항목을 확인하고 동의해 주세요.' }
        : {},
  });
  const starting = useStartSubscription({
    productNumber: product.number,
    choice,
    form: { root, setErrors: form.setErrors },
  });
  const isWaiting = starting.isBusy || estimate === null || priced.isPending;
  const press = () => {
    if (isWaiting) return;
    form.onSubmit(
      ({ agreements: agreedTerms }) => starting.start({ agreedTerms, estimate }),
      (errors) => focusField(root.current, errors),
    )();
  };
  if (starting.payment) return <AwaitedPayment payment={starting.payment} />;
  return (
    <div ref={root} className={classes.view}>
      <StepTitle step={2} title="확인과 동의" />
      <Chosen product={product} choice={choice} />
      <ChosenAddress product={product} choice={choice} />
      <Part title="결제일과 금액">
        <ChargesToCome
          priced={priced}
          startsAt={choice.startsAt}
          isToday={isChargedNow(estimate, choice.startsAt === startDays(product).first)}
        />
      </Part>
      <Part title="해지와 변경">
        <Conditions
          termMonths={estimate?.termMonths ?? product.termMonths}
          cancellationFeeText={estimate?.cancellationFeeText ?? product.cancellationFeeText}
        />
      </Part>
      <Part title="동의">
        <Agreements agreements={agreements} form={form} />
      </Part>
      <div className={classes.bar} data-buy-bar>
        <Note>
          {starting.note}
          {starting.unopened ? <UnopenedPayment orderNumber={starting.unopened} /> : null}
          {starting.isRefused ? <SignInAgain /> : null}
        </Note>
        <Button size="lg" aria-disabled={isWaiting} onClick={press}>
          {labelOf(estimate?.payTotal ?? null, starting.isBusy, starting.unopened !== null)}
        </Button>
      </div>
    </div>
  );
}

/** As the mall says. One that does not charges from today on with the card. */
function isChargedNow(estimate: Estimate | null, isFromToday: boolean): boolean {
  return estimate?.chargedNow == null ? isFromToday : estimate.chargedNow > 0;
}

function labelOf(payTotal: number | null, isBusy: boolean, isUnopened: boolean): string {
  if (isBusy) return '신청하는 중';
  if (isUnopened) return '다시 시도';
  return payTotal === null ? '금액 확인 중' : `회차마다 ${formatWon(payTotal)}, 카드 등록하고 구독하기`;
}
