import type { FormEvent, HTMLInputAutoCompleteAttribute, ReactNode, WheelEvent } from 'react';
import { Field } from './Field.tsx';
import { useFieldTies } from './form-context.ts';
import classes from './form.module.css';

interface NumericFieldProps {
  name: string;
  label: string;
  /** So many at most: what is more is not taken. */
  digits: number;
  autoComplete: HTMLInputAutoCompleteAttribute;
  defaultValue?: string;
  hint?: ReactNode;
  isOptional?: boolean;
  isReadOnly?: boolean;
  action?: ReactNode;
}

/** Digits alone, clamped to their number; the mouse wheel leaves it (specification section 5). */
export function NumericField({
  name,
  label,
  digits,
  autoComplete,
  defaultValue,
  hint,
  isOptional = false,
  isReadOnly,
  action,
}: NumericFieldProps) {
  const ties = useFieldTies(name, Boolean(hint));
  return (
    <Field label={label} hint={hint} isOptional={isOptional} ties={ties}>
      <div className={classes.line}>
        <input
          id={ties.id}
          name={name}
          type={autoComplete.startsWith('tel') ? 'tel' : 'text'}
          inputMode="numeric"
          className={`${classes.input} ${classes.digits}`}
          autoComplete={autoComplete}
          defaultValue={defaultValue}
          readOnly={isReadOnly}
          required={!isOptional}
          aria-describedby={ties.describedBy}
          aria-invalid={ties.isWrong}
          onInput={(event) => clamp(event, digits)}
          onWheel={leave}
        />
        {action}
      </div>
    </Field>
  );
}

/** A number that was sent to the shopper. Browsers on phones offer it from the message. */
export function CodeField({
  name,
  label = '인증번호',
  digits = 6,
  hint,
  action,
}: {
  name: string;
  label?: string;
  digits?: number;
  hint?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <NumericField name={name} label={label} digits={digits} hint={hint} action={action} autoComplete="one-time-code" />
  );
}

// No maxLength: it would cut "010-1234-5678" off before its hyphens are gone.
function clamp({ currentTarget }: FormEvent<HTMLInputElement>, digits: number): void {
  const kept = currentTarget.value.normalize('NFKC').replaceAll(/\D/gu, '').slice(0, digits);
  if (kept !== currentTarget.value) currentTarget.value = kept;
}

function leave({ currentTarget }: WheelEvent<HTMLInputElement>): void {
  if (document.activeElement === currentTarget) currentTarget.blur();
}
