import type { ReactNode, Ref } from 'react';
import classes from './Narrow.module.css';

interface NarrowProps {
  ref?: Ref<HTMLDivElement>;
  /** Whether its parts keep clear of one another. */
  isSpaced?: boolean;
  children: ReactNode;
}

/** A page of few words, in the middle. */
export function Narrow({ ref, isSpaced = false, children }: NarrowProps) {
  return (
    <div ref={ref} className={classes.root} data-spaced={isSpaced || undefined}>
      {children}
    </div>
  );
}
