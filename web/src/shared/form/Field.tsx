import type { ReactNode } from 'react';
import classes from './form.module.css';

interface FieldProps {
  label: string;
  /** Said beside the label of a field that may stay empty. */
  isOptional?: boolean;
  hint?: ReactNode;
  ties: { id: string; hintId: string; errorId: string; error: string | null };
  /** Below the complaint: a checklist, for instance. */
  below?: ReactNode;
  children: ReactNode;
}

/** A field with its label above, and below it what helps and what is wrong. */
export function Field({ label, isOptional = false, hint, ties, below, children }: FieldProps) {
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={ties.id}>
        {label}
        {isOptional && <span className={classes.optional}> (선택)</span>}
      </label>
      {children}
      <div className={classes.words}>
        {hint && (
          <p id={ties.hintId} className={classes.hint} hidden={ties.error !== null}>
            {hint}
          </p>
        )}
        <p id={ties.errorId} className={classes.error} aria-live="polite">
          {ties.error}
        </p>
      </div>
      {below}
    </div>
  );
}
