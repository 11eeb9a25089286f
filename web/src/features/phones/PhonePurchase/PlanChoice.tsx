import { ChoiceGroup, type Choice } from '../../../shared/choice-group/ChoiceGroup.tsx';
import { formatWon } from '../../../shared/format/money.ts';
import { inOrder, type PlanOrder } from '../plan-order.ts';
import type { Phone, Plan } from '../phone.ts';
import classes from './PhonePurchase.module.css';
import { PlanSort } from './PlanSort.tsx';

interface PlanChoiceProps {
  phone: Phone;
  chosen: string | null;
  order: PlanOrder;
  onChoose(planNumber: string): void;
  onSort(order: PlanOrder): void;
}

const shownAtFirst = 4;

/** The plans of a phone, each with what is included. */
export function PlanChoice({ phone, chosen, order, onChoose, onSort }: PlanChoiceProps) {
  const plans = inOrder(phone.plans, order);
  const choices: Choice[] = plans.map((plan) => ({ value: plan.number, label: <PlanWords plan={plan} /> }));
  if (choices.length === 0)
    return <p className={classes.note}>이 기기의 요금제를 준비하고 있어요. 고객센터에서 안내해 드려요.</p>;
  return (
    <div className={classes.plans}>
      <ChoiceGroup
        legend="요금제"
        name="plan"
        layout="stacked"
        choices={choices}
        chosen={chosen}
        onChoose={onChoose}
        shownAtFirst={shownAtFirst}
        aside={choices.length > 1 ? <PlanSort order={order} onSort={onSort} /> : null}
      />
    </div>
  );
}

function PlanWords({ plan: { name, monthly, data, voice, messages, minimumMonths } }: { plan: Plan }) {
  const included = [data && `데이터 ${data}`, voice && `통화 ${voice}`, messages && `문자 ${messages}`].filter(Boolean);
  return (
    <>
      <span className={classes.words}>
        {name} {included.length > 0 ? <span className={classes.small}>{included.join(' · ')}</span> : null}{' '}
        {minimumMonths && minimumMonths > 0 ? (
          <span className={classes.small}>{minimumMonths}개월 이상 유지</span>
        ) : null}
      </span>{' '}
      <span className={classes.planPrice}>
        {monthly == null || monthly < 0 ? '요금 확인 중' : `월 ${formatWon(monthly)}`}
      </span>
    </>
  );
}
