import { expect, test } from 'vitest';
import { mallNow } from '../../shop/mall/mall-clock.ts';
import { timeLeft } from './time-left.ts';

const ends = '2026-12-07T00:00:00+09:00';
const before = (seconds: number) => Date.parse(ends) - seconds * 1_000;

test('counts down in the last two days, by seconds on the last, and tells nothing earlier or once it is over', () => {
  expect([timeLeft(ends, before(2 * 86_400 + 1)), timeLeft(ends, before(15 * 86_400))]).toEqual([null, null]);
  expect(timeLeft(ends, before(2 * 86_400))).toBe('2일 남았어요');
  expect(timeLeft(ends, before(86_400 + 4 * 3_600 + 59))).toBe('1일 4시간 남았어요');
  expect(timeLeft(ends, before(5 * 3_600 + 12 * 60 + 9))).toBe('05:12:09 남았어요');
  expect(timeLeft(ends, before(0.2))).toBe('00:00:01 남았어요');
  expect([timeLeft(ends, before(0)), timeLeft(ends, before(-1))]).toEqual([null, null]);
});

test('the clock of the mall goes on by the time that has passed, and an older answer does not put it back', () => {
  const first = mallNow('2026-11-27T12:00:00+09:00', 1_000);
  expect(first).toBe(Date.parse('2026-11-27T12:00:00+09:00'));
  expect(mallNow('2026-11-27T12:00:00+09:00', 61_000) - first).toBe(60_000);
  expect(mallNow('2026-11-27T12:02:00+09:00', 61_000) - first).toBe(120_000);
});
