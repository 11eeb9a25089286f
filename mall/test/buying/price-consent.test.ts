import { expect, test } from 'vitest';
import { canConsent, consentWindow, mayAsk } from '../../src/buying/price-consent.ts';
import { startOf } from '../../src/buying/subscription-calendar.ts';

const change = { fromDt: '20270331', agreeYn: null, agreeDts: null } as const;

test('a consent counts in the 30 days before the price begins', () => {
  expect(consentWindow('20270331')).toEqual({ first: '20270301', last: '20270330' });
  const days = ['20270228', '20270301', '20270330', '20270331'];
  expect(days.map((day) => canConsent(change, day))).toEqual([false, true, true, false]);
});

test('after a no the member is not asked for 7 days, and may still consent', () => {
  const refused = { ...change, agreeYn: 'N', agreeDts: startOf('20270305') } as const;
  const days = ['20270305', '20270311', '20270312', '20270330'];
  expect(days.map((day) => mayAsk(refused, day, startOf(day)))).toEqual([false, false, true, true]);
  expect(canConsent(refused, '20270305')).toBe(true);
});

test('after a yes nobody asks', () => {
  const agreed = { ...change, agreeYn: 'Y', agreeDts: startOf('20270305') } as const;
  expect(mayAsk(agreed, '20270320', startOf('20270320'))).toBe(false);
});
