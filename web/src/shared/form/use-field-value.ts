import type { LooseKeys } from '@mantine/form';
import type { FormFields } from './use-form-fields.ts';

/** The value of a field, again with each change. The rest of the form is not rendered again. */
export function useFieldValue<Values, Name extends LooseKeys<Values>>(form: FormFields<Values>, name: Name) {
  // oxlint-disable-next-line react/hooks -- a form has one such hook as long as it lives
  return form.useWatchValue(name);
}
