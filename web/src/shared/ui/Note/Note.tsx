import type { ReactNode, Ref } from 'react';
import classes from './Note.module.css';

interface NoteProps {
  ref?: Ref<HTMLDivElement>;
  /** For the fields that it is about. */
  id?: string;
  /** Whether it is read out when it comes. */
  isAlert?: boolean;
  children: ReactNode;
}

/** Why something was not done, and the way to mend it. Always on the page, so that it is read out; takes no room while empty. */
export function Note({ ref, id, isAlert = true, children }: NoteProps) {
  return (
    <div ref={ref} id={id} role={isAlert ? 'alert' : undefined} className={classes.root}>
      {children}
    </div>
  );
}
