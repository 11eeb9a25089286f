import { useEffect, useRef, type KeyboardEvent } from 'react';

interface MenuKeys {
  /** Holds the name, the button and the panel of one category. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * Arrow keys in the category bar: down from a name into its panel, up and down within it, Home and End to its ends,
 * left and right to the names beside it. The Tab key works as always.
 */
export function useMenuKeys(isOpen: boolean, open: () => void): MenuKeys {
  const waiting = useRef<HTMLElement | null>(null);
  useEffect(() => {
    // A panel that was just opened can take the focus only now.
    if (isOpen) waiting.current?.querySelector<HTMLElement>(':scope ul a')?.focus();
    waiting.current = null;
  }, [isOpen]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { currentTarget: item, target, key } = event;
    const links = [...item.querySelectorAll<HTMLElement>(':scope ul a')];
    const place = links.indexOf(target as HTMLElement);
    const go = (to: HTMLElement | null | undefined) => {
      if (!to) return;
      event.preventDefault();
      to.focus();
    };
    if (key === 'ArrowDown' && links.length > 0 && !isOpen) {
      event.preventDefault();
      waiting.current = item;
      open();
    } else if (key === 'ArrowDown') go(links[(place + 1) % links.length]);
    else if (key === 'ArrowUp' && place >= 0)
      go(place === 0 ? item.querySelector<HTMLElement>('a, button') : links[place - 1]);
    else if (key === 'Home' && place >= 0) go(links[0]);
    else if (key === 'End' && place >= 0) go(links.at(-1));
    else if (key === 'ArrowLeft') go(item.previousElementSibling?.querySelector<HTMLElement>('a'));
    else if (key === 'ArrowRight') go(item.nextElementSibling?.querySelector<HTMLElement>('a'));
  }
  return { onKeyDown };
}
