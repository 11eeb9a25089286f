import type { FormErrors } from '@mantine/form';
import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { failureText } from './failure-text.ts';
import { placed, type Refusal } from './refusal.ts';
import { useFormFields, type FieldRules, type FormFields } from './use-form-fields.ts';

/** Text, or a checkbox. */
type FieldValues<Values> = { [Name in keyof Values]: string | boolean };

interface FormSettings<Values> extends FieldRules<Values> {
  initialValues: Values;
  /**
   * Sends the values: text trimmed, passwords as typed. Resolve with the refusal, or with nothing when it worked. The
   * note shows a thrown error.
   */
  submit: (values: Values) => Promise<Refusal | null | undefined | void>;
}

/** What `Form` needs, independent of the fields. */
export interface FormFrame {
  element: RefObject<HTMLFormElement | null>;
  /** The error of the whole form; null: none. */
  note: string | null;
  submitting: boolean;
  send: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** Takes the values that the browser holds into the form. */
  readFields: () => void;
}

export interface MallForm<Values> extends FormFields<Values>, FormFrame {
  /** Shows errors without a submit: in the note and beside fields. Focuses the first such field. */
  tell: (note: string | null, errors?: FormErrors) => void;
}

/**
 * The fields of a form with one button. All are validated on submit; then the first invalid one gets the focus, as it
 * does when the mall refuses it.
 */
export function useMallForm<Values extends FieldValues<Values>>(settings: FormSettings<Values>): MallForm<Values> {
  const { initialValues, validate, limits, submit } = settings;
  const element = useRef<HTMLFormElement>(null);
  const [note, setNote] = useState<string | null>(null);
  const [failures, setFailures] = useState(0);
  const form = useFormFields<Values>({ initialValues, validate, limits, transformValues: trimmed });

  // The invalid fields are marked by now.
  useEffect(() => {
    if (failures > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);

  function tell(text: string | null, errors: FormErrors = {}) {
    setNote(text);
    form.setErrors(errors);
    if (Object.keys(errors).length > 0) setFailures((count) => count + 1);
  }

  async function sendValues(values: Values) {
    setNote(null);
    try {
      const refusal = await submit(values);
      if (refusal) tell(...placed(refusal, element.current));
    } catch (error) {
      tell(failureText(error));
    }
  }

  function readFields() {
    if (!element.current) return;
    const { elements } = element.current;
    const typed = new FormData(element.current);
    for (const [name, value] of Object.entries(form.getValues())) {
      if (!elements.namedItem(name)) continue;
      const now = typeof value === 'boolean' ? typed.has(name) : String(typed.get(name) ?? '');
      form.getInputProps(name).onChange(now);
    }
  }

  return {
    ...form,
    element,
    note,
    tell,
    readFields,
    send(event) {
      event.preventDefault();
      event.stopPropagation(); // a form in a dialog of another form's page is not that form
      if (form.submitting) return;
      readFields(); // password managers may fill in without an event
      form.onSubmit(sendValues, (errors) => tell(null, errors))(event);
    },
  };
}

function trimmed<Values extends FieldValues<Values>>(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' && !/password/iu.test(name) ? value.trim() : value,
  ]);
  return Object.fromEntries(entries);
}
