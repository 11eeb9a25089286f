import type { ChosenEstimateFragment } from '../../../__generated__/graphql.ts';
import { formatWon } from '../../../shared/format/money.ts';
import { Won } from '../../../shared/ui/Won/Won.tsx';
import classes from './PhonePurchase.module.css';

interface DiscountCardProps {
  name: string;
  effects: readonly (string | false)[];
  /** Price of the contract with this discount. Undefined if unknown. */
  cost: ChosenEstimateFragment['alternatives'][number] | undefined;
  /** What the total is called. */
  totalName: string;
  /** Part of the total. */
  usimPrice: number;
  /** Whether the device is paid at once, with the first month. */
  isAtOnce: boolean;
  /** Whether the whole contract costs less than with the other discount. */
  isCheaper: boolean;
}

/** One of the two discounts, to be compared with the other. */
export function DiscountCard({ name, effects, cost, totalName, usimPrice, isAtOnce, isCheaper }: DiscountCardProps) {
  return (
    <span className={classes.words}>
      <span className={classes.cardName}>
        {name} {isCheaper ? <span className={classes.better}>총액이 더 적어요</span> : null}
      </span>{' '}
      {effects
        .filter((effect) => effect !== false)
        .map((effect) => (
          <span key={effect} className={classes.small}>
            {effect}
          </span>
        ))}{' '}
      {cost ? (
        <>
          <span className={classes.cardMonthly}>
            {isAtOnce ? '기기값 포함 첫 달' : '월'} <Won amount={cost.totalMonthly} />
          </span>{' '}
          <span className={classes.small}>
            {totalName} {formatWon(cost.contractTotal)}
            {usimPrice > 0 ? ` (유심 ${formatWon(usimPrice)} 포함)` : null}
          </span>
        </>
      ) : null}
    </span>
  );
}
