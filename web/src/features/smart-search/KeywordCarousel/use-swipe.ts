import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** So far aside, the finger means it. */
const enoughPixels = 40;

/** A track that follows the finger sideways, and turns when it was pushed far enough. */
export function useSwipe(turn: (step: 1 | -1) => void) {
  const track = useRef<HTMLDivElement>(null);
  const start = useRef<number | null>(null);
  const pushed = useRef(0);

  function follow(pixels: number) {
    pushed.current = pixels;
    track.current?.style.setProperty('--pushed', `${pixels}px`);
  }

  function letGo(isMeant: boolean) {
    if (start.current === null) return;
    start.current = null;
    track.current?.removeAttribute('data-pushed');
    track.current?.style.removeProperty('--pushed');
    if (isMeant && Math.abs(pushed.current) > enoughPixels) turn(pushed.current < 0 ? 1 : -1);
  }

  const area = {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      if (pointerType === 'mouse') return;
      start.current = clientX;
      pushed.current = 0;
    },
    onPointerMove: ({ clientX }: PointerEvent) => {
      if (start.current === null) return;
      track.current?.setAttribute('data-pushed', '');
      follow(clientX - start.current);
    },
    onPointerUp: () => letGo(true),
    onPointerCancel: () => letGo(false),
    // The finger was pushing, not choosing. A click of the keyboard counts no presses.
    onClickCapture: (event: MouseEvent) => {
      if (event.detail === 0 || Math.abs(pushed.current) <= enoughPixels) return;
      event.stopPropagation();
      event.preventDefault();
    },
  };
  return { track, area };
}
