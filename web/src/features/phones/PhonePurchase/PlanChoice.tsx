import type { PhonePurchaseFragment } from '../../../__generated__/graphql.ts';
import { ChoiceGroup, type Choice } from '../../../shared/choice-group/ChoiceGroup.tsx';
import { formatWon } from '../../../shared/format/money.ts';
import classes from './PhonePurchase.module.css';

type Plan = NonNullable<PhonePurchaseFragment['plans']>[number];

interface PlanChoiceProps {
  phone: PhonePurchaseFragment;
  chosen: string | null;
  onChoose(planNumber: string): void;
}

/** The plans a phone can be had with, each with what is included. A long list scrolls within itself. */
export function PlanChoice({ phone, chosen, onChoose }: PlanChoiceProps) {
  const choices: Choice[] = (phone.plans ?? []).map((plan) => ({ value: plan.number, label: <PlanWords plan={plan} /> }));
  return (
    <div className={classes.plans}>
      <ChoiceGroup legend="요금제" name="plan" choices={choices} chosen={chosen} onChoose={onChoose} isStacked />
    </div>
  );
}

function PlanWords({ plan: { name, monthly, data, voice, messages, minimumMonths } }: { plan: Plan }) {
  const included = [data && `데이터 ${data}`, voice && `통화 ${voice}`, messages && `문자 ${messages}`].filter(Boolean).join(' · ');
  return (
    <>
      <span className={classes.words}>
        {name}
        {included ? <span className={classes.small}>{included}</span> : null}
        {minimumMonths ? <span className={classes.small}>{minimumMonths}개월 이상 유지</span> : null}
      </span>
      {monthly == null ? null : <span className={classes.planPrice}>월 {formatWon(monthly)}</span>}
    </>
  );
}
