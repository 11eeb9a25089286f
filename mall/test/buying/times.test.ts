import { describe, expect, test } from 'vitest';
import {
  confirmedByItself,
  daysLate,
  depositDue,
  isBy,
  lastAttempt,
  paymentDue,
  refundDue,
  returnEnd,
} from '../../src/buying/buying-times.ts';
import { toDts } from '../../src/wire/dts.ts';

const at = (text: string) => new Date(`${text}+09:00`);

describe('an unpaid order', () => {
  test('is held for 15 minutes from the last attempt, and for 60 from placing at most', () => {
    const placed = at('2026-11-23T10:00:00');
    expect(toDts(paymentDue(placed, placed))).toBe('20261123101500');
    expect(toDts(paymentDue(placed, at('2026-11-23T10:50:00')))).toBe('20261123110000');
    expect(toDts(lastAttempt(placed))).toBe('20261123110000');
  });

  test('waits for a deposit until the end of the day two days on, by the Korean calendar', () => {
    expect(toDts(depositDue(at('2026-11-23T00:00:00')))).toBe('20261125235959');
    expect(toDts(depositDue(at('2026-11-23T23:59:59')))).toBe('20261125235959');
    expect(toDts(depositDue(at('2026-12-30T12:00:00')))).toBe('20270101235959');
  });
});

describe('received goods', () => {
  const received = at('2026-11-21T08:30:00');

  test('can be returned for seven days, and for 92 where the seller is at fault', () => {
    expect(returnEnd(null, false)).toBeNull();
    expect(toDts(returnEnd(received, false) ?? received)).toBe('20261128235959');
    expect(toDts(returnEnd(received, true) ?? received)).toBe('20270221235959');
  });

  test('are in time during the whole last second', () => {
    const end = at('2026-11-28T23:59:59');
    expect(isBy(new Date(end.getTime() + 999), end)).toBe(true);
    expect(isBy(new Date(end.getTime() + 1000), end)).toBe(false);
  });

  test('count as confirmed after eight times 24 hours', () => {
    expect(toDts(confirmedByItself(received))).toBe('20261129083000');
  });
});

test('a refund is due within three working days of the return', () => {
  expect(toDts(refundDue(at('2026-11-23T09:00:00')))).toBe('20261126235959');
  expect(toDts(refundDue(at('2026-11-26T09:00:00')))).toBe('20261201235959');
  expect(toDts(refundDue(at('2026-11-28T09:00:00')))).toBe('20261202235959');
});

test('lateness counts by each day that has started', () => {
  const due = at('2026-11-26T23:59:59');
  expect(daysLate(due, at('2026-11-26T23:59:59'))).toBe(0);
  expect(daysLate(due, at('2026-11-27T00:00:00'))).toBe(1);
  expect(daysLate(due, at('2026-11-28T12:00:00'))).toBe(2);
});
