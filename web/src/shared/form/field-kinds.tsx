import type { ReactNode } from 'react';
import classes from './form.module.css';

const asTyped = { autoCapitalize: 'none', spellCheck: false } as const;

/** A login id. */
export const loginIdInput = { label: '아이디', autoComplete: 'username', required: true, ...asTyped } as const;

export const emailInput = {
  label: '이메일',
  type: 'email',
  autoComplete: 'email',
  required: true,
  ...asTyped,
} as const;

/** The label of a field that may stay empty. */
export function optional(label: string): ReactNode {
  return (
    <>
      {label} <span className={classes.optional}>(선택)</span>
    </>
  );
}

/** For `inputContainer`: a button at the right of the field, for instance. */
export function withAside(aside: ReactNode): (input: ReactNode) => ReactNode {
  return (input) => (
    <div className={classes.withAside}>
      {input}
      {aside}
    </div>
  );
}
