import { expect, test } from 'vitest';
import { alertEnd, alertPrice, alertTimeBegan, isAlertTime } from '../../src/buying/alert-rules.ts';

const at = (clock: string) => new Date(`2026-11-27T${clock}+09:00`);

test.each([
  ['07:59:59', false],
  ['08:00:00', true],
  ['20:59:59', true],
  ['21:00:00', false],
  ['00:00:00', false],
])('at %s in Korea alerts are sent: %s', (time, isSent) => {
  expect(isAlertTime(new Date(`2026-11-27T${time}+09:00`))).toBe(isSent);
});

test('an alert lasts 90 days, and its last day counts in full', () => {
  expect(alertEnd(new Date('2026-11-27T12:00:00+09:00'))).toEqual(new Date('2027-02-25T23:59:59+09:00'));
});

test.each([
  [1_000, null, 999],
  [1_000, 999, 999],
  [1_000, 500, 500],
  [1_000, 1_000, null],
  [1_000, 2_000, null],
])('at %d won with a wish of %s it is sent at %s', (today, wished, price) => {
  expect(alertPrice(today, wished)).toBe(price);
});

test.each([
  ['07:59:59', null],
  ['08:00:00', '08:00:00'],
  ['20:59:59', '08:00:00'],
  ['21:00:00', null],
])('at %s in Korea it is time for alerts since %s', (time, began) => {
  expect(alertTimeBegan(at(time))).toEqual(began === null ? null : at(began));
});
