import { useEffect, useRef, type PointerEvent } from 'react';

/** A mouse that only crosses a name is gone by then. */
const pauseMs = 120;

/**
 * Opens a panel when a mouse means it: it moved over the element, and stays. Under a mouse that rests where the element appears,
 * nothing opens; a browser reports such an entry too. Touch and pen have their own button.
 */
export function useHoverIntent(isOpen: boolean, open: () => void, close: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerMove: ({ pointerType, movementX, movementY }: PointerEvent) => {
      const isMoved = movementX !== 0 || movementY !== 0;
      if (pointerType === 'mouse' && isMoved && !isOpen) timer.current ??= setTimeout(open, pauseMs);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      stop();
      if (pointerType === 'mouse' && isOpen) close();
    },
  };
}
