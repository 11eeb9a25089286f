import type { ReactNode } from 'react';
import type { JoinType, PhonePurchaseFragment } from '../../../__generated__/graphql.ts';
import { ChoiceGroup } from '../../../shared/choice-group/ChoiceGroup.tsx';
import { ColorChoice } from '../../../shop/color-choice/ColorChoice.tsx';
import { SectionFailure } from '../../../shop/section-boundary/SectionFailure.tsx';
import type { PhoneChoice } from '../phone.ts';
import { planOf, withPlans, wordOf } from '../phone-choice.ts';
import { kindsOf, requestedPlanKind } from '../plan-kinds.ts';
import { requestedPlanOrder } from '../plan-order.ts';
import { joinChoices, memoryChoices, memoryLegend, monthChoices } from './choices.tsx';
import { DiscountChoice } from './DiscountChoice.tsx';
import { PlanChoice } from './PlanChoice.tsx';
import type { ShownEstimate } from './use-phone-estimate.ts';
import type { ChosenPlans } from './use-phone-plans.ts';

interface PhoneChoicesProps {
  phone: PhonePurchaseFragment;
  offered: ChosenPlans;
  shown: ShownEstimate;
  /** Its discount is null until it is known. */
  choice: PhoneChoice;
  color: string | null;
  /** Why the color is asked for; null: it is not. */
  colorProblem: string | null;
  named: string;
  params: URLSearchParams;
  choose: (choices: Record<string, string | null>) => void;
  /** The alert of a color's return. */
  renderAlert?: ((choice: { color: string; option: null }) => ReactNode) | undefined;
  /** Between the discount and the months of the device. */
  children?: ReactNode;
}

/** Everything that changes what a phone costs a month. Every choice is in the address. */
export function PhoneChoices({
  phone,
  offered: { plans, state, error, retry },
  shown,
  choice,
  color,
  colorProblem,
  named,
  params,
  choose,
  renderAlert,
  children,
}: PhoneChoicesProps) {
  const priced = withPlans(phone, plans);
  return (
    <>
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
        problem={colorProblem}
        onChoose={(name) => choose({ color: name })}
        whenSoldOut={(name) => renderAlert?.({ color: name, option: null })}
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
      {state === 'ready' ? (
        <DiscountChoice
          plan={planOf(priced, choice.planNumber)}
          chosen={choice.discount}
          shown={shown}
          named={named}
          onChoose={(value) => choose({ discount: wordOf(value) })}
        />
      ) : null}
      {children}
      <ChoiceGroup
        legend="기기 할부 개월"
        name="months"
        choices={monthChoices(priced)}
        chosen={String(choice.months)}
        onChoose={(months) => choose({ months })}
      />
    </>
  );
}
