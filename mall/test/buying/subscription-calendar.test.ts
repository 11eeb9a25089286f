import { assert, constantFrom, integer, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  announceTime,
  chargeTime,
  cycleCodes,
  dateAfter,
  dateFrom,
  dateOf,
  datesOfTerm,
  daysBetween,
  retryTime,
  resumeDaysOn,
  startDaysOn,
} from '../../src/buying/subscription-calendar.ts';

const aDay = integer({ min: 0, max: 20_000 }).map((days) => addDays('20000101', days));
const aCycle = constantFrom(...cycleCodes);

describe('the calendar of a subscription', () => {
  test.each([
    ['M1', '20270131', ['20270131', '20270228', '20270331', '20270430']],
    ['M1', '20280131', ['20280131', '20280229', '20280331', '20280430']],
    ['M2', '20261231', ['20261231', '20270228', '20270430', '20270630']],
    ['M3', '20271130', ['20271130', '20280229', '20280530', '20280830']],
    ['M1', '20280229', ['20280229', '20280329', '20280429', '20280529']],
    ['W1', '20280224', ['20280224', '20280302', '20280309', '20280316']],
    ['W2', '20261220', ['20261220', '20270103', '20270117', '20270131']],
  ] as const)('%s from %s', (cycle, first, dates) => {
    expect([0, 1, 2, 3].map((number) => dateOf(cycle, first, number))).toEqual(dates);
  });

  test('months keep the day of the first date, or take their last', () => {
    assert(
      property(constantFrom('M1', 'M2', 'M3'), aDay, nat(60), (cycle, first, number) => {
        const date = dateOf(cycle, first, number);
        const isLast = addDays(date, 1).endsWith('01');
        expect(date.slice(6) === first.slice(6) || (isLast && date.slice(6) < first.slice(6))).toBe(true);
      }),
    );
  });

  test('the first date from a day on is a date, and none lies between', () => {
    assert(
      property(aCycle, aDay, nat(1500), (cycle, first, days) => {
        const day = addDays(first, days);
        const found = dateFrom(cycle, first, day);
        const dates = Array.from({ length: 230 }, (_, number) => dateOf(cycle, first, number));
        expect(found).toBe(dates.find((date) => date >= day));
        expect(dateAfter(cycle, first, found) > found).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test('it may begin today to 60 days on', () => {
    expect(startDaysOn('20271231')).toEqual({ bgnFromDt: '20271231', bgnToDt: '20280229' });
  });

  test('a pause may end tomorrow to 90 days on', () => {
    expect(resumeDaysOn('20271231')).toEqual({ rsmFromDt: '20280101', rsmToDt: '20280330' });
  });

  test('a term has 1 to 24 dates, all before its end', () => {
    assert(
      property(aCycle, aDay, constantFrom(0, 1, 3, 6, 12, 24, 36), (cycle, first, months) => {
        const dates = datesOfTerm(cycle, first, months);
        const end = addMonths(first, months === 0 ? 12 : months);
        expect(dates.length).toBeGreaterThanOrEqual(1);
        expect(dates.length).toBeLessThanOrEqual(24);
        expect(dates[0]).toBe(first);
        expect(dates.slice(1).every((date) => date < end)).toBe(true);
      }),
    );
  });

  test('a charge is due at 10:00 in Korea, announced 3 days before, and tried again after 1, 3 and 5 days', () => {
    expect(chargeTime('20270301').toISOString()).toBe('2027-03-01T01:00:00.000Z');
    expect(announceTime('20270301').toISOString()).toBe('2027-02-26T01:00:00.000Z');
    expect([1, 2, 3, 4].map((refusals) => retryTime('20270227', refusals)?.toISOString() ?? null)).toEqual([
      '2027-02-28T01:00:00.000Z',
      '2027-03-02T01:00:00.000Z',
      '2027-03-04T01:00:00.000Z',
      null,
    ]);
    expect(daysBetween('20280228', '20280301')).toBe(2);
  });
});
