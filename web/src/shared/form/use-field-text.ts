import type { MallForm } from './use-mall-form.ts';

/** The text of a field while it is typed. */
export function useFieldText<Values>(form: MallForm<Values>, name: keyof Values & string): string {
  // oxlint-disable-next-line react/hooks -- a form has one such hook as long as it lives
  return String(form.useWatchValue(name));
}
