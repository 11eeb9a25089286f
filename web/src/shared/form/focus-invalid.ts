/**
 * Focuses the first of these fields that is marked as wrong, and returns whether there is one. For fields that check their text
 * themselves: a press must not act on another value than the one that is seen.
 */
export function focusInvalid(root: HTMLElement | null, fields: string): boolean {
  const field = root?.querySelector<HTMLElement>(`${fields}[aria-invalid="true"]`);
  field?.focus();
  return field != null;
}
