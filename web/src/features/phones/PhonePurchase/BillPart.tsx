import { formatWon } from '../../../shared/format/money.ts';
import { ChevronDownIcon } from '../../../shared/ui/late-icons.tsx';
import classes from './MonthlyTotal.module.css';

export interface BillLine {
  name: string;
  /** In won; a negative amount is a discount. */
  amount: number;
  /** What the lines above come to. */
  isSum?: boolean;
  /** Comes on top. */
  isAdded?: boolean;
}

interface BillPartProps {
  name: string;
  amount: number;
  /** Null: its steps are unknown. */
  lines: readonly BillLine[] | null;
}

/** A part of the monthly cost; it unfolds into its steps, also before hydration. */
export function BillPart({ name, amount, lines }: BillPartProps) {
  if (!lines) {
    return (
      <p className={classes.part}>
        <span>{name}</span> <b>{formatWon(amount)}</b>
      </p>
    );
  }
  return (
    <details>
      <summary className={classes.part}>
        <span>
          {name}
          <ChevronDownIcon size={16} />
        </span>{' '}
        <b>{formatWon(amount)}</b>
      </summary>
      <dl className={classes.lines}>
        {lines.map((line, index) => (
          <div key={`${index} ${line.name}`} data-sum={line.isSum || undefined}>
            <dt>{line.name}</dt>
            <dd>{signed(line)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function signed({ amount, isAdded = false }: BillLine): string {
  if (amount < 0) return `− ${formatWon(-amount)}`;
  return isAdded ? `+ ${formatWon(amount)}` : formatWon(amount);
}
