import { assert, constantFrom, integer, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  announcedCharge,
  chargeTime,
  cycleCodes,
  dateOf,
  isInTermOf,
  isMissed,
  missedDates,
  nextTryTime,
  retryTime,
  startOf,
} from '../../src/buying/subscription-calendar.ts';

const aDay = integer({ min: 0, max: 20_000 }).map((days) => addDays('20000101', days));
const aCycle = constantFrom(...cycleCodes);
const at = (day: string, hours: number) => new Date(startOf(day).getTime() + hours * 3_600_000);

describe('tries of a refused charge', () => {
  test('keep their days when each is refused at once', () => {
    const refused = ['20270227', '20270228', '20270302'].map((day) => at(day, 10));
    const times = refused.map((time, index) => nextTryTime('20270227', index + 1, time));
    expect(times).toEqual([1, 2, 3].map((refusals) => retryTime('20270227', refusals)));
    expect(nextTryTime('20270227', 4, at('20270304', 10))).toBeNull();
  });

  test('rest after a late answer as long as after one in time', () => {
    expect(nextTryTime('20270227', 1, at('20270310', 23))).toEqual(chargeTime('20270311'));
    expect(nextTryTime('20270227', 2, at('20270311', 10))).toEqual(chargeTime('20270313'));
    expect(nextTryTime('20270227', 3, at('20270313', 10))).toEqual(chargeTime('20270315'));
  });
});

describe('a date that was not charged', () => {
  test.each([
    ['on its day', '20270301', 9, false, false],
    ['while a notice leaves time for that of the next one', '20270302', 23, false, false],
    ['when it does not', '20270303', 0, false, true],
    ['three days late, announced', '20270304', 10, true, false],
    ['later, announced', '20270304', 11, true, true],
  ])('%s', (_name, day, hours, isAnnounced, expected) => {
    expect(isMissed('W1', '20270301', '20270301', { isAnnounced, now: at(day, hours) })).toBe(expected);
  });

  test('is followed by the first date that can be announced in time, or is announced late but before the next one', () => {
    assert(
      property(aCycle, aDay, nat(400), nat(23), (cycle, first, days, hours) => {
        const now = at(addDays(first, days), hours);
        const dates = Array.from({ length: 70 }, (_, number) => dateOf(cycle, first, number));
        const missed = missedDates(cycle, first, first, { isAnnounced: false, now });
        expect(missed).toEqual(dates.slice(0, missed.length));
        const [next = '', afterNext = ''] = dates.slice(missed.length);
        const charged = announcedCharge(next, now);
        expect(charged >= next && startOf(addDays(charged, -2)) > now).toBe(true);
        expect(addDays(charged, 3) <= afterNext).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

test('every day from the first date on is in the term of one date', () => {
  assert(
    property(aCycle, aDay, nat(400), (cycle, first, days) => {
      const dates = Array.from({ length: 70 }, (_, number) => dateOf(cycle, first, number));
      const terms = dates.filter((date) => isInTermOf(cycle, first, date, addDays(first, days)));
      expect(terms).toEqual([dates.findLast((date) => date <= addDays(first, days))]);
    }),
    { numRuns: 60 },
  );
});
