/** Fields and pressed controls, by name and position among those of that name. */
export type Fields = Map<string, Element>;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Held = Element & { waits?: boolean; isHydrated?: boolean };

/** Moves typed values from removed fields to the current ones of the same name, once. */
export function restoreFields(early: Fields, present: Fields, focused: EventTarget | null): void {
  // Forms after their fields, since they may be submitted.
  for (const [key, old] of [...early].toReversed()) {
    const field = present.get(key);
    if (old.isConnected || !field) continue;
    early.delete(key);
    carryOver(old, field);
    if (focused === old && document.activeElement === document.body) takeFocus(old, field);
  }
}

function carryOver(old: Held, present: Held): void {
  if (old.waits && present.isHydrated) (present as HTMLFormElement).requestSubmit();
  else if (old.waits) present.waits = true;
  if (isBox(old) && isBox(present)) {
    if (old.checked !== old.defaultChecked && old.checked !== present.checked) present.click();
  } else if (isField(old) && isField(present) && old.value !== present.value && isChanged(old)) {
    // By the native setter: React's own would hide the change from it.
    Reflect.set(Object.getPrototypeOf(present) as object, 'value', old.value, present);
    present.dispatchEvent(new Event(present.localName === 'select' ? 'change' : 'input', { bubbles: true }));
  }
}

function takeFocus(old: Element, present: Element): void {
  if (!(present instanceof HTMLElement)) return;
  present.focus({ preventScroll: true });
  if (isText(old) && isText(present) && old.selectionStart !== null)
    present.setSelectionRange(old.selectionStart, old.selectionEnd);
}

function isChanged(field: Field): boolean {
  return field instanceof HTMLSelectElement
    ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : field.value !== field.defaultValue;
}

function isField(element: Element): element is Field {
  return 'value' in element && element.localName !== 'button';
}

function isText(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return 'setSelectionRange' in element;
}

function isBox(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio');
}
