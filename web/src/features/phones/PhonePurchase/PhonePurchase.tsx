import { useRef, useState } from 'react';
import type { JoinType, PhonePurchaseFragment } from '../../../__generated__/graphql.ts';
import { useAddressChoices } from '../../../shared/address-choices/use-address-choices.ts';
import { ChoiceGroup } from '../../../shared/choice-group/ChoiceGroup.tsx';
import { ColorChoice, requestedColor } from '../../../shop/color-choice/ColorChoice.tsx';
import { SectionFailure } from '../../../shop/section-boundary/SectionFailure.tsx';
import type { Discount } from '../phone.ts';
import { planOf, withPlans, wordOf } from '../phone-choice.ts';
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
import { chosenOf } from './requested-estimate.ts';
import { subsidyName } from './subsidy-name.ts';
import { SubsidyTerms } from './SubsidyTerms.tsx';
import { usePhoneEstimate, type ShownEstimate } from './use-phone-estimate.ts';
import { usePhonePlans } from './use-phone-plans.ts';

interface PhonePurchaseProps {
  phone: PhonePurchaseFragment;
}

/** A phone's monthly cost, and everything that changes it. Every choice is in the address. */
export function PhonePurchase({ phone }: PhonePurchaseProps) {
  const { params, choose } = useAddressChoices();
  const offered = usePhonePlans(phone, params);
  const { plans, state, error, retry } = offered;
  const shown = usePhoneEstimate(phone, offered, params);
  const priced = withPlans(phone, plans);
  const choice = chosenOf(phone, plans, params);
  const discount = choice.discount ?? discountOf(shown);
  const named = subsidyName(phone);
  const color = requestedColor(phone.colors, params);
  const isColorMissing = color === null && phone.colors.length > 0;
  const root = useRef<HTMLDivElement>(null);
  const [isColorDemanded, setIsColorDemanded] = useState(false);
  const demandColor = () => {
    setIsColorDemanded(true);
    root.current?.querySelector<HTMLInputElement>('input[name=color]:not([aria-disabled])')?.focus();
  };
  const isReady = state === 'ready';
  return (
    <div ref={root} className={classes.root} aria-busy={state === 'pending'}>
      <PhonePriceBlock shown={shown} color={color} named={named} />
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
          plan={planOf(priced, choice.planNumber)}
          chosen={discount}
          shown={shown}
          named={named}
          onChoose={(value) => choose({ discount: wordOf(value) })}
        />
      ) : null}
      <ChoiceGroup
        legend="기기 할부 개월"
        name="months"
        choices={monthChoices(priced)}
        chosen={String(choice.months)}
        onChoose={(months) => choose({ months })}
      />
      <MonthlyTotal shown={shown} named={named} />
      <SubsidyTerms shown={shown} named={named} />
      {plans && isReady ? (
        <ContractFacts plans={plans} discount={discount} estimate={shown.state === 'ready' ? shown.estimate : null} />
      ) : null}
      <PhoneBuyBar
        phone={phone}
        choice={{ ...choice, discount }}
        color={color}
        shown={shown}
        onColorMissing={isColorMissing ? demandColor : null}
      />
    </div>
  );
}

/** The discount that the mall took where the choice left it open; null until it is known: that of another choice may be dearer. */
function discountOf({ estimate, state }: ShownEstimate): Discount | null {
  const discount = state === 'ready' ? estimate?.discount : null;
  return discount === 'NONE' ? null : (discount ?? null);
}
