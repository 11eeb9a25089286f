import { expect, test } from 'vitest';
import { inkShare } from '../../src/features/files/picture-ink.ts';

/** A white picture of 10 by 4 points with some black ones. */
function picture(...black: readonly (readonly [x: number, y: number])[]) {
  const points = new Uint8Array(40).fill(255);
  for (const [x, y] of black) points[y * 10 + x] = 0;
  return { width: 10, height: 4, points };
}

test.each([
  ['no ink', picture(), 0],
  ['a dot', picture([4, 2]), 0.1],
  ['a line from side to side', picture([0, 1], [9, 2]), 1],
  ['an upright line', picture([3, 0], [3, 3]), 0.4],
])('%s goes as far as it is seen', (_what, gray, share) => {
  expect(inkShare(gray)).toBeCloseTo(share);
});
