import type { Ref } from 'react';
import classes from './Outcome.module.css';

interface OutcomeProps {
  /** For the focus. */
  ref: Ref<HTMLOutputElement>;
  /** Null: nothing to show, but the place where it will be read out. */
  text: string | null;
}

/** What has just been done with an order. */
export function Outcome({ ref, text }: OutcomeProps) {
  return (
    <output ref={ref} tabIndex={-1} className={text === null ? 'visually-hidden' : classes.root}>
      {text}
    </output>
  );
}
