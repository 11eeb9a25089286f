import type { PhonePurchaseFragment } from '../../../__generated__/graphql.ts';
import { ChoiceGroup, type Choice } from '../../../shared/choice-group/ChoiceGroup.tsx';
import { formatWon } from '../../../shared/format/money.ts';
import type { Discount, PhoneChoice } from '../phone-offer.ts';
import classes from './PhonePurchase.module.css';

interface DiscountChoiceProps {
  phone: PhonePurchaseFragment;
  choice: PhoneChoice;
  onChoose(discount: Discount): void;
}

/** Subsidies off the device or a discount on the plan: never both, and each says what it takes off. */
export function DiscountChoice({ phone, choice, onChoose }: DiscountChoiceProps) {
  const plan = phone.plans?.find(({ number }) => number === choice.planNumber);
  if (!plan) return null;
  const subsidies = (plan.subsidy ?? 0) + (plan.extraSubsidy ?? 0);
  const choices: Choice[] = [
    { value: 'SUBSIDY', label: <Words name="공통지원금" effect={`기기값 ${formatWon(subsidies)} 할인`} /> },
    ...(plan.optionalDiscount
      ? [{ value: 'PLAN_DISCOUNT', label: <Words name="선택약정" effect={`요금 월 ${formatWon(plan.optionalDiscount)} 할인`} /> }]
      : []),
  ];
  return (
    <ChoiceGroup
      legend="할인 방법"
      name="discount"
      choices={choices}
      chosen={choice.discount}
      onChoose={(value) => onChoose(value === 'PLAN_DISCOUNT' ? 'PLAN_DISCOUNT' : 'SUBSIDY')}
    />
  );
}

function Words({ name, effect }: { name: string; effect: string }) {
  return (
    <span className={classes.words}>
      {name}
      <span className={classes.small}>{effect}</span>
    </span>
  );
}
