import { expect, test } from 'vitest';
import { aSheet } from '../../../test/support/sample-sheet.ts';
import { whatChanged } from './what-changed.ts';

const shown = aSheet();
const { summary, agreements } = shown;

test.each([
  ['the sum', { summary: { ...summary, payTotal: 61_000 } }, '결제 금액이 바뀌었어요.'],
  [
    'fees and discounts with one sum',
    { summary: { ...summary, couponDiscount: 3000, deliveryFee: 3000 } },
    '배송비나 할인이 바뀌었어요.',
  ],
  ['months of cards', { installments: [] }, '할부 조건이 바뀌었어요.'],
  [
    'terms',
    { agreements: agreements.map((terms) => ({ ...terms, html: '<p>다른 내용</p>' })) },
    '동의할 내용이 바뀌었어요.',
  ],
  ['what the page does not know', {}, '주문 내용이 바뀌었어요.'],
])('%s, where it is another one than it was shown, is said', (_what, fields, words) => {
  expect(whatChanged(shown, { ...shown, ...fields })).toBe(`${words} 확인하고 다시 눌러 주세요.`);
});
