import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Closes a panel when one presses or moves the focus elsewhere, and by the Esc key. */
export function useCloseOnLeave(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: (byKey: boolean) => void,
): void {
  const onLeave = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const look = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) onLeave(false);
    };
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault(); // handled: windows over the page stay open
      onLeave(true);
    };
    document.addEventListener('pointerdown', look);
    document.addEventListener('focusin', look);
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('pointerdown', look);
      document.removeEventListener('focusin', look);
      document.removeEventListener('keydown', listen);
    };
  }, [isOpen, root]);
}
