import { assert, date, property } from 'fast-check';
import { expect, test } from 'vitest';
import { koreanClock, monthAndDay, timeOfDay } from './korean-clock.ts';

const ofTheBrowser = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Seoul',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

test('Korea has the time that browsers know of it', () => {
  const instants = date({
    min: new Date('1990-01-01T00:00:00Z'),
    max: new Date('9999-12-31T14:59:59Z'),
    noInvalidDate: true,
  });
  assert(
    property(instants, (instant) => {
      expect(koreanClock(instant)).toBe(ofTheBrowser.format(instant).replace(', ', 'T'));
    }),
  );
});

test('a day and a time are read from it', () => {
  const clock = koreanClock(new Date('2026-12-31T15:05:00Z'));
  expect([monthAndDay(clock), timeOfDay(clock)]).toEqual(['1월 1일', '00:05']);
});
