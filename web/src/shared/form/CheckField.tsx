import type { ReactNode } from 'react';
import { useFieldTies } from './form-context.ts';
import classes from './form.module.css';

interface CheckFieldProps {
  name: string;
  children: ReactNode;
  hint?: ReactNode;
  defaultChecked?: boolean;
  /** Beside the label: a button that shows a document, for instance. */
  action?: ReactNode;
}

/** Something to tick. */
export function CheckField({ name, children, hint, defaultChecked, action }: CheckFieldProps) {
  const ties = useFieldTies(name, Boolean(hint));
  return (
    <div className={classes.check}>
      <div className={classes.line}>
        <label className={classes.tick}>
          <input
            id={ties.id}
            type="checkbox"
            name={name}
            defaultChecked={defaultChecked}
            aria-describedby={ties.describedBy}
            aria-invalid={ties.isWrong}
          />
          <span>{children}</span>
        </label>
        {action}
      </div>
      {hint && (
        <p id={ties.hintId} className={classes.hint}>
          {hint}
        </p>
      )}
      <p id={ties.errorId} className={classes.error} aria-live="polite">
        {ties.error}
      </p>
    </div>
  );
}
