import type { AgreedEstimateFragment } from '../../../__generated__/graphql.ts';
import { formatWon } from '../../../shared/format/money.ts';
import classes from './AgreedSums.module.css';
import { subsidyWords } from './subsidy-words.ts';

interface AgreedSubsidiesProps {
  subsidies: NonNullable<AgreedEstimateFragment['subsidies']>;
}

/** Payer, amount and condition of each agreed subsidy. */
export function AgreedSubsidies({ subsidies }: AgreedSubsidiesProps) {
  if (subsidies.length === 0) return <p>지원금이나 할인이 없는 계약이에요.</p>;
  return (
    <ul className={classes.subsidies} aria-label="지원금과 할인">
      {subsidies.map(({ kind, payer, amount, condition }, index) => (
        <li key={`${index} ${kind} ${payer}`}>
          <p className={classes.name}>
            <span>
              {subsidyWords(kind)} · {payer} 부담
            </span>{' '}
            <b>{formatWon(amount)}</b>
          </p>
          <p className={classes.note}>{condition}</p>
        </li>
      ))}
    </ul>
  );
}
