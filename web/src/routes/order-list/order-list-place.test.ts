import { describe, expect, test } from 'vitest';
import { daysOf, listVariables, readPlace, writePlace } from './order-list-place.ts';

const noon = new Date('2026-08-31T12:00:00+09:00');

describe('periods end today and begin', () => {
  test.each([
    ['today', '2026-08-31'],
    ['3d', '2026-08-28'],
    ['6d', '2026-08-25'],
    ['1m', '2026-07-31'],
    ['6m', '2026-02-28'],
  ] as const)('%s: %s', (period, from) => {
    expect(daysOf(period, noon)).toEqual({ from, to: '2026-08-31' });
  });

  test('on the day of Korea, also while it is another day elsewhere', () => {
    expect(daysOf('today', new Date('2026-12-31T15:30:00Z')).to).toBe('2027-01-01');
    expect(daysOf('1m', new Date('2026-12-31T15:30:00Z')).from).toBe('2026-12-01');
  });
});

test('what was chosen stands in the address, and nothing that is as usual', () => {
  const place = { period: '3d', status: 'CANCEL_REQUESTED', page: 2 } as const;
  expect(writePlace(place)).toBe('?period=3d&state=cancel-requested&page=2');
  expect(readPlace(new URLSearchParams(writePlace(place)))).toEqual(place);
  expect(writePlace({ period: '6m', status: null, page: 1 })).toBe('');
});

test.each(['period=7d', 'state=lost', 'page=0', 'page=1.5', 'page=9999', ''])('%s still shows a list', (query) => {
  const searchParams = new URLSearchParams(query);
  expect(readPlace(searchParams)).toEqual({ period: '6m', status: null, page: 1 });
  expect(listVariables({ mallUrl: 'familyshop', searchParams }, noon)).toEqual({
    mallUrl: 'familyshop',
    status: null,
    from: '2026-02-28',
    to: '2026-08-31',
    first: 10,
    page: 1,
  });
});
