import { expect, test } from 'vitest';
import { anItem, anOrder } from '../../../test/support/sample-orders.ts';
import { installmentWords, kindsAndPieces, paymentWords, returnWords } from './order-words.ts';

const noon = new Date('2026-11-23T12:00:00+09:00');

test('three pieces of one product are one kind and three pieces', () => {
  expect(kindsAndPieces([{ quantity: 3 }])).toBe('1종 3개');
  expect(kindsAndPieces([{ quantity: 1_000 }, { quantity: 2 }])).toBe('2종 1,002개');
});

test.each([
  ['2026-11-28', '11월 28일까지 반품할 수 있어요'],
  ['2026-11-23', '11월 23일까지 반품할 수 있어요'],
  ['2026-11-22', '상품에 문제가 있으면 지금도 반품할 수 있어요'],
  [null, '받기 전에도 반품을 신청할 수 있어요'],
])('goods that can be returned until %s say so', (returnableUntil, words) => {
  expect(returnWords({ availableActions: ['RETURN'], returnableUntil, claimReasons: null }, noon)).toBe(words);
});

test.each([
  ['2026-11-22', ['BUYER', 'SELLER'], '11월 22일까지 반품할 수 있어요'],
  ['2026-11-28', ['SELLER'], '상품에 문제가 있으면 지금도 반품할 수 있어요'],
] as const)(
  "the mall's reasons count, whatever the clock of the device says: until %s for %j",
  (returnableUntil, payers, words) => {
    const claimReasons = payers.map((payer) => ({
      __typename: 'ClaimReasonOffer' as const,
      type: 'RETURN' as const,
      reason: payer === 'BUYER' ? ('CHANGED_MIND' as const) : ('FAULTY' as const),
      payer,
      until: null,
    }));
    expect(returnWords({ availableActions: ['RETURN'], returnableUntil, claimReasons }, noon)).toBe(words);
  },
);

test('says nothing about returns that the mall does not accept', () => {
  expect(returnWords(anItem({ returnableUntil: '2026-11-28' }), noon)).toBeNull();
});

test.each([
  [{}, '신용카드 · 가온카드 · 3개월 할부'],
  [{ installmentMonths: 1 }, '신용카드 · 가온카드 · 일시불'],
  [{ method: 'TRANSFER', methodName: '실시간 계좌이체', cardName: null, installmentMonths: 1 }, '실시간 계좌이체'],
  [{ method: null, methodName: null, cardName: null, installmentMonths: null }, '확인 중'],
] as const)('a payment shows its card and months: %o', (fields, words) => {
  const { payment } = anOrder();
  expect(paymentWords({ ...payment!, ...fields })).toBe(words);
});

const months = '모두 104,920원 (이자 4,920원), 첫 달 17,490원 · 이후 매달 17,486원';

test.each([
  ['PAID', months],
  ['PARTLY_REFUNDED', `${months}. 결제할 때 금액이에요. 남은 할부는 카드사에서 다시 계산해요.`],
  ['REFUNDED', null],
  ['CANCELLED', null],
  ['FAILED', null],
  ['READY', null],
  ['PENDING', null],
  [null, null],
] as const)('months of a payment that is %s are told as "%s"', (status, words) => {
  const installment = {
    __typename: 'InstallmentOffer' as const,
    months: 6,
    total: 104_920,
    monthly: 17_486,
    firstMonth: 17_490,
    isInterestFree: false,
  };
  expect(installmentWords({ status, installment }, 100_000)).toBe(words);
});
