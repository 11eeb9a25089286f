import { formatNumber } from '../../format/money.ts';
import classes from './Won.module.css';

/** An amount whose figures are strong and whose 원 is one step quieter. Fractions of a won are never shown. */
export function Won({ amount }: { amount: number }) {
  return (
    <span className={classes.root}>
      {formatNumber(amount)}
      <span className={classes.unit}>원</span>
    </span>
  );
}
