/** Submits the form of a new address below `root` if something is filled in. False: there is none, or it is empty. */
export function submitFilledAddress(root: HTMLElement | null): boolean {
  const form = root?.querySelector<HTMLFormElement>('[data-path="address"] form');
  if (!form) return false;
  const texts = form.querySelectorAll<HTMLInputElement>('input:not([type="hidden"], [type="checkbox"])');
  if (![...texts].some(({ value }) => value.trim() !== '')) return false;
  form.requestSubmit();
  return true;
}
