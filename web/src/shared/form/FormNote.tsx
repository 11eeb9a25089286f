import type { ReactNode } from 'react';
import { useFormFrame } from './Form.tsx';
import classes from './form.module.css';

/** What is wrong with the whole form, read out at once. `children`: a way on, shown with it. */
export function FormNote({ children }: { children?: ReactNode }) {
  const { note } = useFormFrame();
  return (
    <div className={classes.note} role="alert">
      {note}
      {note !== null && children}
    </div>
  );
}
