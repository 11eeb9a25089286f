import type { ScheduledChargeFactsFragment } from '../../../__generated__/graphql.ts';
import { dayInWords } from '../../../shared/format/day-words.ts';
import { Won } from '../../../shared/ui/Won/Won.tsx';
import classes from './ChargeList.module.css';

interface ChargeListProps {
  /** The name of the list. */
  title: string;
  charges: readonly ScheduledChargeFactsFragment[];
  isPending?: boolean;
}

/** The next three charges, each with its day and amount. */
export function ChargeList({ title, charges, isPending = false }: ChargeListProps) {
  return (
    <div className={classes.root}>
      <h3 className={classes.title}>{title}</h3>
      <ol className={classes.list} aria-label={title} aria-busy={isPending}>
        {charges.slice(0, 3).map(({ date, amount }) => (
          <li key={date}>
            <time dateTime={date}>{dayInWords(date)}</time>
            <Won amount={amount} />
          </li>
        ))}
      </ol>
    </div>
  );
}
