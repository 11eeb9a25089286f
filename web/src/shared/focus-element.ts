/** A ref for what replaces the element that had the focus: the keyboard goes on from here. */
export function focusElement(element: HTMLElement | null): void {
  element?.focus();
}
