import type { ChosenEstimateFragment } from '../../../__generated__/graphql.ts';
import { ChoiceGroup, type Choice } from '../../../shared/choice-group/ChoiceGroup.tsx';
import { formatWon } from '../../../shared/format/money.ts';
import type { Discount, Plan } from '../phone.ts';
import { hasPlanDiscount, hasSubsidy } from '../phone-choice.ts';
import { DiscountCard } from './DiscountCard.tsx';
import { contractTotalName } from './estimate-lines.ts';
import classes from './PhonePurchase.module.css';
import type { ShownEstimate } from './use-phone-estimate.ts';

interface DiscountChoiceProps {
  plan: Plan | undefined;
  chosen: Discount | null;
  shown: ShownEstimate;
  /** Of the common subsidy. */
  named: string;
  onChoose(discount: Discount): void;
}

/** The common subsidy off the device or a discount on the plan: never both. Side by side, with what each comes to in the end. */
export function DiscountChoice({ plan, chosen, shown: { estimate, state }, named, onChoose }: DiscountChoiceProps) {
  if (!plan) return null;
  if (!hasSubsidy(plan) && !hasPlanDiscount(plan))
    return <p className={classes.note}>이 요금제에는 공통지원금과 선택약정할인이 없어요.</p>;
  const { subsidy, extraSubsidy: extra, optionalDiscount } = plan;
  const costWith = (discount: Discount) => estimate?.alternatives.find((each) => each.discount === discount);
  const costs = { SUBSIDY: costWith('SUBSIDY'), PLAN_DISCOUNT: costWith('PLAN_DISCOUNT') };
  const isCheaper = (one: Discount, other: Discount) =>
    (costs[one]?.contractTotal ?? Infinity) < (costs[other]?.contractTotal ?? 0);
  const isAtOnce = estimate?.deviceMonths === 1;
  const extraText = (extra ?? 0) > 0 && `추가지원금 ${formatWon(extra ?? 0)}`;
  const choices: Choice[] = [
    {
      value: 'SUBSIDY',
      label: (
        <DiscountCard
          name={named}
          effects={[hasSubsidy(plan) && `${named} ${formatWon(subsidy ?? 0)}`, extraText]}
          cost={costs.SUBSIDY}
          totalName={estimate ? contractTotalName(estimate) : ''}
          usimPrice={estimate?.usimPrice ?? 0}
          isAtOnce={isAtOnce}
          isCheaper={isCheaper('SUBSIDY', 'PLAN_DISCOUNT')}
        />
      ),
      unavailable: hasSubsidy(plan) ? undefined : '이 요금제에는 지원금이 없어요',
    },
    {
      value: 'PLAN_DISCOUNT',
      label: (
        <DiscountCard
          name="선택약정"
          effects={[hasPlanDiscount(plan) && `요금 월 ${formatWon(optionalDiscount ?? 0)} 할인`, extraText]}
          cost={costs.PLAN_DISCOUNT}
          totalName={estimate ? contractTotalName(estimate) : ''}
          usimPrice={estimate?.usimPrice ?? 0}
          isAtOnce={isAtOnce}
          isCheaper={isCheaper('PLAN_DISCOUNT', 'SUBSIDY')}
        />
      ),
      unavailable: hasPlanDiscount(plan) ? undefined : '이 요금제에는 선택약정할인이 없어요',
    },
  ];
  const isPending = state === 'pending' || undefined;
  return (
    <div aria-busy={isPending} data-pending={isPending}>
      <ChoiceGroup
        legend="할인 방법"
        name="discount"
        layout="columns"
        choices={choices}
        chosen={chosen}
        onChoose={(value) => onChoose(value === 'PLAN_DISCOUNT' ? value : 'SUBSIDY')}
      />
      {estimate && hasSubsidy(plan) && hasPlanDiscount(plan) ? (
        <p className={classes.breakEven}>{breakEvenText(estimate, named)}</p>
      ) : null}
    </div>
  );
}

/** "선택약정은 21개월째부터 공통지원금보다 이득이거나 같아요." */
function breakEvenText({ breakEvenMonth: month }: ChosenEstimateFragment, named: string): string {
  if (month === null) return `약정 기간 안에는 ${named}이 유리해요.`;
  if (month === 1) return `선택약정이 첫 달부터 ${named}보다 유리하거나 같아요.`;
  return `선택약정은 ${month}개월째부터 ${named}보다 유리하거나 같아요. 그 전에는 ${named}이 유리해요.`;
}
