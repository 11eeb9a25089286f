import { expect, test } from 'vitest';
import { documentsDue, withdrawalEnd, withdrawalReasons } from '../../src/phone-contract/withdrawal-times.ts';

const at = (text: string) => new Date(`${text}+09:00`);
const opened = {
  stat: 'WL00106',
  rcvDts: at('2026-04-15T12:00:00'),
  opnDts: at('2026-04-16T18:00:00'),
} as const;

test('a contract can be withdrawn for 7 days from the later of receipt and opening, 14 for the quality of calls, three months for a fault', () => {
  expect(withdrawalEnd(opened, 'CL00201')).toEqual(at('2026-04-23T23:59:59'));
  expect(withdrawalEnd(opened, 'CL00208')).toEqual(at('2026-04-30T23:59:59'));
  for (const fault of ['CL00203', 'CL00204', 'CL00205', 'CL00206', 'CL00207'])
    expect(withdrawalEnd(opened, fault)).toEqual(at('2026-07-17T23:59:59'));
  expect(withdrawalEnd({ ...opened, rcvDts: at('2026-04-17T00:00:00') }, 'CL00201')).toEqual(at('2026-04-24T23:59:59'));
});

test('before receipt the end is open', () => {
  expect(withdrawalEnd({ ...opened, rcvDts: null }, 'CL00201')).toBeNull();
  const reasons = withdrawalReasons({ ...opened, rcvDts: null }, at('2027-01-01T00:00:00'));
  expect(reasons).toHaveLength(8);
  expect(reasons.every(({ end }) => end === null)).toBe(true);
});

test.each([
  ['2026-04-23T23:59:59', 8],
  ['2026-04-24T00:00:00', 6],
  ['2026-04-30T23:59:59', 6],
  ['2026-05-01T00:00:00', 5],
  ['2026-07-17T23:59:59', 5],
  ['2026-07-18T00:00:00', 0],
])('at %s %i reasons are left', (now, number) => {
  expect(withdrawalReasons(opened, at(now))).toHaveLength(number);
});

test('nothing can be withdrawn before it is opened', () => {
  expect(withdrawalReasons({ ...opened, stat: 'WL00105', opnDts: null }, at('2026-04-16T00:00:00'))).toEqual([]);
});

test('documents are waited for until the end of the seventh day', () => {
  expect(documentsDue(at('2026-04-15T00:00:00'))).toEqual(at('2026-04-22T23:59:59'));
  expect(documentsDue(at('2026-04-15T23:59:59'))).toEqual(at('2026-04-22T23:59:59'));
});
