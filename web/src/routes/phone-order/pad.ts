import type { Point } from './signature-picture.ts';

type Strokes = readonly (readonly Point[])[];

/** What is drawn, and by which pointer at the moment. */
export interface Pad {
  strokes: Strokes;
  /** Null: nothing is down. */
  pointer: number | null;
  /** A hand rests on the pad that a pen is used on: its touches are no strokes. */
  hasPen: boolean;
}

export interface PadEvent {
  kind: 'down' | 'move' | 'up' | 'cancel';
  pointerId: number;
  /** As browsers name it: mouse, pen or touch. */
  pointerType: string;
  point: Point;
}

export const emptyPad: Pad = { strokes: [], pointer: null, hasPen: false };

/** The pad after an event of a pointer. One pointer draws at a time; a pen goes before the palm that came down first. */
export function afterPointer(pad: Pad, { kind, pointerId, pointerType, point }: PadEvent): Pad {
  const { strokes, pointer } = pad;
  if (kind === 'down') {
    const isPen = pointerType === 'pen';
    if (isPen ? pad.hasPen && pointer !== null : pad.hasPen && pointerType === 'touch') return pad;
    if (pointer === null) return { strokes: [...strokes, [point]], pointer: pointerId, hasPen: pad.hasPen || isPen };
    return isPen ? { strokes: [...strokes.slice(0, -1), [point]], pointer: pointerId, hasPen: true } : pad;
  }
  if (pointerId !== pointer) return pad;
  // The browser takes back what it holds for no drawing, such as a palm.
  if (kind === 'cancel') return { ...pad, strokes: strokes.slice(0, -1), pointer: null };
  if (kind === 'up') return { ...pad, pointer: null };
  return { ...pad, strokes: [...strokes.slice(0, -1), [...(strokes.at(-1) ?? []), point]] };
}

/** A shorter way on the pad is no name. As the mall looks at the picture. */
const leastExtent = 30;

/** Whether it may be a signature: taps alone are none. */
export function isSigned(strokes: Strokes): boolean {
  const points = strokes.filter((stroke) => stroke.length > 1).flat();
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return (
    points.length > 0 && Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) >= leastExtent
  );
}
