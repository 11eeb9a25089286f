import { boolean, check, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrivalDay, phoneArrivalDay, pickUpDays } from '../../src/buying/arrival-day.ts';
import { holidayDaysLeft, holidayNoticeDays, holidays, holidayYears } from '../../src/buying/holidays.ts';
import { toDay } from '../../src/wire/days.ts';

const at = (text: string) => new Date(`${text}+09:00`);
const parcel = '1';
const today = '8';

/** From now, to the mainland unless told otherwise. */
const arrivalOf = (dlvType: string, moment: string, isIsland = false) =>
  arrivalDay({ dlvType, isIsland, orderedAt: at(moment) }, at(moment));

describe('a parcel', () => {
  test.each([
    ['until two o’clock of a working day leaves that day', '2026-11-23T13:59:59', '20261124'],
    ['from two o’clock on leaves the next day', '2026-11-23T14:00:00', '20261125'],
    ['of a Friday before two comes on Saturday', '2026-11-27T10:00:00', '20261128'],
    ['of a Friday after two leaves on Monday', '2026-11-27T15:00:00', '20261201'],
    ['of a Sunday leaves on Monday', '2026-11-29T21:00:00', '20261201'],
    ['before the eve of 설날 waits until the days are over', '2026-02-13T15:00:00', '20260220'],
    ['is not carried on the day after 추석, a Saturday', '2026-09-23T10:00:00', '20260928'],
    ['passes a day off in place of a holiday', '2026-10-02T15:00:00', '20261007'],
  ])('%s', (_name, moment, day) => {
    expect(arrivalOf(parcel, moment)).toBe(day);
  });

  test('to an island is three days of carriers on its way', () => {
    expect(arrivalOf(parcel, '2026-11-23T10:00:00', true)).toBe('20261126');
    expect(arrivalOf(parcel, '2026-12-23T10:00:00', true)).toBe('20261228');
  });

  test('keeps the day it was ordered for, until it is late at the shop or on the road', () => {
    const orderedAt = at('2026-11-23T10:00:00');
    const seen = (now: string, sent: string | null = null) =>
      arrivalDay({ dlvType: parcel, isIsland: false, orderedAt, sentAt: sent === null ? null : at(sent) }, at(now));
    expect(seen('2026-11-23T20:00:00')).toBe('20261124');
    expect(seen('2026-11-24T09:00:00')).toBe('20261125');
    expect(seen('2026-11-24T09:00:00', '2026-11-23T18:00:00')).toBe('20261124');
    expect(seen('2026-11-25T00:00:00', '2026-11-23T18:00:00')).toBeNull();
  });
});

test('what is carried the same day comes that day until eleven, on Saturdays too, and to islands as a parcel', () => {
  expect(arrivalOf(today, '2026-11-28T10:59:59')).toBe('20261128');
  expect(arrivalOf(today, '2026-11-28T11:00:00')).toBe('20261130');
  expect(arrivalOf(today, '2026-12-25T09:00:00')).toBe('20261226');
  expect(arrivalOf(today, '2026-11-23T09:00:00', true)).toBe('20261126');
});

test.each(['2', '3', '4', '5', '9', 'X'])('no day is told of goods of type %s', (dlvType) => {
  expect(arrivalOf(dlvType, '2026-11-23T10:00:00')).toBeNull();
});

test('no day is told beyond the table of holidays', () => {
  expect(arrivalOf(parcel, '2027-12-30T10:00:00')).toBe('20271231');
  expect(arrivalOf(parcel, '2027-12-30T15:00:00')).toBeNull();
  expect(arrivalOf(parcel, '2025-12-31T10:00:00')).toBeNull();
});

const first = at(`${holidayYears.first}-01-01T00:00:00`).getTime();
const last = at(`${holidayYears.last}-12-15T00:00:00`).getTime();
const moments = integer({ min: first, max: last }).map((time) => new Date(time));
const journeys = record({ dlvType: constantFrom(parcel, today), isIsland: boolean(), orderedAt: moments });
const tenThousand = { numRuns: 10_000 };
const hour = 3_600_000;
const day = 24 * hour;
const isoIn = (moment: Date) =>
  `${toDay(moment).slice(0, 4)}-${toDay(moment).slice(4, 6)}-${toDay(moment).slice(6, 8)}`;
const isDriven = (moment: Date) => at(`${isoIn(moment)}T12:00:00`).getUTCDay() !== 0 && !holidays[isoIn(moment)];

