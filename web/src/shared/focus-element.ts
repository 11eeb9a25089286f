/** A ref that focuses the replacement of a focused element, so that keyboard users continue there. */
export function focusElement(element: HTMLElement | null): void {
  element?.focus();
}
