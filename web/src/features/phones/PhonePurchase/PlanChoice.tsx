import { ChoiceGroup, type Choice } from '../../../shared/choice-group/ChoiceGroup.tsx';
import { formatWon } from '../../../shared/format/money.ts';
import { ageOf, kindsOf, planKinds, plansOfKind, usualOf, type PlanKind } from '../plan-kinds.ts';
import { ageText } from '../plan-ages.ts';
import { inOrder, type PlanOrder } from '../plan-order.ts';
import type { Phone, Plan } from '../phone.ts';
import classes from './PhonePurchase.module.css';
import { PlanSort } from './PlanSort.tsx';
import { PlanTabs } from './PlanTabs.tsx';

interface PlanChoiceProps {
  phone: Phone;
  chosen: string | null;
  kind: PlanKind;
  order: PlanOrder;
  onChoose(planNumber: string): void;
  onShow(kind: PlanKind): void;
  onSort(order: PlanOrder): void;
}

const shownAtFirst = 4;

/** The plans of a phone: what most of them include is told once, and each tells where it differs. */
export function PlanChoice({ phone, chosen, kind, order, onChoose, onShow, onSort }: PlanChoiceProps) {
  const all = inOrder(phone.plans, order);
  if (all.length === 0)
    return <p className={classes.note}>이 기기의 요금제를 준비하고 있어요. 고객센터에서 안내해 드려요.</p>;
  const kinds = kindsOf(all);
  const ofKind = plansOfKind(all, kind);
  // What is chosen stays in sight, and can be compared.
  const plans = [...all.filter((plan) => plan.number === chosen && !ofKind.includes(plan)), ...ofKind];
  const usual = { voice: usualOf(plans, 'voice'), messages: usualOf(plans, 'messages') };
  const choices: Choice[] = plans.map((plan) => ({
    value: plan.number,
    label: <PlanWords plan={plan} usual={usual} />,
  }));
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
        intro={
          <>
            {kinds.length > 0 ? <PlanTabs kinds={kinds} shown={kind} onShow={onShow} /> : null}
            <UsualWords usual={usual} />
          </>
        }
      />
    </div>
  );
}

type Usual = Pick<Plan, 'voice' | 'messages'>;

function UsualWords({ usual: { voice, messages } }: { usual: Usual }) {
  const words = [voice && `통화 ${voice}`, messages && `문자 ${messages}`].filter(Boolean).join(' · ');
  return words === '' ? null : <p className={classes.usual}>따로 적지 않으면 {words}</p>;
}

function PlanWords({ plan, usual }: { plan: Plan; usual: Usual }) {
  const { name, monthly, data, voice, messages, minimumMonths } = plan;
  const age = ageOf(plan);
  const included = [
    data && `데이터 ${data}`,
    voice && voice !== usual.voice && `통화 ${voice}`,
    messages && messages !== usual.messages && `문자 ${messages}`,
  ].filter(Boolean);
  return (
    <>
      <span className={classes.words}>
        {name}{' '}
        {age === null ? null : (
          <span className={classes.small}>{[`${planKinds[age]} 전용`, ageText(plan)].filter(Boolean).join(' · ')}</span>
        )}{' '}
        {included.length > 0 ? <span className={classes.small}>{included.join(' · ')}</span> : null}{' '}
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
