import type { ReactNode } from 'react';
import classes from './Sums.module.css';

/** A list of facts with their names: `Sum` and `Total`. */
export function Sums({ children }: { children: ReactNode }) {
  return <dl className={classes.root}>{children}</dl>;
}

interface SumProps {
  name: string;
  /** Read from the left and below its name. */
  isParagraph?: boolean;
  children: ReactNode;
}

export function Sum({ name, isParagraph = false, children }: SumProps) {
  return (
    <div data-paragraph={isParagraph || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What the rows above come to. */
export function Total({ name, children }: Omit<SumProps, 'isParagraph'>) {
  return (
    <div className={classes.total}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
