import { expect, test } from 'vitest';
import { keptInside, nextCorner } from './offsets.ts';

/** A window of 360 x 300 that opened at 40, 280 on a screen of 1280 x 900. */
const frame = { left: 40, top: 280, width: 360, height: 300, roomWidth: 1280, roomHeight: 900 };

test.each([
  [
    { x: 100, y: 50 },
    { x: 100, y: 50 },
  ],
  [
    { x: -500, y: -500 },
    { x: -32, y: -272 },
  ],
  [
    { x: 5000, y: 5000 },
    { x: 872, y: 312 },
  ],
])('a window that is moved by %o stands at %o: all of it stays on the screen', (wish, kept) => {
  expect(keptInside(frame, wish)).toEqual(kept);
});

test('of a popup that is larger than the screen the head stays visible', () => {
  expect(keptInside({ ...frame, roomHeight: 200 }, { x: 0, y: 900 })).toEqual({ x: 0, y: -272 });
});

test('a press sends it from corner to corner and round again', () => {
  const corners = [nextCorner(frame, { x: 0, y: 0 })];
  for (let turn = 0; turn < 4; turn += 1) corners.push(nextCorner(frame, corners.at(-1) ?? { x: 0, y: 0 }));
  expect(corners).toEqual([
    { x: -32, y: -272 },
    { x: 872, y: -272 },
    { x: 872, y: 312 },
    { x: -32, y: 312 },
    { x: -32, y: -272 },
  ]);
});

test('where two corners are one, as on a phone, the press still moves it', () => {
  const phone = { left: 16, top: 400, width: 358, height: 300, roomWidth: 390, roomHeight: 844 };
  const top = nextCorner(phone, { x: 0, y: 0 });
  expect(top).toMatchObject({ y: 136 });
  expect(nextCorner(phone, top ?? { x: 0, y: 0 })).toMatchObject({ y: -392 });
});