/** Walks hour by hour: what a clerk would count on a calendar. */
function counted({ dlvType, isIsland, orderedAt }: { dlvType: string; isIsland: boolean; orderedAt: Date }): string {
  let moment = new Date(orderedAt);
  const leaves = () => {
    const koreanHour = new Date(moment.getTime() + 9 * hour).getUTCHours();
    const isSaturday = at(`${isoIn(moment)}T12:00:00`).getUTCDay() === 6;
    return isDriven(moment) && (dlvType === today ? koreanHour < 11 : koreanHour < 14 && !isSaturday);
  };
  while (!leaves()) moment = new Date(moment.getTime() + hour);
  let road = isIsland ? 3 : dlvType === today ? 0 : 1;
  while (road > 0) {
    moment = new Date(moment.getTime() + day);
    if (isDriven(moment)) road -= 1;
  }
  return toDay(moment);
}

describe('goods that go back are fetched', () => {
  test('from the next day of the carrier on, told until two o’clock of a working day, on six days', () => {
    const fromTuesday = ['20261124', '20261125', '20261126', '20261127', '20261128', '20261130'];
    expect(fetched('2026-11-23T13:59:59')).toEqual(fromTuesday);
    expect(fetched('2026-11-23T14:00:00')).toEqual([...fromTuesday.slice(1), '20261201']);
    expect(fetched('2026-11-27T15:00:00')[0]).toBe('20261201');
    expect(fetched('2026-12-24T10:00:00')[0]).toBe('20261226');
    expect(fetched('2026-11-23T10:00:00', false, today)).toEqual(fromTuesday);
  });

  test('a day later on an island', () => {
    expect(fetched('2026-11-23T10:00:00', true)[0]).toBe('20261125');
  });

  test('on a day that is agreed on where no parcel goes, and beyond the table on none that is told', () => {
    expect(fetched('2026-11-23T10:00:00', false, '2')).toEqual([]);
    expect(fetched('2027-12-29T10:00:00')).toEqual(['20271230', '20271231']);
  });

  test('on no day that is past or off, at any moment', () => {
    const days = property(moments, boolean(), (now, isIsland) => {
      const told = pickUpDays({ dlvType: parcel, isIsland }, now);
      return told.every(isDrivenDay) && told.every((each, index) => each > (told[index - 1] ?? toDay(now)));
    });
    expect(check(days, { numRuns: 2_000 }).counterexample).toBeNull();
  });
});

function fetched(moment: string, isIsland = false, dlvType = parcel): string[] {
  return pickUpDays({ dlvType, isIsland }, at(moment));
}

