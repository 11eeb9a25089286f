import { useRef, useState, type PointerEvent } from 'react';
import type { ScreenPoint, Zoom } from './use-zoom.ts';

/** Minimum distance of a swipe; a shorter one is a tap. */
const swipePixels = 48;
const tapPixels = 8;
const secondTapMs = 350;

interface Gesture {
  fingers: Map<number, ScreenPoint>;
  start: ScreenPoint;
  /** It was a zoom or a move, so that its end means nothing more. */
  isSpent: boolean;
  lastTap: { time: number; at: ScreenPoint } | null;
}

/**
 * One finger or the mouse moves a zoomed image or swipes to the next, two fingers zoom, a double tap or a click toggles
 * the zoom.
 */
export function useFingers({ placement, pan, pinch, toggle }: Zoom, onSwipe: (steps: 1 | -1) => void) {
  const gesture = useRef<Gesture>({
    fingers: new Map(),
    start: { clientX: 0, clientY: 0 },
    isSpent: false,
    lastTap: null,
  }).current;
  const [isHeld, setIsHeld] = useState(false);
  const { fingers } = gesture;

  const down = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const isFirst = fingers.size === 0;
    fingers.set(event.pointerId, pointOf(event));
    Object.assign(gesture, { start: pointOf(event), isSpent: !isFirst });
    setIsHeld(true);
  };

  const move = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const pair = [...fingers.values()];
    fingers.set(event.pointerId, pointOf(event));
    const [one, other] = [...fingers.values()];
    if (pair[0] && pair[1] && one && other) pinch([pair[0], pair[1]], [one, other]);
    else if (placement.scale > 1) {
      pan({ x: event.clientX - before.clientX, y: event.clientY - before.clientY });
      if (distance(gesture.start, event) > tapPixels) gesture.isSpent = true;
    }
  };

  const up = (event: PointerEvent<HTMLElement>) => {
    if (!fingers.delete(event.pointerId)) return;
    setIsHeld(fingers.size > 0);
    if (fingers.size > 0 || gesture.isSpent) return;
    if (distance(gesture.start, event) <= tapPixels) return tap(event);
    const [x, y] = [event.clientX - gesture.start.clientX, event.clientY - gesture.start.clientY];
    if (placement.scale === 1 && Math.abs(x) > swipePixels && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
  };

  const tap = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse') return toggle(event);
    const { lastTap } = gesture;
    const isSecond = lastTap && event.timeStamp - lastTap.time < secondTapMs && distance(lastTap.at, event) < 40;
    gesture.lastTap = isSecond ? null : { time: event.timeStamp, at: pointOf(event) };
    if (isSecond) toggle(event);
  };

  const cancel = (event: PointerEvent<HTMLElement>) => {
    fingers.delete(event.pointerId);
    setIsHeld(fingers.size > 0);
  };

  return { isHeld, handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: cancel } };
}

function pointOf({ clientX, clientY }: ScreenPoint): ScreenPoint {
  return { clientX, clientY };
}

function distance(one: ScreenPoint, other: ScreenPoint): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}
