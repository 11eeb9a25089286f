import { useEffect, type ReactNode } from 'react';
import { FormContext } from './form-context.ts';
import classes from './form.module.css';
import { sendWhatWaited } from './send-what-waited.ts';
import type { FormState } from './use-form.ts';

interface FormProps {
  form: FormState;
  /** For pages with more than one form. */
  label?: string;
  children: ReactNode;
}

/** A form of `useForm`. It never puts anything into the address; what was sent before the page woke is sent when it wakes. */
export function Form({ form, label, children }: FormProps) {
  const { element, isBusy, onSubmit, onBlur, onInput } = form;
  useEffect(() => sendWhatWaited(element.current), [element]);
  return (
    <FormContext value={form}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it listens to its fields */}
      <form
        ref={element}
        method="post"
        className={classes.form}
        aria-label={label}
        aria-busy={isBusy}
        noValidate
        onSubmit={onSubmit}
        onBlur={onBlur}
        onInput={onInput}
      >
        {children}
        <noscript>
          <p className={classes.note}>계속하려면 브라우저의 자바스크립트를 켜 주세요.</p>
        </noscript>
      </form>
    </FormContext>
  );
}
