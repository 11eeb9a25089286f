import { formatWon } from '../../../shared/format/money.ts';
import { Won } from '../../../shared/ui/Won/Won.tsx';
import classes from './PhonePurchase.module.css';

interface DiscountCardProps {
  name: string;
  effects: readonly (string | false)[];
  /** Per month, with this discount; null: unknown. */
  monthly: number | null;
  /** For all months of the contract, the USIM in it, and how much less than with the other discount. In whole won. */
  total: { months: number; amount: number; usim: number; saved: number } | null;
}

/** One of the two discounts, to be compared with the other. */
export function DiscountCard({ name, effects, monthly, total }: DiscountCardProps) {
  return (
    <span className={classes.words}>
      <span className={classes.cardName}>
        {name}{' '}
        {total && total.saved > 0 ? (
          <span className={classes.better}>
            {total.months}개월 동안 {formatWon(total.saved)} 절약
          </span>
        ) : null}
      </span>{' '}
      {effects
        .filter((effect) => effect !== false)
        .map((effect) => (
          <span key={effect} className={classes.small}>
            {effect}
          </span>
        ))}{' '}
      {monthly === null ? null : (
        <span className={classes.cardMonthly}>
          월 <Won amount={monthly} />
        </span>
      )}{' '}
      {total ? (
        <span className={classes.small}>
          {total.months}개월 총액 {formatWon(total.amount)}
          {total.usim > 0 ? ` (유심 ${formatWon(total.usim)} 포함)` : null}
        </span>
      ) : null}
    </span>
  );
}
