import { expect, test } from 'vitest';
import { isChosen, requestedSubscription, startDays, subscriptionQuery } from './subscription-choice.ts';

const now = new Date('2026-11-27T09:00:00+09:00');
const untold = { startsFrom: null, startsUntil: null };
const product = {
  ...untold,
  cycles: [{ cycle: 'EVERY_TWO_WEEKS' as const }, { cycle: 'EVERY_MONTH' as const }, { cycle: null }],
};
const read = (query: string) => requestedSubscription(product, new URLSearchParams(query), now);
const open = { cycle: null, startsAt: '2026-11-27', quantity: 1, addressNumber: null };

test('the first delivery is today to 60 days from now, by the day in Korea', () => {
  expect(startDays(untold, now)).toEqual({ first: '2026-11-27', last: '2027-01-26' });
  expect(startDays(untold, new Date('2026-11-26T15:30:00Z')).first).toBe('2026-11-27');
});

test('what is chosen comes from the address, and goes back into it', () => {
  const choice = read('cycle=EVERY_MONTH&start=2026-12-01&qty=3&dlvNo=DL1');
  expect(choice).toEqual({ cycle: 'EVERY_MONTH', startsAt: '2026-12-01', quantity: 3, addressNumber: 'DL1' });
  expect(isChosen(choice) && subscriptionQuery('GD1', choice)).toEqual({
    subsNo: 'GD1',
    cycle: 'EVERY_MONTH',
    start: '2026-12-01',
    qty: '3',
    dlvNo: 'DL1',
  });
});

test.each([
  '',
  'cycle=EVERY_WEEK&qty=0&start=2026-11-26',
  'qty=1.5&start=2027-01-27',
  'cycle=nothing&qty=100&start=tomorrow',
])('what is not offered gives way to what is, and one of several cycles is left to the shopper: "%s"', (query) => {
  expect(read(query)).toEqual(open);
});

test('a lone cycle needs no choice', () => {
  const alone = { ...untold, cycles: [{ cycle: 'EVERY_MONTH' as const }, { cycle: null }] };
  const requested = requestedSubscription(alone, new URLSearchParams('cycle=EVERY_WEEK'), now);
  expect(requested?.cycle).toBe('EVERY_MONTH');
  expect([isChosen(requested), isChosen(read('')), isChosen(null)]).toEqual([true, false, false]);
});

test('without a known cycle there is nothing to choose', () => {
  expect(requestedSubscription({ ...untold, cycles: [{ cycle: null }] }, new URLSearchParams(), now)).toBeNull();
  expect(requestedSubscription({ ...untold, cycles: null }, new URLSearchParams(), now)).toBeNull();
});

test("the mall's days count, whatever the clock of the device says", () => {
  const told = { ...product, startsFrom: '2026-11-28', startsUntil: '2026-12-05' };
  expect(startDays(told, now)).toEqual({ first: '2026-11-28', last: '2026-12-05' });
  const start = (day: string) => requestedSubscription(told, new URLSearchParams({ start: day }), now)?.startsAt;
  expect(['2026-11-27', '2026-12-05', '2026-12-06'].map(start)).toEqual(['2026-11-28', '2026-12-05', '2026-11-28']);
});
