import type { ReactNode } from 'react';
import classes from './DueLine.module.css';

/** What has to be done until when. */
export function DueLine({ children }: { children: ReactNode }) {
  return <p className={classes.root}>{children}</p>;
}
