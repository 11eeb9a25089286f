import { expect, test } from 'vitest';
import { afterPointer, emptyPad, isSigned, type PadEvent } from './pad.ts';

const at = (x: number, y = 0) => ({ x, y });
const by = (pointerType: string, pointerId: number) => (kind: PadEvent['kind'], x: number) => ({
  kind,
  pointerId,
  pointerType,
  point: at(x),
});
const finger = by('touch', 1);
const palm = by('touch', 2);
const pen = by('pen', 3);
const mouse = by('mouse', 4);
const drawn = (...events: PadEvent[]) =>
  events.reduce(afterPointer, emptyPad).strokes.map((stroke) => stroke.map(({ x }) => x));

test.each([
  [
    'a stroke each time that it goes down',
    [finger('down', 1), finger('move', 2), finger('up', 2), finger('down', 9), finger('move', 8)],
    [
      [1, 2],
      [9, 8],
    ],
  ],
  [
    'the finger that was there first, and not the palm',
    [finger('down', 1), palm('down', 50), palm('move', 60), finger('move', 2), palm('up', 60), finger('move', 3)],
    [[1, 2, 3]],
  ],
  [
    'the pen, though the palm came down first',
    [palm('down', 50), palm('move', 51), pen('down', 1), palm('move', 52), pen('move', 2)],
    [[1, 2]],
  ],
  [
    'no touch of the hand that holds the pen',
    [pen('down', 1), pen('move', 2), pen('up', 2), palm('down', 50), palm('move', 60)],
    [[1, 2]],
  ],
  ['nothing of what the browser takes back', [finger('down', 1), finger('move', 2), finger('cancel', 2)], []],
  [
    'nothing while the mouse is up',
    [mouse('move', 1), mouse('down', 2), mouse('move', 3), mouse('up', 3), mouse('move', 4)],
    [[2, 3]],
  ],
])('a pad shows %s', (_what, events, strokes) => {
  expect(drawn(...events)).toEqual(strokes);
});

test.each([
  ['nothing', [], false],
  ['a tap', [[at(10)]], false],
  ['taps far from each other', [[at(10)], [at(500)]], false],
  ['a tap of a trembling finger', [[at(10), at(12), at(11)]], false],
  ['one stroke', [[at(10), at(80)]], true],
  [
    'several short strokes',
    [
      [at(10), at(20)],
      [at(40), at(52)],
    ],
    true,
  ],
])('%s as a signature: %s', (_what, strokes, isTaken) => {
  expect(isSigned(strokes)).toBe(isTaken);
});
