import type { PointerEvent } from 'react';
import { afterPointer, type Pad, type PadEvent } from './pad.ts';
import classes from './Signature.module.css';
import { lineWidth, padSize, strokePath, type Point } from './signature-picture.ts';

interface SignaturePadProps {
  pad: Pad;
  onDraw: (change: (pad: Pad) => Pad) => void;
}

/** Takes what a finger, a pen or a mouse draws. Whoever uses none of them types the name. */
export function SignaturePad({ pad: { strokes }, onDraw }: SignaturePadProps) {
  const take = (kind: PadEvent['kind']) => (event: PointerEvent<SVGSVGElement>) => {
    const { pointerId, pointerType } = event;
    const happened = { kind, pointerId, pointerType, point: pointOf(event) };
    onDraw((pad) => afterPointer(pad, happened));
  };
  return (
    <svg
      className={classes.pad}
      viewBox={`0 0 ${padSize.width} ${padSize.height}`}
      role="img"
      aria-label={strokes.length > 0 ? '그린 서명' : '서명을 그리는 곳'}
      onPointerDown={(event) => {
        // Another button of a mouse opens its menu, and may never be told to go up.
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        take('down')(event);
      }}
      onPointerMove={take('move')}
      onPointerUp={take('up')}
      onPointerCancel={take('cancel')}
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
