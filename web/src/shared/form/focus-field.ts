import type { FormErrors } from '@mantine/form';

/**
 * Leads to the first field that has an error and is there: a part of the page may still be loading. `data-path` names a
 * field, or a part of the page with several.
 */
export function focusField(root: HTMLElement | null, errors: FormErrors): void {
  const fields = Object.keys(errors).map((path) =>
    root?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`),
  );
  fields
    .map((field) => (field?.matches('input, select, textarea') ? field : firstWithin(field)))
    .find((field) => field != null)
    ?.focus();
}

/** A form inside may begin with a field that can stay empty. */
function firstWithin(part: HTMLElement | null | undefined): HTMLElement | null | undefined {
  return (
    part?.querySelector<HTMLElement>('input:required') ??
    part?.querySelector<HTMLElement>('input, select, textarea, button')
  );
}
