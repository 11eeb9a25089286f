import type { PointerEvent } from 'react';
import classes from './Signature.module.css';
import { lineWidth, padSize, strokePath, type Point } from './signature-picture.ts';

export type Strokes = readonly (readonly Point[])[];

interface SignaturePadProps {
  strokes: Strokes;
  onDraw: (change: (strokes: Strokes) => Strokes) => void;
}

/** Takes what a finger, a pen or a mouse draws. Whoever uses none of them types the name. */
export function SignaturePad({ strokes, onDraw }: SignaturePadProps) {
  return (
    <svg
      className={classes.pad}
      viewBox={`0 0 ${padSize.width} ${padSize.height}`}
      role="img"
      aria-label={strokes.length > 0 ? '그린 서명' : '서명을 그리는 곳'}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        const point = pointOf(event);
        onDraw((before) => [...before, [point]]);
      }}
      onPointerMove={(event) => {
        // A pen that is not down draws nothing.
        if (event.buttons === 0) return;
        const point = pointOf(event);
        onDraw((before) => [...before.slice(0, -1), [...(before.at(-1) ?? []), point]]);
      }}
    >
      {strokes.map((points, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- strokes are added at the end alone
        <path key={index} d={strokePath(points)} strokeWidth={lineWidth} />
      ))}
    </svg>
  );
}

/** Where on the pad, however large it is shown. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return {
    x: Math.round(((clientX - left) / (width || 1)) * padSize.width),
    y: Math.round(((clientY - top) / (height || 1)) * padSize.height),
  };
}
