import { useRef, useState } from 'react';
import type { JoinType, PhonePurchaseFragment } from '../../../__generated__/graphql.ts';
import { useAddressChoices } from '../../../shared/address-choices/use-address-choices.ts';
import { ChoiceGroup } from '../../../shared/choice-group/ChoiceGroup.tsx';
import { ColorChoice, requestedColor } from '../../../shop/color-choice/ColorChoice.tsx';
import { SectionFailure } from '../../../shop/section-boundary/SectionFailure.tsx';
import { monthlyBill } from '../monthly-bill.ts';
import { requestedChoice, requestedJoinType, withPlans, wordOf } from '../phone-choice.ts';
import { kindsOf, requestedPlanKind } from '../plan-kinds.ts';
import { requestedPlanOrder } from '../plan-order.ts';
import { joinChoices, memoryChoices, memoryLegend, monthChoices } from './choices.tsx';
import { ContractFacts } from './ContractFacts.tsx';
import { DiscountChoice } from './DiscountChoice.tsx';
import { MonthlyTotal } from './MonthlyTotal.tsx';
import { chooseColor, PhoneBuyBar } from './PhoneBuyBar.tsx';
import { PhonePriceBlock } from './PhonePriceBlock.tsx';
import classes from './PhonePurchase.module.css';
import { PlanChoice } from './PlanChoice.tsx';
import { usePhonePlans } from './use-phone-plans.ts';

interface PhonePurchaseProps {
  phone: PhonePurchaseFragment;
}

/** A phone's monthly cost, and everything that changes it. Every choice is in the address. */
export function PhonePurchase({ phone }: PhonePurchaseProps) {
  const { params, choose } = useAddressChoices();
  const { plans, state, error, retry } = usePhonePlans(phone, params);
  const priced = withPlans(phone, plans);
  const choice = { ...requestedChoice(priced, params), joinType: requestedJoinType(phone, params) };
  const color = requestedColor(phone.colors, params);
  const isColorMissing = color === null && phone.colors.length > 0;
  const root = useRef<HTMLDivElement>(null);
  const [isColorDemanded, setIsColorDemanded] = useState(false);
  const demandColor = () => {
    setIsColorDemanded(true);
    root.current?.querySelector<HTMLInputElement>('input[name=color]:not([aria-disabled])')?.focus();
  };
  const isReady = state === 'ready';
  // Plans of another join type or memory would show a wrong price.
  const bill = isReady ? monthlyBill(priced, choice) : null;
  return (
    <div ref={root} className={classes.root} aria-busy={state === 'pending'}>
      <PhonePriceBlock phone={priced} choice={choice} color={color} bill={bill} isPending={!isReady} />
      <ChoiceGroup
        legend="가입 유형"
        name="join"
        choices={joinChoices(phone)}
        chosen={choice.joinType}
        onChoose={(value) => choose({ join: wordOf(value as JoinType) })}
      />
      <ColorChoice
        colors={phone.colors}
        chosen={color}
        problem={isColorMissing && isColorDemanded ? `${chooseColor}.` : null}
        onChoose={(name) => choose({ color: name })}
      />
      <ChoiceGroup
        legend={memoryLegend(phone)}
        name="memory"
        choices={memoryChoices(phone)}
        chosen={choice.memory}
        onChoose={(memory) => choose({ memory })}
      />
      {state === 'failed' ? <SectionFailure error={error} onRetry={retry} /> : null}
      <PlanChoice
        phone={priced}
        chosen={choice.planNumber}
        kind={requestedPlanKind(params, kindsOf(priced.plans))}
        order={requestedPlanOrder(params)}
        onChoose={(plan) => choose({ plan })}
        onShow={(kind) => choose({ planKind: kind === 'all' ? null : kind })}
        onSort={(order) => choose({ planSort: order === 'shop' ? null : order })}
      />
      {isReady ? (
        <DiscountChoice
          phone={priced}
          choice={choice}
          onChoose={(discount) => choose({ discount: wordOf(discount) })}
        />
      ) : null}
      <ChoiceGroup
        legend="기기 할부 개월"
        name="months"
        choices={monthChoices(priced, choice, isReady)}
        chosen={String(choice.months)}
        onChoose={(months) => choose({ months })}
      />
      <MonthlyTotal phone={priced} choice={choice} bill={bill} isPending={!isReady} />
      {plans && isReady ? <ContractFacts plans={plans} discount={choice.discount} /> : null}
      <PhoneBuyBar
        phone={phone}
        choice={choice}
        color={color}
        bill={bill}
        onColorMissing={isColorMissing ? demandColor : null}
      />
    </div>
  );
}
