import type { ReactNode } from 'react';
import classes from './Rows.module.css';

interface RowsProps {
  /** Of rows in an order of time; without it they have none. */
  label?: string;
  children: ReactNode;
}

/** Rows with lines between them: `li`. */
export function Rows({ label, children }: RowsProps) {
  return label === undefined ? (
    <ul className={classes.root}>{children}</ul>
  ) : (
    <ol className={classes.root} aria-label={label}>
      {children}
    </ol>
  );
}

/** A detail of a row. */
export function Quiet({ children }: { children: ReactNode }) {
  return <span className={classes.quiet}>{children}</span>;
}

/** When a row happened. */
export function QuietTime({ dateTime, children }: { dateTime: string; children: ReactNode }) {
  return (
    <time className={classes.quiet} dateTime={dateTime}>
      {children}
    </time>
  );
}
