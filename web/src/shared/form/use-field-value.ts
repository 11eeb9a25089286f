import type { LooseKeys } from '@mantine/form';
import type { FormFields } from './use-form-fields.ts';

/** The current value of a field. Changes render only the calling component. */
export function useFieldValue<Values, Name extends LooseKeys<Values>>(form: FormFields<Values>, name: Name) {
  // oxlint-disable-next-line react/hooks -- a form has one such hook as long as it lives
  return form.useWatchValue(name);
}
