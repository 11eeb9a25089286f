import type { ChosenEstimateFragment } from '../../../__generated__/graphql.ts';
import { formatWon } from '../../../shared/format/money.ts';
import { joinNames } from '../join-names.ts';
import { choiceWords } from '../phone-choice.ts';
import { contractTotalName, feesIn } from './estimate-lines.ts';
import { MonthlyAmount } from './MonthlyTotal.tsx';
import classes from './PhonePurchase.module.css';
import type { ShownEstimate } from './use-phone-estimate.ts';

interface PhonePriceBlockProps {
  shown: ShownEstimate;
  color: string | null;
  /** Of the common subsidy. */
  named: string;
}

const withoutPrice = {
  pending: '선택한 조건의 금액을 확인하고 있어요.',
  failed: '금액을 계산하지 못했어요.',
  untold: '월 납부액은 고객센터에서 안내해 드려요.',
};

/**
 * The price of the choice, first on the page, with every condition and all fees of it. While another one is on its way,
 * the conditions are those of the price. MonthlyTotal reads it out.
 */
export function PhonePriceBlock({ shown: { estimate, state }, color, named }: PhonePriceBlockProps) {
  if (!estimate) return <p className={classes.note}>{withoutPrice[state === 'ready' ? 'untold' : state]}</p>;
  const { deviceMonths, deviceTotal, phoneMonthly, lineMonthly, contractTotal } = estimate;
  const isPending = state === 'pending' || undefined;
  const parts = [
    deviceMonths > 1 ? `기기 ${formatWon(phoneMonthly)}` : `기기값 ${formatWon(deviceTotal)} 일시불`,
    lineMonthly === null ? null : `요금 ${formatWon(lineMonthly)}`,
  ].filter((part) => part !== null);
  return (
    <div aria-busy={isPending} data-pending={isPending}>
      <p className={classes.price}>
        <MonthlyAmount estimate={estimate} />
      </p>
      <p className={classes.chosen}>{conditions(estimate, color, named).join(' · ')}</p>
      <p className={classes.small}>
        {parts.join(' + ')} · {contractTotalName(estimate)} {formatWon(contractTotal)}
        {feesIn(estimate)}
      </p>
    </div>
  );
}

function conditions(estimate: ChosenEstimateFragment, color: string | null, named: string): string[] {
  const { joinType, memory, deviceMonths, planName, discount } = estimate;
  return [
    joinType && joinNames[joinType],
    ...choiceWords({ memory, months: deviceMonths }, color),
    planName,
    discount && { SUBSIDY: named, PLAN_DISCOUNT: '선택약정', NONE: null }[discount],
  ].filter((word) => word !== null);
}
