import type { ReactNode } from 'react';
import { useFormFrame } from './Form.tsx';
import classes from './form.module.css';

/** The error of the whole form, announced at once. `children`: a link or button beside it. */
export function FormNote({ children }: { children?: ReactNode }) {
  const { note } = useFormFrame();
  return (
    <div className={classes.note} role="alert">
      {note}
      {note !== null && children}
    </div>
  );
}
