/** Leads to the first field that has an error, by the names of the draft. */
export function focusField(root: HTMLElement | null, errors: Partial<Record<string, string>>): void {
  const field = Object.keys(errors)
    .map((name) => root?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`))
    .find((found) => found != null);
  if (field?.matches('input, select')) return field.focus();
  // A form inside may begin with a field that can stay empty.
  const required = field?.querySelector<HTMLElement>('input:required');
  (required ?? field?.querySelector<HTMLElement>('input, select, button'))?.focus();
}
