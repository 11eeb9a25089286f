import { useId } from 'react';
import type { ScheduledChargeFactsFragment } from '../../../__generated__/graphql.ts';
import { dayInWords } from '../../../shared/format/day-words.ts';
import { Won } from '../../../shared/ui/Won/Won.tsx';
import classes from './ChargeList.module.css';

interface ChargeListProps {
  /** The name of the list. */
  title: string;
  charges: readonly ScheduledChargeFactsFragment[];
  isPending?: boolean;
  /** h2 where it follows the page's own heading. */
  headingLevel?: 'h2' | 'h3';
}

/** The next three charges, each with its day and amount. */
export function ChargeList({ title, charges, isPending = false, headingLevel: Heading = 'h3' }: ChargeListProps) {
  const id = useId();
  return (
    <div className={classes.root}>
      <Heading id={id} className={classes.title}>
        {title}
      </Heading>
      <ol className={classes.list} aria-labelledby={id} aria-busy={isPending}>
        {charges.slice(0, 3).map(({ date, amount }, index) => (
          <li key={`${index} ${date}`}>
            <time dateTime={date}>{dayInWords(date)}</time>
            <Won amount={amount} />
          </li>
        ))}
      </ol>
    </div>
  );
}
