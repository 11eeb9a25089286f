import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitting, largest, panBy, pinch, toggleZoom, wheelFactor, zoomAt, type Frame, type Placement } from './zoom.ts';

const frame: Frame = { width: 390, height: 600, ratio: 1 };

const anyFrame = fc.record({
  width: fc.integer({ min: 1, max: 3000 }),
  height: fc.integer({ min: 1, max: 3000 }),
  ratio: fc.double({ min: 0.2, max: 5, noNaN: true }),
});
const anyPoint = fc.record({ x: fc.integer({ min: -2000, max: 2000 }), y: fc.integer({ min: -2000, max: 2000 }) });
const anyFactor = fc.double({ min: 0.05, max: 20, noNaN: true });
const anyMoves = fc.array(fc.record({ point: anyPoint, factor: anyFactor, by: anyPoint }), { maxLength: 12 });

function isWithin({ scale, x, y }: Placement, { width, height, ratio }: Frame) {
  // Size of the image under `object-fit: contain`.
  const [wide, high] =
    width / height > ratio ? [height * ratio * scale, height * scale] : [width * scale, (width / ratio) * scale];
  const slack = 1e-6;
  return (
    scale >= 1 &&
    scale <= largest &&
    Math.abs(x) <= Math.max(0, (wide - width) / 2) + slack &&
    Math.abs(y) <= Math.max(0, (high - height) / 2) + slack
  );
}

test('the image stays in its bounds after any zoom, pinch and move', () => {
  fc.assert(
    fc.property(anyFrame, anyMoves, (size, moves) => {
      let placement = fitting;
      for (const { point, factor, by } of moves) {
        placement = panBy(zoomAt(placement, factor, point, size), by, size);
        placement = pinch(placement, [point, by], [by, { x: point.x + 7, y: point.y }], size);
        expect(isWithin(placement, size)).toBe(true);
      }
    }),
  );
});

const turn = (deltaY: number, deltaMode = 0) => wheelFactor({ deltaY, deltaMode });

describe('zooming', () => {
  test('keeps the point under the pointer there', () => {
    const start = zoomAt(fitting, 3, { x: 0, y: 0 }, frame);
    const point = { x: 40, y: -30 };
    const end = zoomAt(start, 1.2, point, frame);
    const shownAt = ({ scale, x, y }: Placement) => ({ x: (point.x - x) / scale, y: (point.y - y) / scale });
    expect(shownAt(end).x).toBeCloseTo(shownAt(start).x);
    expect(shownAt(end).y).toBeCloseTo(shownAt(start).y);
  });

  test('in and out again restores the whole image', () => {
    const close = zoomAt(fitting, 4, { x: 100, y: 100 }, frame);
    expect(close.scale).toBe(4);
    expect(zoomAt(close, 0.01, { x: -100, y: 0 }, frame)).toEqual(fitting);
  });

  test('by two taps goes close and back', () => {
    const close = toggleZoom(fitting, { x: 10, y: 0 }, frame);
    expect(close.scale).toBe(2.5);
    expect(toggleZoom(close, { x: 0, y: 0 }, frame)).toEqual(fitting);
  });

  test('by the wheel is the same up and down, and a wild turn is not endless', () => {
    expect(turn(-100) * turn(100)).toBeCloseTo(1);
    expect(turn(-100)).toBeGreaterThan(1);
    expect(turn(-3, 1)).toBeGreaterThan(turn(-3));
    expect(turn(-1e9)).toBeLessThan(2);
  });
});

test('a tall image moves up and down as soon as it is higher than its frame, and sideways only when it is wider', () => {
  const tall = { width: 390, height: 600, ratio: 4 / 5 };
  const close = zoomAt(fitting, 1.5, { x: 0, y: 0 }, tall);
  expect(panBy(close, { x: 1000, y: 1000 }, tall)).toEqual({ scale: 1.5, x: 97.5, y: 65.625 });
  expect(panBy(close, { x: 0, y: 1000 }, { ...tall, ratio: 1 }).y).toBe(0);
});

test('an image that is fully visible does not move', () => {
  expect(panBy(fitting, { x: 50, y: 50 }, frame)).toEqual(fitting);
});

test('two fingers in the same direction move the image without zooming it', () => {
  const start = zoomAt(fitting, 4, { x: 0, y: 0 }, frame);
  const moved = pinch(
    start,
    [
      { x: -10, y: 0 },
      { x: 10, y: 0 },
    ],
    [
      { x: 10, y: 5 },
      { x: 30, y: 5 },
    ],
    frame,
  );
  expect(moved).toEqual({ scale: 4, x: 20, y: 5 });
});
