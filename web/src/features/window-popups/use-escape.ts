import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isOverlayOpen } from '../../shared/ui/is-overlay-open.ts';

/**
 * Esc, where nobody else wants it: not in a field, not while letters are put together, not while an overlay or a menu
 * takes it.
 */
export function useEscape(root: RefObject<HTMLElement | null>, close: () => void): void {
  const onEscape = useEffectEvent(close);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      const focused = document.activeElement;
      const isInside = root.current?.contains(focused) ?? false;
      const isTaken = isOverlayOpen() || focused?.matches('input, textarea, select');
      if (!isInside && isTaken) return;
      onEscape();
    };
    // Later than the listeners of menus, which stand on the document.
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [root]);
}
