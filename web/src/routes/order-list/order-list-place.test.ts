import { describe, expect, test } from 'vitest';
import {
  daysOf,
  earlierUntil,
  keptBySearch,
  listVariables,
  readPlace,
  shownDays,
  writePlace,
  wrongDays,
} from './order-list-place.ts';

const today = '2026-08-31';
const shownAt = (query: string) => shownDays(readPlace(new URLSearchParams(query)), today);

describe('periods end today and begin', () => {
  test.each([
    ['today', '2026-08-31'],
    ['3d', '2026-08-28'],
    ['6d', '2026-08-25'],
    ['1m', '2026-07-31'],
    ['6m', '2026-02-28'],
  ] as const)('%s: %s', (period, from) => {
    expect(shownDays({ period, until: null, own: null }, today)).toEqual({ from, to: '2026-08-31' });
  });

  test('and a search by name has none until one is chosen', () => {
    expect(shownAt('keyword=주전자')).toBeNull();
    expect(shownAt('keyword=주전자&period=6m')).toEqual({ from: '2026-02-28', to: '2026-08-31' });
  });
});

test('only choices other than the default are in the address', () => {
  const place = {
    keyword: '',
    period: '3d',
    until: null,
    own: null,
    type: null,
    state: 'CANCELLED_OR_RETURNED',
    page: 2,
  } as const;
  expect(writePlace(place)).toBe('?period=3d&state=cancelled&page=2');
  expect(readPlace(new URLSearchParams(writePlace(place)))).toEqual(place);
  expect(writePlace({ keyword: '', period: '6m', until: null, own: null, type: null, state: null, page: 1 })).toBe('');
});

test('the counts of a member lead to all of their time, and those of claims to the claims under way', () => {
  const place = readPlace(new URLSearchParams('type=goods&state=claimed&period=all'));
  expect(place).toMatchObject({ period: null, state: 'OPEN_CLAIM' });
  expect(writePlace(place)).toBe('?period=all&type=goods&state=claimed');
  const searchParams = new URLSearchParams(writePlace(place));
  expect(listVariables({ mallUrl: 'familyshop', searchParams }, today)).toMatchObject({
    phase: null,
    hasClaim: false,
    hasOpenClaim: true,
    from: null,
    to: null,
  });
});

test.each(['goods', 'phone', 'subscription', 'upload'])(
  'type=%s narrows the list, and stays in the address',
  (type) => {
    const place = readPlace(new URLSearchParams({ type }));
    expect(place.type).not.toBeNull();
    expect(writePlace(place)).toBe(`?type=${type}`);
    expect(listVariables({ mallUrl: 'familyshop', searchParams: new URLSearchParams({ type }) }, today).type).toBe(
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
  expect(listVariables({ mallUrl: 'familyshop', searchParams }, today)).toMatchObject({ phase, hasClaim });
});

test('earlier orders are shown by six months without a gap, for as long as orders are kept', () => {
  const windows: { from: string; to: string }[] = [];
  for (
    let until: string | null = '2026-08-31';
    until !== null;
    until = earlierUntil({ period: '6m', until, own: null }, today)
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
  const place = {
    keyword: '',
    period: '6m',
    until: '2026-02-27',
    own: null,
    type: null,
    state: null,
    page: 2,
  } as const;
  expect(writePlace(place)).toBe('?until=2026-02-27&page=2');
  expect(readPlace(new URLSearchParams(writePlace(place)))).toEqual(place);
  expect(readPlace(new URLSearchParams('period=3d&until=2026-02-27')).until).toBeNull();
});

test.each([
  ['keyword=전기 주전자', null, {}],
  ['period=6m&keyword=주전자', '6m', { period: '6m' }],
  [
    'period=3d&type=goods&state=shipping&keyword=주전자&page=2',
    '3d',
    { period: '3d', type: 'goods', state: 'shipping' },
  ],
  ['from=2025-03-01&to=2025-03-31&keyword=주전자', null, { from: '2025-03-01', to: '2025-03-31' }],
])('a search by name is in the address, and keeps what narrows it: %s', (query, period, kept) => {
  const place = readPlace(new URLSearchParams(query));
  expect(place.period).toBe(period);
  expect(readPlace(new URLSearchParams(writePlace(place)))).toEqual(place);
  expect(keptBySearch(place)).toEqual(kept);
});

test('own days are in the address, in place of a period', () => {
  const own = { from: '2025-03-01', to: '2025-03-31' };
  const place = { keyword: '', period: '6m', until: null, own, type: null, state: 'DELIVERED', page: 2 } as const;
  expect(writePlace(place)).toBe('?from=2025-03-01&to=2025-03-31&state=delivered&page=2');
  expect(readPlace(new URLSearchParams(`${writePlace(place)}&period=3d&until=2025-01-01`))).toEqual(place);
  const searchParams = new URLSearchParams(writePlace(place));
  expect(listVariables({ mallUrl: 'familyshop', searchParams }, today)).toMatchObject(own);
});

test.each([
  ['2026-01-01', '2026-01-01', null],
  ['2025-01-01', '2026-01-01', null],
  ['2025-01-01', '2026-01-02', '한 번에 366일까지 볼 수 있어요. 기간을 줄여 주세요.'],
  ['2026-01-02', '2026-01-01', '시작일이 종료일보다 늦어요. 날짜를 바꿔 주세요.'],
  ['', '2026-01-01', '시작일과 종료일을 모두 선택해 주세요.'],
  ['2026-02-30', '2026-03-01', '시작일과 종료일을 모두 선택해 주세요.'],
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
  'keyword=%20',
  `keyword=${'가'.repeat(51)}`,
  '',
])('%s still shows a list', (query) => {
  const searchParams = new URLSearchParams(query);
  expect(readPlace(searchParams)).toEqual({
    keyword: '',
    period: '6m',
    until: null,
    own: null,
    type: null,
    state: null,
    page: 1,
  });
  expect(listVariables({ mallUrl: 'familyshop', searchParams }, today)).toEqual({
    mallUrl: 'familyshop',
    type: null,
    phase: null,
    hasClaim: false,
    hasOpenClaim: false,
    from: '2026-02-28',
    to: '2026-08-31',
    keyword: null,
    first: 10,
    page: 1,
  });
});
