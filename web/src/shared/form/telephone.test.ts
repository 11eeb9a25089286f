import { expect, test } from 'vitest';
import { groupTyped, isMobile, readTelephone, showTelephone, toTelephone, withLostZero } from './telephone.ts';

test.each([
  ['010-1234-5678', '01012345678'],
  ['+82 10-1234-5678', '01012345678'],
  ['＋８２ ０１０．１２３４．５６７８', '01012345678'],
  ['0082 2 123 4567', '021234567'],
  ['1588\u20131234', '15881234'],
  ['010\u22121234\u22125678', '01012345678'],
])('%s is sent as %s', (typed, digits) => {
  expect([readTelephone(typed), toTelephone(typed)]).toEqual([digits, digits]);
});

test.each([
  ['01012345678', '010-1234-5678'],
  ['0111234567', '011-123-4567'],
  ['021234567', '02-123-4567'],
  ['0212345678', '02-1234-5678'],
  ['0311234567', '031-123-4567'],
  ['07012345678', '070-1234-5678'],
  ['05051234567', '0505-123-4567'],
  ['050512345678', '0505-1234-5678'],
  ['0801234567', '080-123-4567'],
  ['15881234', '1588-1234'],
  ['+82 10 1234 5678', '010-1234-5678'],
  ['(02) 123-4567', '02-123-4567'],
])('%s is shown as %s, as it is typed', (text, shown) => {
  expect(showTelephone(text)).toBe(shown);
  expect(groupTyped(shown.replaceAll('-', ''))).toBe(shown);
});

test('what is no number in full is shown as it is, such as one that the mall masks', () => {
  const texts = ['010-****-5678', '****-1234', '1234', ''];
  expect(texts.map(showTelephone)).toEqual(texts);
});

test('the 0 that is missing is offered', () => {
  expect(['10-1234-5678', '2 123 4567', '010-1234-5678', '1588-1234', '1234'].map(withLostZero)).toEqual([
    '010-1234-5678',
    '02-123-4567',
    null,
    null,
    null,
  ]);
});

test.each(['', '1234', '010-1234-5678-999', '010-1234-567a', '010-123-4567', '1544-12345'])(
  '%j is no telephone, and is sent as it is',
  (typed) => {
    expect([readTelephone(typed), toTelephone(typed)]).toEqual([null, typed]);
  },
);

test('a mobile number is one however it is written', () => {
  expect(['+82 10 1234 5678', '011-123-4567', '02-123-4567'].map(isMobile)).toEqual([true, true, false]);
});

test.each([
  ['0', '0'],
  ['010', '010'],
  ['0101', '010-1'],
  ['01012345', '010-1234-5'],
  ['01012345678', '010-1234-5678'],
  ['010-123-45678', '010-1234-5678'],
  ['021234567', '02-123-4567'],
  ['0212345678', '02-1234-5678'],
  ['0311234567', '031-123-4567'],
  ['03112345678', '031-1234-5678'],
  ['050512345678', '0505-1234-5678'],
  ['15881234', '1588-1234'],
  ['010-1234-5678-999', '010-1234-5678-999'],
  ['+82 10-1234', '+82 10-1234'],
  ['010.1234', '010.1234'],
  ['', ''],
])('%j is shown as %j while it is typed', (typed, shown) => {
  expect(groupTyped(typed)).toBe(shown);
  expect(groupTyped(shown)).toBe(shown);
});
