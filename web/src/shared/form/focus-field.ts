import type { FormErrors } from '@mantine/form';

/** Leads to the first field that has an error. `data-path` names a field, or a part of the page with several. */
export function focusField(root: HTMLElement | null, errors: FormErrors): void {
  const field = Object.keys(errors)
    .map((path) => root?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`))
    .find((found) => found != null);
  if (field?.matches('input, select, textarea')) return field.focus();
  // A form inside may begin with a field that can stay empty.
  const required = field?.querySelector<HTMLElement>('input:required');
  (required ?? field?.querySelector<HTMLElement>('input, select, button'))?.focus();
}
