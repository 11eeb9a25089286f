import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { Field } from './Field.tsx';
import { useFieldTies } from './form-context.ts';
import classes from './form.module.css';

interface TextFieldProps {
  name: string;
  label: string;
  /** What the browser may fill in: username, name, email, street-address... */
  autoComplete: HTMLInputAutoCompleteAttribute;
  /** `id` is for login ids: no capitals, no spelling. */
  kind?: 'text' | 'id' | 'email';
  defaultValue?: string;
  hint?: ReactNode;
  isOptional?: boolean;
  isReadOnly?: boolean;
  maxLength?: number;
  /** At the right of the field: a button that checks it, for instance. */
  action?: ReactNode;
}

/** A line of text. */
export function TextField({
  name,
  label,
  autoComplete,
  kind = 'text',
  defaultValue,
  hint,
  isOptional = false,
  isReadOnly,
  maxLength,
  action,
}: TextFieldProps) {
  const ties = useFieldTies(name, Boolean(hint));
  const isWord = kind !== 'text';
  return (
    <Field label={label} hint={hint} isOptional={isOptional} ties={ties}>
      <div className={classes.line}>
        <input
          id={ties.id}
          name={name}
          type={kind === 'email' ? 'email' : 'text'}
          className={classes.input}
          autoComplete={autoComplete}
          autoCapitalize={isWord ? 'none' : undefined}
          spellCheck={isWord ? false : undefined}
          defaultValue={defaultValue}
          readOnly={isReadOnly}
          maxLength={maxLength}
          required={!isOptional}
          aria-describedby={ties.describedBy}
          aria-invalid={ties.isWrong}
        />
        {action}
      </div>
    </Field>
  );
}
