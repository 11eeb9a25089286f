import { ChoiceGroup, type Choice } from '../../../shared/choice-group/ChoiceGroup.tsx';
import { formatWon } from '../../../shared/format/money.ts';
import { contractMonths } from '../contract-total.ts';
import { breakEvenText, compareDiscounts } from '../discount-comparison.ts';
import { monthlyBill } from '../monthly-bill.ts';
import type { Discount, Phone, PhoneChoice } from '../phone.ts';
import { hasPlanDiscount, hasSubsidy, planOf } from '../phone-choice.ts';
import { DiscountCard } from './DiscountCard.tsx';
import classes from './PhonePurchase.module.css';
import { subsidyName } from './subsidy-name.ts';

interface DiscountChoiceProps {
  phone: Phone;
  choice: PhoneChoice;
  onChoose(discount: Discount): void;
}

/** The common subsidy off the device or a discount on the plan: never both. Side by side, with what each comes to in the end. */
export function DiscountChoice({ phone, choice, onChoose }: DiscountChoiceProps) {
  const plan = planOf(phone, choice.planNumber);
  if (!plan) return null;
  if (!hasSubsidy(plan) && !hasPlanDiscount(plan))
    return <p className={classes.note}>이 요금제에는 공통지원금과 선택약정할인이 없어요.</p>;
  const comparison = compareDiscounts(phone, choice);
  const monthlyWith = (discount: Discount) => monthlyBill(phone, { ...choice, discount })?.total ?? null;
  const named = subsidyName(phone);
  const announced = plan.subsidy ?? 0;
  const extra = plan.extraSubsidy ?? 0;
  const choices: Choice[] = [
    {
      value: 'SUBSIDY',
      label: (
        <DiscountCard
          name={named}
          effects={[announced > 0 && `${named} ${formatWon(announced)}`, extra > 0 && `추가지원금 ${formatWon(extra)}`]}
          monthly={monthlyWith('SUBSIDY')}
          total={
            comparison && {
              months: contractMonths,
              amount: comparison.withSubsidy,
              usim: phone.usimPrice,
              saved: comparison.withPlanDiscount - comparison.withSubsidy,
            }
          }
        />
      ),
      unavailable: hasSubsidy(plan) ? undefined : '이 요금제에는 지원금이 없어요',
    },
    {
      value: 'PLAN_DISCOUNT',
      label: (
        <DiscountCard
          name="선택약정"
          effects={[
            hasPlanDiscount(plan) && `요금 월 ${formatWon(plan.optionalDiscount ?? 0)} 할인`,
            extra > 0 && `추가지원금 ${formatWon(extra)}`,
          ]}
          monthly={monthlyWith('PLAN_DISCOUNT')}
          total={
            comparison && {
              months: contractMonths,
              amount: comparison.withPlanDiscount,
              usim: phone.usimPrice,
              saved: comparison.withSubsidy - comparison.withPlanDiscount,
            }
          }
        />
      ),
      unavailable: hasPlanDiscount(plan) ? undefined : '이 요금제에는 선택약정할인이 없어요',
    },
  ];
  return (
    <div>
      <ChoiceGroup
        legend="할인 방법"
        name="discount"
        layout="columns"
        choices={choices}
        chosen={choice.discount}
        onChoose={(value) => onChoose(value === 'PLAN_DISCOUNT' ? value : 'SUBSIDY')}
      />
      {comparison && hasSubsidy(plan) && hasPlanDiscount(plan) ? (
        <p className={classes.breakEven}>{breakEvenText(comparison.breakEven, named)}</p>
      ) : null}
    </div>
  );
}
