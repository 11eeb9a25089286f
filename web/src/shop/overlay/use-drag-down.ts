import { useRef, type PointerEvent, type RefObject } from 'react';

/** Minimum distance of a drag that closes the sheet. */
const enoughPixels = 96;

/** The sheet follows a drag on its head, and closes when it was dragged far enough. */
export function useDragDown(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const start = useRef<number | null>(null);
  const pull = ({ clientY }: PointerEvent) => (start.current === null ? 0 : Math.max(0, clientY - start.current));
  const move = (pixels: number) => sheet.current?.style.setProperty('--pulled', `${pixels}px`);
  const letGo = (isMeant: boolean) => {
    if (start.current === null) return;
    start.current = null;
    sheet.current?.removeAttribute('data-pulled');
    sheet.current?.style.removeProperty('--pulled');
    if (isMeant) onClose();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'mouse' || (event.target as Element).closest('a, button')) return;
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
      sheet.current?.setAttribute('data-pulled', '');
    },
    onPointerMove: (event: PointerEvent) => start.current !== null && move(pull(event)),
    onPointerUp: (event: PointerEvent) => letGo(pull(event) > enoughPixels),
    onPointerCancel: () => letGo(false),
  };
}
