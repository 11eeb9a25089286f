import type { ReactNode } from 'react';
import { useFormState } from './form-context.ts';
import classes from './form.module.css';

/** What is wrong with the whole form, read out at once. `children`: a way on, shown with it. */
export function FormNote({ children }: { children?: ReactNode }) {
  const { note } = useFormState();
  return (
    <div className={classes.note} role="alert">
      {note}
      {note !== null && children}
    </div>
  );
}
