import { describe, expect, test } from 'vitest';
import { daysOf, earlierUntil, listVariables, readPlace, shownDays, writePlace } from './order-list-place.ts';

const noon = new Date('2026-08-31T12:00:00+09:00');

describe('periods end today and begin', () => {
  test.each([
    ['today', '2026-08-31'],
    ['3d', '2026-08-28'],
    ['6d', '2026-08-25'],
    ['1m', '2026-07-31'],
    ['6m', '2026-02-28'],
  ] as const)('%s: %s', (period, from) => {
    expect(shownDays({ period, until: null }, noon)).toEqual({ from, to: '2026-08-31' });
  });

  test('on the day of Korea, also while it is another day elsewhere', () => {
    const newYear = new Date('2026-12-31T15:30:00Z');
    expect(shownDays({ period: 'today', until: null }, newYear).to).toBe('2027-01-01');
    expect(shownDays({ period: '1m', until: null }, newYear).from).toBe('2026-12-01');
  });
});

test('only choices other than the default are in the address', () => {
  const place = { period: '3d', until: null, type: null, phase: 'CANCELLED_OR_RETURNED', page: 2 } as const;
  expect(writePlace(place)).toBe('?period=3d&state=cancelled&page=2');
  expect(readPlace(new URLSearchParams(writePlace(place)))).toEqual(place);
  expect(writePlace({ period: '6m', until: null, type: null, phase: null, page: 1 })).toBe('');
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
  for (let until: string | null = '2026-08-31'; until !== null; until = earlierUntil({ period: '6m', until }, noon))
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
  const place = { period: '6m', until: '2026-02-27', type: null, phase: null, page: 2 } as const;
  expect(writePlace(place)).toBe('?until=2026-02-27&page=2');
  expect(readPlace(new URLSearchParams(writePlace(place)))).toEqual(place);
  expect(readPlace(new URLSearchParams('period=3d&until=2026-02-27')).until).toBeNull();
});

test.each(['period=7d', 'state=lost', 'page=0', 'page=1.5', 'page=9999', 'until=2026-02-30', 'until=yesterday', ''])(
  '%s still shows a list',
  (query) => {
    const searchParams = new URLSearchParams(query);
    expect(readPlace(searchParams)).toEqual({ period: '6m', until: null, type: null, phase: null, page: 1 });
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
  },
);
