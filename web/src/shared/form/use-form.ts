import { useEffect, useRef, useState, type FocusEvent, type FormEvent, type RefObject } from 'react';
import { failureText } from './failure-text.ts';
import { controlsOf, valuesOf, type FieldElement } from './form-values.ts';

/** What is wrong with a value, in Korean; null: nothing. The other values are there to compare with. */
export type Rule<Name extends string = string> = (
  value: string,
  values: Readonly<Record<Name, string>>,
) => string | null;

/** Why the mall did not take a form. FormRefused of the schema fits. */
export interface Refusal {
  message: string;
  /** `field` is the name of a field in the mutation's input: give the form's fields the same names. */
  fields: readonly { field: string; reason: string }[];
}

interface FormSettings<Name extends string> {
  /** One for each field; the names of `values`. */
  rules: Readonly<Record<Name, Rule<Name>>>;
  /**
   * Sends what was typed, once per press: text trimmed, passwords as they are, a tick as "on" and none as "". Answer
   * the refusal, or nothing when it worked. What is thrown is told in the note.
   */
  submit: (values: Record<Name, string>) => Promise<Refusal | null | undefined | void>;
}

export interface FormState {
  element: RefObject<HTMLFormElement | null>;
  /** What is wrong, by the name of the field. */
  errors: Readonly<Record<string, string>>;
  /** What is wrong with the whole; null: nothing to say. */
  note: string | null;
  isBusy: boolean;
  /** Says something that no submit brought about, or with null nothing any more. */
  tell: (note: string | null, errors?: Record<string, string>) => void;
  onSubmit: (event: FormEvent) => void;
  onBlur: (event: FocusEvent) => void;
  onInput: (event: FormEvent) => void;
}

/**
 * A form whose fields keep what was typed themselves, so that neither waking nor a failure loses anything. A field is
 * judged when it is left with something in it and when the form is sent; the first wrong one then gets the focus.
 */
export function useForm<Name extends string>({ rules, submit }: FormSettings<Name>): FormState {
  const element = useRef<HTMLFormElement>(null);
  const [told, setTold] = useState<{ errors: Record<string, string>; note: string | null }>({ errors: {}, note: null });
  const [isBusy, setIsBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const isSending = useRef(false); // state is a drawing late for a double click
  const mistakeIn = (name: string) =>
    rules[name as Name]?.(valuesOf<Name>(element.current)[name as Name], valuesOf<Name>(element.current)) ?? null;
  const mistake = (name: string, text: string | null) =>
    setTold(({ errors, note }) => ({ note, errors: withMistake(errors, name, text) }));

  useEffect(() => {
    if (attempts > 0) focusFirstMistake(element.current);
  }, [attempts]);

  function refuse(errors: Record<string, string>, note: string | null) {
    setTold({ errors, note });
    setAttempts((count) => count + 1);
  }

  async function send() {
    const values = valuesOf<Name>(element.current);
    const mistakes = Object.keys(rules).flatMap((name) => {
      const text = mistakeIn(name);
      return text === null ? [] : [[name, text]];
    });
    if (mistakes.length > 0) return refuse(Object.fromEntries(mistakes), null);
    setTold({ errors: {}, note: null });
    isSending.current = true;
    setIsBusy(true);
    try {
      const refusal = await submit(values);
      if (refusal) refuse(...placed(refusal, element.current));
    } catch (error) {
      refuse({}, failureText(error));
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  }

  return {
    element,
    ...told,
    isBusy,
    tell: (note, errors = {}) => (Object.keys(errors).length > 0 ? refuse(errors, note) : setTold({ errors, note })),
    onSubmit(event) {
      event.preventDefault();
      event.stopPropagation(); // a form in a dialog of another form's page is not that form
      if (!isSending.current) void send();
    },
    onBlur({ target }) {
      const { name, type, value } = target as FieldElement;
      if (name in rules && type !== 'checkbox' && type !== 'radio' && value !== '') mistake(name, mistakeIn(name));
    },
    onInput({ target }) {
      const { name } = target as FieldElement;
      if (name in told.errors) mistake(name, name in rules ? stillWrong(told.errors[name], mistakeIn(name)) : null);
    },
  };
}

/** What was complained of goes as soon as it is mended; no new complaint comes while somebody types. */
function stillWrong(complaint: string | undefined, mistake: string | null): string | null {
  return mistake !== null && mistake === complaint ? mistake : null;
}

function withMistake(errors: Record<string, string>, name: string, text: string | null): Record<string, string> {
  const { [name]: _former, ...others } = errors;
  return text === null ? others : { ...others, [name]: text };
}

/** The mall's reasons beside their fields; what belongs to no field of this form goes into the note. */
function placed(
  { message, fields }: Refusal,
  form: HTMLFormElement | null,
): [errors: Record<string, string>, note: string | null] {
  const names = new Set(controlsOf(form).flatMap(({ name, type }) => (type === 'hidden' ? [] : [name])));
  const here = fields.filter(({ field }) => names.has(field));
  const elsewhere = fields.filter(({ field }) => !names.has(field)).map(({ reason }) => reason);
  const note = elsewhere.length > 0 ? elsewhere.join('\n') : here.length === 0 ? message : null;
  return [Object.fromEntries(here.map(({ field, reason }) => [field, reason])), note];
}

function focusFirstMistake(form: HTMLFormElement | null): void {
  controlsOf(form)
    .find((control) => control.getAttribute('aria-invalid') === 'true')
    ?.focus();
}
