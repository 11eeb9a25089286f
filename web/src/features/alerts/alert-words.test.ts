import { expect, test } from 'vitest';
import type { OwnAlertFragment } from '../../__generated__/graphql.ts';
import { alertWords } from './alert-words.ts';

const now = new Date('2026-11-23T12:00:00+09:00');
const alert: OwnAlertFragment = {
  __typename: 'ProductAlert',
  id: 'a1',
  number: 'AM1',
  kind: 'RESTOCK',
  productNumber: 'GD1',
  variantId: null,
  optionName: null,
  colorName: null,
  targetPrice: null,
  expiresAt: '2027-02-21T23:59:59+09:00',
  sentAt: null,
};
const contacts = { email: 'ga***@example.com', mobile: '010-****-1234' };

test('an alert says when it is sent, where to and until when', () => {
  expect(alertWords(alert, contacts, now)).toBe(
    '다시 들어오면 ga***@example.com 메일로 한 번 알려 드려요. 2027년 2월 21일까지 알림이 유지돼요.',
  );
});

test('members without an e-mail address get a text message', () => {
  expect(alertWords(alert, { ...contacts, email: null }, now)).toContain('010-****-1234 문자로');
  expect(alertWords(alert, { email: null, mobile: null }, now)).toContain('회원 정보에 있는 연락처로');
});

test('of a price it says how low, or that any lower one counts', () => {
  expect(alertWords({ ...alert, kind: 'PRICE' }, contacts, now)).toMatch(/^가격이 내려가면/u);
  expect(alertWords({ ...alert, kind: 'PRICE', targetPrice: 9900 }, contacts, now)).toMatch(/^9,900원 이하가 되면/u);
});

test('an alert that was sent says when', () => {
  expect(alertWords({ ...alert, sentAt: '2026-11-22T09:00:00+09:00' }, contacts, now)).toBe(
    '11월 22일에 알려 드렸어요.',
  );
});
