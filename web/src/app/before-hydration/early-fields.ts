import type { Fields } from './restore-fields.ts';

const selector = 'input:not([type="hidden"],[type="file"]),textarea,select,form,button[data-early]';

interface EarlyFields {
  /** Restores values and focus where React rendered a part again instead of hydrating it. */
  restore: () => Promise<void>;
  /** Stops restoring: a field of a later page may have the same name. */
  forget: () => void;
}

/** Records the server's fields with their current values. */
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
