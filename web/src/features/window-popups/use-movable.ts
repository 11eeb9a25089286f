import {
  useEffect,
  useRef,
  useState,
  type HTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { keptInside, nextCorner, type Frame, type Offset } from './offsets.ts';

const step = 16;
const bigStep = 64;
/** Less than this is a press, not a pull. */
const slack = 4;

const directions: Record<string, Offset> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface Movable {
  /** Distance from where it opened. */
  offset: Offset;
  isMoving: boolean;
  /** For the button by which it is moved. */
  handle: HTMLAttributes<HTMLButtonElement>;
}

/**
 * Lets a popup be dragged by mouse, pen or finger, moved by arrow keys (further with Shift), and sent to the next
 * corner by a press, for shoppers who cannot drag. It never leaves the screen.
 */
export function useMovable(root: RefObject<HTMLElement | null>): Movable {
  const [offset, setOffset] = useState<Offset>({ x: 0, y: 0 });
  const [isMoving, setIsMoving] = useState(false);
  const pull = useRef<{ from: Offset; pointer: Offset; isFar: boolean } | null>(null);
  const frame = (): Frame | null => root.current && frameOf(root.current);
  const moveTo = (to: Offset) => setOffset((current) => keptInside(frame(), to) ?? current);

  useEffect(() => {
    const keepInside = () =>
      setOffset((current) => keptInside(root.current && frameOf(root.current), current) ?? current);
    window.addEventListener('resize', keepInside);
    // During that event, widths may be new and positions still old; observed elements have been laid out.
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(keepInside);
    observer?.observe(document.documentElement);
    return () => {
      window.removeEventListener('resize', keepInside);
      observer?.disconnect();
    };
  }, [root]);

  const handle = {
    onPointerDown(event: PointerEvent<HTMLButtonElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pull.current = { from: offset, pointer: { x: event.clientX, y: event.clientY }, isFar: false };
    },
    onPointerMove(event: PointerEvent<HTMLButtonElement>) {
      if (!pull.current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const { from, pointer } = pull.current;
      const [x, y] = [event.clientX - pointer.x, event.clientY - pointer.y];
      if (Math.hypot(x, y) >= slack) pull.current.isFar = true;
      if (!pull.current.isFar) return;
      setIsMoving(true);
      moveTo({ x: from.x + x, y: from.y + y });
    },
    onLostPointerCapture: () => setIsMoving(false),
    onClick() {
      const wasPulled = pull.current?.isFar ?? false;
      pull.current = null;
      if (!wasPulled) setOffset((current) => nextCorner(frame(), current) ?? current);
    },
    onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
      const direction = directions[event.key];
      if (!direction) return;
      event.preventDefault();
      const length = event.shiftKey ? bigStep : step;
      setOffset(
        (current) =>
          keptInside(frame(), { x: current.x + direction.x * length, y: current.y + direction.y * length }) ?? current,
      );
    },
  };
  return { offset, isMoving, handle };
}

/** Its original position, and the space that it may move in. */
function frameOf({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Frame {
  const { clientWidth, clientHeight } = document.documentElement;
  return {
    left: offsetLeft,
    top: offsetTop,
    width: offsetWidth,
    height: offsetHeight,
    roomWidth: clientWidth,
    roomHeight: clientHeight,
  };
}
