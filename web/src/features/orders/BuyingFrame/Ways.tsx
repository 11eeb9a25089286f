import type { ReactNode } from 'react';
import classes from './Ways.module.css';

/** Buttons side by side: where to go from here. */
export function Ways({ children }: { children: ReactNode }) {
  return <div className={classes.root}>{children}</div>;
}
