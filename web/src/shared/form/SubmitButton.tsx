import type { ReactNode } from 'react';
import buttons from '../ui/button.module.css';
import { useFormState } from './form-context.ts';
import classes from './form.module.css';

/** Sends the form. Not disabled while busy: that would throw the focus away. */
export function SubmitButton({ children, busy = '처리하는 중' }: { children: ReactNode; busy?: string }) {
  const { isBusy } = useFormState();
  return (
    <button type="submit" className={`${buttons.primary} ${classes.submit}`} aria-disabled={isBusy}>
      {isBusy ? busy : children}
    </button>
  );
}
