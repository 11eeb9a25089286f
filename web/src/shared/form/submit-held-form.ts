/** Marks a form as hydrated, and submits it if the boot script held it back before (early-submit.ts). */
export function submitHeldForm(element: (HTMLFormElement & { waits?: boolean; isHydrated?: boolean }) | null): void {
  if (!element) return;
  element.isHydrated = true;
  if (!element.waits) return;
  element.waits = false;
  element.requestSubmit();
}
