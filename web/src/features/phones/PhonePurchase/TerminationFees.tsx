import type { ChosenEstimateFragment } from '../../../__generated__/graphql.ts';
import { formatWon } from '../../../shared/format/money.ts';
import classes from './TerminationFees.module.css';

interface TerminationFeesProps {
  estimate: Pick<ChosenEstimateFragment, 'terminationFees' | 'cancellationFee' | 'deviceMonths'>;
}

/** What leaving the contract costs, in won for some months. Nothing if the mall sends nothing. */
export function TerminationFees({ estimate }: TerminationFeesProps) {
  const { terminationFees: fees, cancellationFee, deviceMonths } = estimate;
  if (!fees?.length) return cancellationFee === null ? null : <p>{cancellationFee}</p>;
  const rest = deviceMonths > 1 ? '남은 단말기 할부금은 따로 내야 해요.' : null;
  if (fees.every(({ amount }) => amount === 0)) return <p>{['위약금은 없어요.', rest].filter(Boolean).join(' ')}</p>;
  return (
    <div className={classes.root}>
      <table className={classes.table}>
        <caption>중간에 해지하면 내는 위약금</caption>
        <thead>
          <tr>
            {fees.map(({ month }, index) => (
              <th key={index} scope="col">
                {month}개월째
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {fees.map(({ amount }, index) => (
              <td key={index}>{formatWon(amount)}</td>
            ))}
          </tr>
        </tbody>
      </table>
      {rest === null ? null : <p className={classes.note}>{rest}</p>}
    </div>
  );
}