/** Whether the carrier drives on this day, YYYYMMDD. */
function isDrivenDay(day: string): boolean {
  return isDriven(at(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T12:00:00`));
}

function isRight(journey: Parameters<typeof counted>[0]): boolean {
  const arrives = arrivalDay(journey, journey.orderedAt);
  return arrives === counted(journey) && Number(arrives) >= Number(toDay(journey.orderedAt));
}

const dayNumber = (told: string | null) => Number(told ?? Infinity);

test('of ten thousand moments none is told a day that is past, or another day than a calendar gives', () => {
  expect(check(property(journeys, isRight), tenThousand).counterexample).toBeNull();
});

test('whoever orders later never gets it earlier, and an island never before the mainland', () => {
  const later = integer({ min: 0, max: 20 * day });
  const keepsOrder = property(journeys, later, (journey, wait) => {
    const orderedAt = new Date(journey.orderedAt.getTime() + wait);
    const arrives = dayNumber(arrivalDay(journey, journey.orderedAt));
    const [toIsland, toMainland] = [true, false].map((isIsland) =>
      arrivalDay({ ...journey, isIsland }, journey.orderedAt),
    );
    return (
      dayNumber(arrivalDay({ ...journey, orderedAt }, orderedAt)) >= arrives && Number(toIsland) >= Number(toMainland)
    );
  });
  expect(check(keepsOrder, tenThousand).counterexample).toBeNull();
});

test('an order that is looked at again is never told a day that is past', () => {
  const later = integer({ min: 0, max: 30 * day });
  const isAhead = property(journeys, later, boolean(), (journey, wait, isSent) => {
    const now = new Date(Math.min(journey.orderedAt.getTime() + wait, last));
    const arrives = arrivalDay({ ...journey, sentAt: isSent ? journey.orderedAt : null }, now);
    return (isSent || arrives !== null) && dayNumber(arrives) >= Number(toDay(now));
  });
  expect(check(isAhead, tenThousand).counterexample).toBeNull();
});

const dateOf = (iso: string) => new Date(`${iso}T00:00:00Z`);
const isoAfter = (iso: string, count: number) =>
  new Date(dateOf(iso).getTime() + count * day).toISOString().slice(0, 10);
const isWeekend = (iso: string) => dateOf(iso).getUTCDay() % 6 === 0;
const nameOf = (iso: string) => holidays[iso] ?? '';
const around = (iso: string) => [-1, 0, 1].map((count) => nameOf(isoAfter(iso, count)));
const isSubstitute = (iso: string) => nameOf(iso).includes('대체');

function isReplaced(iso: string): boolean {
  if (isSubstitute(iso) || ['신정', '현충일', '지방선거일'].includes(nameOf(iso))) return false;
  return /^(?:설날|추석)/u.test(nameOf(iso)) ? dateOf(iso).getUTCDay() === 0 : isWeekend(iso);
}

function nextFree(iso: string): string {
  const next = isoAfter(iso, 1);
  return isWeekend(next) || (next in holidays && !isSubstitute(next)) ? nextFree(next) : next;
}

describe('the table of holidays', () => {
  const days = Object.keys(holidays);
  const years = Array.from(
    { length: holidayYears.last - holidayYears.first + 1 },
    (_, index) => holidayYears.first + index,
  );
  const all = years.flatMap((year) =>
    Array.from({ length: 366 }, (_, index) => isoAfter(`${year}-01-01`, index)).filter((iso) =>
      iso.startsWith(`${year}`),
    ),
  );

  test('is sorted, and within its years', () => {
    expect(days).toEqual(days.toSorted());
    expect(days.filter((iso) => !all.includes(iso))).toEqual([]);
  });

  test('has the days of the moon, with the eves and the days after', () => {
    const lunar = new Intl.DateTimeFormat('en-u-ca-dangi', { month: 'numeric', day: 'numeric', timeZone: 'UTC' });
    const on = (moon: string) => all.filter((iso) => lunar.format(dateOf(iso)) === moon);
    expect(on('1/1').map(around)).toEqual(years.map(() => ['설날 전날', '설날', '설날 다음 날']));
    expect(on('8/15').map(around)).toEqual(years.map(() => ['추석 전날', '추석', '추석 다음 날']));
    expect(on('4/8').map((iso) => holidays[iso])).toEqual(years.map(() => '부처님오신날'));
  });

  test('has the fixed days of each year', () => {
    const summer = { '05-01': '노동절', '05-05': '어린이날', '06-06': '현충일', '07-17': '제헌절', '08-15': '광복절' };
    const fixed = {
      '01-01': '신정',
      '03-01': '삼일절',
      ...summer,
      '10-03': '개천절',
      '10-09': '한글날',
      '12-25': '성탄절',
    };
    const wanted = years.flatMap((year) => Object.entries(fixed).map(([date, name]) => `${year}-${date} ${name}`));
    const told = days.map((iso) => `${iso} ${holidays[iso]}`);
    expect(wanted.filter((each) => !told.includes(each))).toEqual([]);
  });

  test('has a day off, the next that is free, for each holiday at a weekend that the law replaces', () => {
    expect(days.filter(isSubstitute)).toEqual(days.filter(isReplaced).map(nextFree));
  });
});

test('a phone leaves after the review on the next day of the shop, and then travels as a parcel', () => {
  const isIsland = false;
  const day = (at: string, sentAt: string | null = null, now = at) =>
    phoneArrivalDay(
      { isIsland, orderedAt: new Date(at), sentAt: sentAt === null ? null : new Date(sentAt) },
      new Date(now),
    );
  expect(day('2026-11-24T10:00:00+09:00')).toBe('20261126');
  // From Friday evening by way of Monday.
  expect(day('2026-11-27T20:00:00+09:00')).toBe('20261201');
  // The documents took until Tuesday: it leaves on the day of the next look.
  expect(day('2026-11-24T10:00:00+09:00', null, '2026-12-01T09:00:00+09:00')).toBe('20261202');
  expect(day('2026-11-24T10:00:00+09:00', '2026-12-02T15:00:00+09:00', '2026-12-02T16:00:00+09:00')).toBe('20261203');
});

const left = (at: string) => holidayDaysLeft(new Date(at));

test('the table of holidays wants its next year some months before its last day', () => {
  expect(left('2027-12-31T23:59:59+09:00')).toBe(0);
  expect(left('2028-01-01T00:00:00+09:00')).toBe(-1);
  expect(left('2027-09-02T12:00:00+09:00')).toBe(holidayNoticeDays);
});
