/** Fields and what holds a press, by what they are called and which one of that name they are. */
export type Fields = Map<string, Element>;

const selector = 'input:not([type="hidden"],[type="file"]),textarea,select,form,button[data-early]';

/**
 * Remembers the fields that the server rendered. Where React renders their part of the page anew in place of hydrating
 * it, the returned function gives to the new fields what was typed and chosen in the old ones, and the focus.
 */
export function rememberFields(root: HTMLElement): () => void {
  const early = fieldsIn(root);
  let focused: EventTarget | null = document.activeElement;
  root.addEventListener('focusin', ({ target }) => (focused = target));
  return () => {
    if ([...early.values()].every(({ isConnected }) => isConnected)) return;
    import('./restore-fields.ts').then(
      ({ restoreFields }) => restoreFields(early, fieldsIn(root), focused),
      () => {}, // gone after a deploy
    );
  };
}

function fieldsIn(root: HTMLElement): Fields {
  const found: Fields = new Map();
  for (const element of root.querySelectorAll(selector)) {
    const of = (name: string) => element.getAttribute(name);
    const name = [element.localName, of('type'), of('name') ?? of('aria-label')].join(' ');
    let number = 0;
    while (found.has(`${name} ${number}`)) number += 1;
    found.set(`${name} ${number}`, element);
  }
  return found;
}
