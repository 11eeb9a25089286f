import { useEffect, useRef, type RefObject } from 'react';

interface KeptFocus<Place extends HTMLElement> {
  /** The element that stays, with `tabIndex={-1}`. */
  place: RefObject<Place | null>;
  /** Called by the button that goes with the failure. */
  keep: () => void;
}

/** A retry button goes when it is pressed. The focus then moves to what takes its place, and is not lost. */
export function useKeptFocus<Place extends HTMLElement>(isFailed: boolean): KeptFocus<Place> {
  const place = useRef<Place>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (isFailed || !isPressed.current) return;
    isPressed.current = false;
    place.current?.focus({ preventScroll: true });
  }, [isFailed]);
  return {
    place,
    keep() {
      isPressed.current = true;
    },
  };
}
