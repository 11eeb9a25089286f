/** The boot script holds a form back that nobody heeds yet, and marks it: see early-submit.ts. Heeds it, and sends what waited. */
export function sendWhatWaited(element: (HTMLFormElement & { waits?: boolean; isHeeded?: boolean }) | null): void {
  if (!element) return;
  element.isHeeded = true;
  if (!element.waits) return;
  element.waits = false;
  element.requestSubmit();
}
