import { expect, test } from 'vitest';
import { pointsHint, pointsProblem, type Points } from './points.ts';

const points: Points = { __typename: 'SheetPoints', held: 12_345, usable: 12_340, minimum: 3_000, step: 5 };

test('minimum and step are those of the mall', () => {
  expect(pointsHint(points)).toBe('3,000P부터 5P 단위로 쓸 수 있어요. 이 주문에는 12,340P까지예요.');
  for (const typed of ['', '0', '3000', '3005', '12340']) expect(pointsProblem(typed, points)).toBeNull();
  for (const typed of ['5', '2995', '3001'])
    expect(pointsProblem(typed, points)).toBe('3,000P부터 5P 단위로 쓸 수 있어요.');
});

test('what is too much is refused by name, however many digits it has', () => {
  for (const typed of ['12345', '999999999', '99999999999999999999'])
    expect(pointsProblem(typed, points)).toBe('이 주문에는 12,340P까지 쓸 수 있어요.');
  expect(pointsProblem('3000', { ...points, usable: 0 })).toBe('이 주문에는 포인트를 쓸 수 없어요.');
});

test('a mall that does not tell its limits is asked, and nothing is claimed', () => {
  const untold = { ...points, minimum: null, step: null };
  expect(pointsHint(untold)).toBe('이 주문에는 12,340P까지예요.');
  expect(pointsProblem('7', untold)).toBeNull();
});
