export type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The named fields of a form, in the order of the page. */
export function controlsOf(form: HTMLFormElement | null): FieldElement[] {
  return Array.from(form?.elements ?? []).filter(
    (element): element is FieldElement =>
      'value' in element && 'name' in element && element.name !== '' && element.tagName !== 'BUTTON',
  );
}

/** What was typed: text trimmed, passwords as they are, a tick as "on" and none as "". */
export function valuesOf<Name extends string>(form: HTMLFormElement | null): Record<Name, string> {
  const values: Record<string, string> = {};
  for (const control of controlsOf(form)) {
    if (control.type === 'radio')
      values[control.name] = isTicked(control) ? control.value : (values[control.name] ?? '');
    else if (control.type === 'checkbox') values[control.name] = isTicked(control) ? 'on' : '';
    else values[control.name] = isSecret(control) ? control.value : control.value.trim();
  }
  return values;
}

function isTicked(control: FieldElement): boolean {
  return control instanceof HTMLInputElement && control.checked;
}

/** A password that is shown is a text field meanwhile. */
function isSecret({ autocomplete }: FieldElement): boolean {
  return autocomplete === 'new-password' || autocomplete === 'current-password';
}

/** Ticks fields as a press would. */
export function tickFields(form: HTMLFormElement | null, names: readonly string[]): void {
  for (const control of controlsOf(form)) {
    if (
      !(control instanceof HTMLInputElement) ||
      control.type !== 'checkbox' ||
      !names.includes(control.name) ||
      control.checked
    )
      continue;
    control.checked = true;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
