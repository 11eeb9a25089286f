import { expect, test } from 'vitest';
import { isMobile, readTelephone, toTelephone } from './telephone.ts';

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

test.each(['', '1234', '010-1234-5678-999', '010-1234-567a'])('%j is no telephone, and is sent as it is', (typed) => {
  expect([readTelephone(typed), toTelephone(typed)]).toEqual([null, typed]);
});

test('a mobile number is one however it is written', () => {
  expect(['+82 10 1234 5678', '011-123-4567', '02-123-4567'].map(isMobile)).toEqual([true, true, false]);
});
