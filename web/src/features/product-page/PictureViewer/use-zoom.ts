import { useState, type RefObject } from 'react';
import { fitting, panBy, pinch, toggleZoom, zoomAt, type Frame, type Placement, type Point } from './zoom.ts';

export interface Zoom {
  placement: Placement;
  /** At a point of the screen; without one, at the frame's center. */
  zoomBy(factor: number, at?: ScreenPoint): void;
  toggle(at: ScreenPoint): void;
  pan(by: Point): void;
  pinch(before: readonly [ScreenPoint, ScreenPoint], after: readonly [ScreenPoint, ScreenPoint]): void;
  reset(): void;
}

export interface ScreenPoint {
  clientX: number;
  clientY: number;
}

/**
 * How the image in a frame is zoomed and moved.
 * @param ratio The image's width divided by its height.
 */
export function useZoom(frame: RefObject<HTMLElement | null>, ratio: number): Zoom {
  const [placement, setPlacement] = useState(fitting);
  const change = (next: (placement: Placement, frame: Frame, pointOf: (at: ScreenPoint) => Point) => Placement) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    const pointOf = ({ clientX, clientY }: ScreenPoint) => ({
      x: clientX - box.left - box.width / 2,
      y: clientY - box.top - box.height / 2,
    });
    setPlacement((before) => next(before, { width: box.width, height: box.height, ratio }, pointOf));
  };
  return {
    placement,
    zoomBy: (factor, at) =>
      change((before, size, pointOf) => zoomAt(before, factor, at ? pointOf(at) : { x: 0, y: 0 }, size)),
    toggle: (at) => change((before, size, pointOf) => toggleZoom(before, pointOf(at), size)),
    pan: (by) => change((before, size) => panBy(before, by, size)),
    pinch: ([one, other], [next, nextOther]) =>
      change((before, size, pointOf) =>
        pinch(before, [pointOf(one), pointOf(other)], [pointOf(next), pointOf(nextOther)], size),
      ),
    reset: () => setPlacement(fitting),
  };
}
