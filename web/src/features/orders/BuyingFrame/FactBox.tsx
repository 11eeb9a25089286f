import type { ReactNode } from 'react';
import classes from './FactBox.module.css';

/** What is bought, for how much, as a list of `div`s with `dt` and `dd`. */
export function FactBox({ children }: { children: ReactNode }) {
  return <dl className={classes.root}>{children}</dl>;
}
