import { createContext, useContext, useEffect, useEffectEvent, type ReactNode } from 'react';
import classes from './form.module.css';
import { submitHeldForm } from './submit-held-form.ts';
import type { FormFrame } from './use-mall-form.ts';

const FormContext = createContext<FormFrame | null>(null);

/** State of the surrounding form, for its note and button. */
export function useFormFrame(): FormFrame {
  const frame = useContext(FormContext);
  if (!frame) throw new Error('FormNote and SubmitButton belong inside a Form');
  return frame;
}

interface FormProps {
  form: FormFrame;
  /** For pages with more than one form. */
  label?: string;
  children: ReactNode;
}

/** A form of `useMallForm`. It puts nothing into the address; a submit before hydration is sent after it. */
export function Form({ form, label, children }: FormProps) {
  const { element, submitting, send, readFields } = form;
  const hydrate = useEffectEvent(() => {
    readFields();
    submitHeldForm(element.current);
  });
  useEffect(() => hydrate(), []);
  return (
    <FormContext value={form}>
      <form
        ref={element}
        method="post"
        className={classes.form}
        aria-label={label}
        aria-busy={submitting}
        noValidate
        onSubmit={send}
      >
        {children}
        <noscript>
          <p className={classes.note}>계속하려면 브라우저의 자바스크립트를 켜 주세요.</p>
        </noscript>
      </form>
    </FormContext>
  );
}
