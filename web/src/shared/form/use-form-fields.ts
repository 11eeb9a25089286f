import { useForm, type FormErrors, type UseFormInput, type UseFormReturnType } from '@mantine/form';
import type { ChangeEvent } from 'react';
import { lengthError, lengthErrors, type TextLimits } from './text-limits.ts';

export type FormFields<Values> = UseFormReturnType<Values>;

type Rules<Values> =
  | ((values: Values) => FormErrors)
  | { [Name in keyof Values]?: (value: Values[Name], values: Values) => string | null };

/** Values of a form's fields. */
export interface FieldRules<Values> {
  validate?: Rules<Values>;
  /** The longest text of each field. Longer ones are marked while they are typed, and never cut. */
  limits?: TextLimits;
}

type FieldSettings<Values> = FieldRules<Values> &
  Pick<UseFormInput<Values>, 'initialValues' | 'transformValues' | 'onValuesChange'>;

/**
 * Mantine's form, uncontrolled: the browser holds the text, so neither hydration nor a failure loses it. A field that is
 * not empty is validated on blur. A component that depends on a value reads it with `useFieldValue`.
 */
export function useFormFields<Values extends object>({
  validate,
  limits = {},
  ...settings
}: FieldSettings<Values>): FormFields<Values> {
  const form = useForm<Values>({
    ...settings,
    mode: 'uncontrolled',
    validate: (values) => ({ ...ruleErrors(validate, values), ...lengthErrors(values, limits) }),
    enhanceGetInputProps: ({ field, inputProps: { error: message, onChange }, options }) => ({
      name: field,
      'aria-invalid': message ? true : undefined,
      onChange: (change: ChangeEvent<HTMLInputElement> | string) => {
        onChange(change);
        const limit = limits[field];
        if (limit === undefined) return;
        const error = lengthError(typeof change === 'string' ? change : change.currentTarget.value, limit);
        if (error !== null) form.setFieldError(field, error);
      },
      onBlur: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
        if (options.type === 'input' && currentTarget.value !== '') form.validateField(field);
      },
    }),
  });
  return form;
}

function ruleErrors<Values extends object>(rules: Rules<Values> | undefined, values: Values): FormErrors {
  if (typeof rules === 'function') return rules(values);
  const names = Object.keys(rules ?? {}) as (keyof Values & string)[];
  return Object.fromEntries(names.map((name) => [name, rules?.[name]?.(values[name], values) ?? null]));
}
