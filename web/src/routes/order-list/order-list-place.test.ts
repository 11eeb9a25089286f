import { describe, expect, test } from 'vitest';
import {
  daysOf,
  earlierUntil,
  listVariables,
  readPlace,
  shownDays,
  writePlace,
  wrongDays,
} from './order-list-place.ts';

const noon = new Date('2026-08-31T12:00:00+09:00');

describe('periods end today and begin', () => {
  test.each([
    ['today', '2026-08-31'],
    ['3d', '2026-08-28'],
    ['6d', '2026-08-25'],
    ['1m', '2026-07-31'],
    ['6m', '2026-02-28'],
  ] as const)('%s: %s', (period, from) => {
    expect(shownDays({ period, until: null, own: null }, noon)).toEqual({ from, to: '2026-08-31' });
  });

  test('on the day of Korea, also while it is another day elsewhere', () => {
    const newYear = new Date('2026-12-31T15:30:00Z');
    expect(shownDays({ period: 'today', until: null, own: null }, newYear).to).toBe('2027-01-01');
    expect(shownDays({ period: '1m', until: null, own: null }, newYear).from).toBe('2026-12-01');
  });
});

test('only choices other than the default are in the address', () => {
  const place = { period: '3d', until: null, own: null, type: null, phase: 'CANCELLED_OR_RETURNED', page: 2 } as const;
  expect(writePlace(place)).toBe('?period=3d&state=cancelled&page=2');
  expect(readPlace(new URLSearchParams(writePlace(place)))).toEqual(place);
  expect(writePlace({ period: '6m', until: null, own: null, type: null, phase: null, page: 1 })).toBe('');
});

test.each(['goods', 'phone', 'subscription', 'upload'])(
  'type=%s narrows the list, and stays in the address',
  (type) => {
    const place = readPlace(new URLSearchParams({ type }));
    expect(place.type).not.toBeNull();
    expect(writePlace(place)).toBe(`?type=${type}`);
    expect(listVariables({ mallUrl: 'familyshop', searchParams: new URLSearchParams({ type }) }, noon).type).toBe(
      place.type,
    );
  },
);

test.each([
  ['cancelled', 'CANCELLED_OR_RETURNED', true],
  ['confirmed', 'COMPLETED', false],
  ['delivered', 'DELIVERED', false],
] as const)('state=%s finds the phase %s, and claims of every kind: %s', (state, phase, hasClaim) => {
  const searchParams = new URLSearchParams({ state });
  expect(listVariables({ mallUrl: 'familyshop', searchParams }, noon)).toMatchObject({ phase, hasClaim });
});

test('earlier orders are shown by six months without a gap, for as long as orders are kept', () => {
  const windows: { from: string; to: string }[] = [];
  for (
    let until: string | null = '2026-08-31';
    until !== null;
    until = earlierUntil({ period: '6m', until, own: null }, noon)
  )
    windows.push(daysOf('6m', until));
  expect(windows.slice(0, 3)).toEqual([
    { from: '2026-02-28', to: '2026-08-31' },
    { from: '2025-08-27', to: '2026-02-27' },
    { from: '2025-02-26', to: '2025-08-26' },
  ]);
  expect(windows.at(-1)?.from.slice(0, 4)).toBe('2021');
  expect(windows.length).toBeLessThan(12);
});

test('an end date is in the address only with the default period', () => {
  const place = { period: '6m', until: '2026-02-27', own: null, type: null, phase: null, page: 2 } as const;
  expect(writePlace(place)).toBe('?until=2026-02-27&page=2');
  expect(readPlace(new URLSearchParams(writePlace(place)))).toEqual(place);
  expect(readPlace(new URLSearchParams('period=3d&until=2026-02-27')).until).toBeNull();
});

test('own days are in the address, in place of a period', () => {
  const own = { from: '2025-03-01', to: '2025-03-31' };
  const place = { period: '6m', until: null, own, type: null, phase: 'DELIVERED', page: 2 } as const;
  expect(writePlace(place)).toBe('?from=2025-03-01&to=2025-03-31&state=delivered&page=2');
  expect(readPlace(new URLSearchParams(`${writePlace(place)}&period=3d&until=2025-01-01`))).toEqual(place);
  const searchParams = new URLSearchParams(writePlace(place));
  expect(listVariables({ mallUrl: 'familyshop', searchParams }, noon)).toMatchObject(own);
});

test.each([
  ['2026-01-01', '2026-01-01', null],
  ['2025-01-01', '2026-01-01', null],
  ['2025-01-01', '2026-01-02', '한 번에 366일까지 볼 수 있어요. 기간을 줄여 주세요.'],
  ['2026-01-02', '2026-01-01', '시작일이 종료일보다 늦어요. 날짜를 바꿔 주세요.'],
  ['', '2026-01-01', '시작일과 종료일을 모두 골라 주세요.'],
  ['2026-02-30', '2026-03-01', '시작일과 종료일을 모두 골라 주세요.'],
])('own days from "%s" to "%s": %s', (from, to, reason) => {
  expect(wrongDays({ from, to })).toBe(reason);
});

test.each([
  'from=2026-01-01',
  'to=2026-01-01',
  'from=x&to=2026-01-01',
  'period=7d',
  'state=lost',
  'page=0',
  'page=1.5',
  'page=9999',
  'until=2026-02-30',
  'until=yesterday',
  '',
])('%s still shows a list', (query) => {
  const searchParams = new URLSearchParams(query);
  expect(readPlace(searchParams)).toEqual({ period: '6m', until: null, own: null, type: null, phase: null, page: 1 });
  expect(listVariables({ mallUrl: 'familyshop', searchParams }, noon)).toEqual({
    mallUrl: 'familyshop',
    type: null,
    phase: null,
    hasClaim: false,
    from: '2026-02-28',
    to: '2026-08-31',
    first: 10,
    page: 1,
  });
});
