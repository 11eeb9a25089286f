import { useForm, type UseFormInput, type UseFormReturnType } from '@mantine/form';

export type FormFields<Values> = UseFormReturnType<Values>;

type FieldSettings<Values> = Pick<
  UseFormInput<Values>,
  'initialValues' | 'validate' | 'transformValues' | 'onValuesChange'
>;

/**
 * Mantine's form, uncontrolled: the browser holds the text, so neither hydration nor a failure loses it. A field that is
 * not empty is validated on blur. A component that depends on a value reads it with `useFieldValue`.
 */
export function useFormFields<Values extends object>(settings: FieldSettings<Values>): FormFields<Values> {
  const form = useForm<Values>({
    ...settings,
    mode: 'uncontrolled',
    enhanceGetInputProps: ({ field, inputProps, options }) => ({
      name: field,
      'aria-invalid': inputProps.error ? true : undefined,
      onBlur: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
        if (options.type === 'input' && currentTarget.value !== '') form.validateField(field);
      },
    }),
  });
  return form;
}
