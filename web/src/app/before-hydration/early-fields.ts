/** Fields and what holds a press, by what they are called and which one of that name they are. */
export type Fields = Map<string, Element>;

const selector = 'input:not([type="hidden"],[type="file"]),textarea,select,form,button[data-early]';

interface EarlyFields {
  /** Where React rendered a part anew in place of hydrating it: gives to its fields what the old ones had, and the focus. */
  restore: () => Promise<void>;
  /** From now on nothing is restored: a field of a later page may have the name of one of the first. */
  forget: () => void;
}

/** Remembers the fields that the server rendered, with what is typed and chosen in them. */
export function rememberFields(root: HTMLElement): EarlyFields {
  const early = fieldsIn(root);
  const listening = new AbortController();
  let focused: EventTarget | null = document.activeElement;
  root.addEventListener('focusin', ({ target }) => (focused = target), { signal: listening.signal });
  return {
    restore: async () => {
      if ([...early.values()].every(({ isConnected }) => isConnected)) return;
      const late = await import('./restore-fields.ts').catch(() => null); // gone after a deploy
      late?.restoreFields(early, fieldsIn(root), focused);
    },
    forget: () => {
      early.clear();
      focused = null;
      listening.abort();
    },
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
