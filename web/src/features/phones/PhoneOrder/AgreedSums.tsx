import type { AgreedEstimateFragment } from '../../../__generated__/graphql.ts';
import { formatWon } from '../../../shared/format/money.ts';
import classes from './AgreedSums.module.css';
import { agreedSums, monthsNote, signedWon } from './agreed-lines.ts';
import { CreditTerms } from './CreditTerms.tsx';

interface AgreedSumsProps {
  estimate: AgreedEstimateFragment;
}

/** Every sum of a contract, with each of its lines. Nothing is folded: it is read, kept and printed as a whole. */
export function AgreedSums({ estimate }: AgreedSumsProps) {
  const note = monthsNote(estimate);
  return (
    <div className={classes.root}>
      {agreedSums(estimate).map(({ name, amount, lines }) => (
        <div key={name} className={classes.sum}>
          <h3 className={classes.name}>
            <span>{name}</span> <b>{formatWon(amount)}</b>
          </h3>
          {lines === null ? null : (
            <dl className={classes.lines}>
              {lines.map((line, index) => (
                <div key={`${index} ${line.name}`} data-sum={line.isSum}>
                  <dt>{line.name}</dt>
                  <dd>{signedWon(line)}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      ))}
      {note === null ? null : <p className={classes.note}>{note}</p>}
      <CreditTerms estimate={estimate} />
    </div>
  );
}
