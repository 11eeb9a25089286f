import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isOverlayOpen } from '../../shared/ui/is-overlay-open.ts';

/** Esc, unless something else uses it: a field, a composition, an overlay or a menu. */
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
    // Runs after the listeners of menus, which are on the document.
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [root]);
}
