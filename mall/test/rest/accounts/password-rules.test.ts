import { describe, expect, test } from 'vitest';
import { checkNewPassword } from '../../../src/features/accounts/password-rules.ts';
import { makeTemporaryPassword } from '../../../src/features/accounts/temporary-password.ts';
import type { Refusal } from '../../../src/http/refusal.ts';

/** The reason of the refusal, or null. */
function refusalOf(password: string, id = 'gaon2026'): string | null {
  try {
    checkNewPassword('newPwd', password, id);
    return null;
  } catch (error) {
    return (error as Refusal & { data: { reason: string }[] }).data[0]?.reason ?? '';
  }
}

describe('a new password', () => {
  test.each([
    'Family!2026',
    'abc129xyz',
    'aaa111bb',
    '한글비밀번호!1',
    'Abc!efg!',
    '1a2b3c4d',
    'aaa1b2c3',
    'x1x1x1x1x1x1x1x1x1x1',
  ])('may be %s', (password) => {
    expect(refusalOf(password)).toBeNull();
  });

  test.each([
    ['Short!1', '8자 이상'],
    ['x1x1x1x1x1x1x1x1x1x1y', '20자 이하'],
    ['abdfhjln', '두 가지 이상'],
    ['13579135', '두 가지 이상'],
    ['!@#$!@#$', '두 가지 이상'],
    ['GAON2026', '아이디와 같은'],
    ['aaaa!135', '이어서'],
    ['aAaA!135', '이어서'],
    ['1111!abd', '이어서'],
    ['!!!!abd1', '이어서'],
    ['1234!abd', '이어서'],
    ['x4321!ab', '이어서'],
    ['abcd!135', '이어서'],
    ['xDcBa!13', '이어서'],
    ['13!wxyz5', '이어서'],
  ])('may not be %s', (password, reason) => {
    expect(refusalOf(password)).toContain(reason);
  });

  test('may hold three in a row, in both directions, one after the other', () => {
    expect(refusalOf('12321!ab')).toBeNull();
    expect(refusalOf('abcba!12')).toBeNull();
  });
});

test('a temporary password keeps the rules, and is never the same', () => {
  const made = Array.from({ length: 500 }, makeTemporaryPassword);
  expect(made.filter((password) => refusalOf(password) !== null)).toEqual([]);
  expect(new Set(made).size).toBe(500);
});
