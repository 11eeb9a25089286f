import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Zoom } from './use-zoom.ts';
import { step, wheelFactor } from './zoom.ts';

const panPixels = 60;

/** The wheel zooms at the pointer; + - 0 zoom; arrows move a zoomed image and otherwise go to the next one. */
export function useWheelAndKeys(
  frame: RefObject<HTMLElement | null>,
  { placement, zoomBy, pan, reset }: Zoom,
  onGo: (steps: 1 | -1) => void,
): void {
  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    zoomBy(wheelFactor(event), event);
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = actions(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  });
  const arrow = (x: -1 | 0 | 1, y: -1 | 0 | 1) => () => {
    if (placement.scale > 1) pan({ x: -x * panPixels, y: -y * panPixels });
    else if (x !== 0) onGo(x);
  };
  function actions(key: string): (() => void) | undefined {
    return new Map([
      ['+', () => zoomBy(step)],
      ['=', () => zoomBy(step)],
      ['-', () => zoomBy(1 / step)],
      ['0', reset],
      ['ArrowLeft', arrow(-1, 0)],
      ['ArrowRight', arrow(1, 0)],
      ['ArrowUp', arrow(0, -1)],
      ['ArrowDown', arrow(0, 1)],
      ['PageUp', () => onGo(-1)],
      ['PageDown', () => onGo(1)],
    ]).get(key);
  }
  useEffect(() => {
    const element = frame.current;
    const dialog = element?.closest('dialog');
    // React's own listeners for the wheel cannot keep the page from scrolling.
    element?.addEventListener('wheel', turn, { passive: false });
    dialog?.addEventListener('keydown', press);
    return () => {
      element?.removeEventListener('wheel', turn);
      dialog?.removeEventListener('keydown', press);
    };
  }, [frame]);
}
