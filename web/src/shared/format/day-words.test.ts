import { expect, test } from 'vitest';
import { dayInWords, koreanDay, momentInWords, untilInWords } from './day-words.ts';

const now = new Date('2026-11-23T12:00:00+09:00');

test('a date in this year is shown without the year, any other with it', () => {
  expect(dayInWords('2026-11-28', now)).toBe('11월 28일');
  expect(dayInWords('2027-01-03', now)).toBe('2027년 1월 3일');
});

test('an instant is shown in Korean time, wherever the shopper is', () => {
  expect(momentInWords('2026-11-23T18:45:00+09:00', now)).toBe('11월 23일 18:45');
  expect(momentInWords('2026-11-23T15:05:00Z', now)).toBe('11월 24일 00:05');
  expect(koreanDay(new Date('2026-12-31T15:00:00Z'))).toBe('2027-01-01');
});

test.each([
  ['the last second of a day', '2026-11-28T23:59:59+09:00', '11월 28일까지'],
  ['its last minute', '2026-11-28T23:59:00+09:00', '11월 28일까지'],
  ['midnight, which is the end of the day before', '2026-11-29T00:00:00+09:00', '11월 28일까지'],
  ['an hour within a day, which is told', '2026-11-28T15:00:00+09:00', '11월 28일 15:00까지'],
  ['the first minute of a day', '2026-11-29T00:01:00+09:00', '11월 29일 00:01까지'],
  ['a day of another year', '2027-01-31T14:59:59Z', '2027년 1월 31일까지'],
])('an end is shown by the day that holds: %s', (_what, instant, words) => {
  expect(untilInWords(instant, now)).toBe(words);
});
