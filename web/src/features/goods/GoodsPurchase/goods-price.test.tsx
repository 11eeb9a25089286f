// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { failing } from '../../../../test/support/answers.ts';
import { knowDialogs } from '../../../../test/support/dialog.ts';
import { byOption, night, openPurchase, total, totalIs, bar } from '../../../../test/support/open-goods-purchase.tsx';
import { aGoodsPrice } from '../../../../test/support/sample-products.ts';
import type { ChoicePriceFragment, GoodsPurchaseFragment } from '../../../__generated__/graphql.ts';

beforeAll(knowDialogs);
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

test('the price is that of the mall for just this choice, with its delivery', async () => {
  const asked = openPurchase(
    {},
    { query: `${night}&option=2&quantity=2`, price: () => aGoodsPrice(77_777, { deliveryFee: 1_234 }) },
  );
  await totalIs('77,777원 배송비 1,234원 별도');
  expect(bar()).toContain('77,777원배송비 1,234원 별도');
  expect(asked).toMatchObject([{ variantId: 'variant 2 미드나이트 블루', quantity: 2 }]);
});

test('while the mall calculates, the last sum stays, marked as pending; quick presses are one question', async () => {
  const answers: (() => void)[] = [];
  const asked = openPurchase(
    {},
    {
      query: `${night}&option=2`,
      price: async (choice, goods) => {
        if (choice.quantity > 1) await new Promise<void>((resolve) => answers.push(resolve));
        return byOption(choice, goods);
      },
    },
  );
  await totalIs('24,900원');
  const more = screen.getByRole('button', { name: '수량 늘리기' });
  await userEvent.click(more);
  await userEvent.click(more);
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(total()).toContain('24,900원');
  expect(screen.getByText('총 상품금액').getAttribute('aria-busy')).toBe('true');
  answers[0]?.();
  await totalIs('74,700원');
  expect(screen.getByText('총 상품금액').getAttribute('aria-busy')).toBe('false');
  expect(asked.map(({ quantity }) => quantity)).toEqual([1, 3]);
});

test('a price that cannot be calculated is not shown, and is asked for again', async () => {
  let hasFailed = false;
  openPurchase(
    {},
    {
      price: (choice, goods) => {
        if (hasFailed) return byOption(choice, goods);
        hasFailed = true;
        return failing('MALL_TIMEOUT', '응답이 늦어요.');
      },
    },
  );
  const retry = await screen.findByRole('button', { name: '다시 계산하기' });
  expect(screen.queryByText('총 상품금액')).toBeNull();
  await userEvent.click(retry);
  await totalIs('12,900원');
  expect(document.activeElement?.textContent).toContain('12,900원');
});

test('a mall that does not tell the price of a choice is not second-guessed', async () => {
  openPurchase({}, { price: () => null });
  await totalIs('주문서에서 계산해요');
  expect(total()).not.toMatch(/\d/u);
  expect(screen.getByRole('button', { name: '구매하기' })).toBeTruthy();
});

const offer = (months: number, total: number, isInterestFree = false) => ({
  __typename: 'InstallmentOffer' as const,
  months,
  total,
  monthly: Math.floor(total / months),
  isInterestFree,
});

const installmentRows = async () =>
  within(await screen.findByRole('table', { name: '개월별 할부 금액', hidden: true })).getAllByRole('row', {
    hidden: true,
  });

test('installments are those of the mall for the whole amount chosen', async () => {
  const installments = [offer(1, 60_000, true), offer(3, 60_591), offer(3, 60_000, true), offer(10, 61_635)];
  openPurchase({}, { price: () => aGoodsPrice(60_000, { installments }) });
  expect((await installmentRows()).map(({ textContent }) => textContent)).toEqual([
    '개월월 납부액할부수수료총 납부액',
    '3개월20,197원591원60,591원',
    '10개월6,163원1,635원61,635원',
  ]);
});

test('the least sum a month counts what a card takes without interest', async () => {
  const installments = [offer(2, 60_444), offer(3, 60_591), offer(3, 60_000, true)];
  openPurchase({}, { price: () => aGoodsPrice(60_000, { installments }) });
  const summary = await screen.findByText(/^월 20,000원부터/u);
  expect(summary.textContent).toContain('무이자 최대 3개월');
});

test('where the mall offers no installments, none are mentioned', async () => {
  openPurchase({}, { price: () => aGoodsPrice(900_000, { installments: [offer(1, 900_000, true)] }) });
  await totalIs('900,000원');
  expect(screen.queryByText('할부')).toBeNull();
});

test('a card that takes some months without interest is named beside them', async () => {
  const installments = [offer(2, 60_444), offer(6, 61_038)];
  openPurchase(
    {
      interestFreeInstallments: [
        { __typename: 'InterestFreeInstallments', cardName: '가온카드', months: [2] },
        { __typename: 'InterestFreeInstallments', cardName: '누리카드', months: [2, 6] },
      ],
    },
    { price: () => aGoodsPrice(60_000, { installments }) },
  );
  expect((await installmentRows()).map(({ textContent }) => /무이자: .*카드/u.exec(textContent)?.[0] ?? null)).toEqual([
    null,
    '무이자: 가온카드, 누리카드',
    '무이자: 누리카드',
  ]);
});

test.each<[string, Partial<GoodsPurchaseFragment>, Partial<ChoicePriceFragment> | null, string | null]>([
  ['택배배송 · 배송비 3,000원 (5만원 이상 무료)', {}, {}, null],
  ['택배배송 · 무료배송', {}, { deliveryFee: 0 }, null],
  ['택배배송 · 배송비 2,500원 (35,000원 이상 무료)', {}, { deliveryFee: 2_500, freeDeliveryFrom: 35_000 }, null],
  ['택배배송 · 배송비 3,000원', { freeDeliveryFrom: null }, { freeDeliveryFrom: null }, null],
  ['택배배송 · 배송비 3,000원 (5만원 이상 무료)', {}, null, null],
  ['택배배송 · 무료배송', { options: [], colors: [], hasStock: true }, { deliveryFee: 0 }, null],
  [
    '배송비는 주문할 때 알려 드려요',
    { deliveryType: null, deliveryPrice: null, options: null, colors: [], hasStock: null },
    null,
    '주문할 때 확인해 드려요',
  ],
  ['직접수령', { deliveryType: 'SELF_PICKUP', isSoldOut: true }, { deliveryFee: 0 }, '품절'],
])('delivery "%s" and stock are told', async (delivery, fields, price, stock) => {
  openPurchase(fields, { price: () => price && aGoodsPrice(12_900, price) });
  await waitFor(() => expect(screen.getByText('총 상품금액').getAttribute('aria-busy')).toBe('false'));
  expect(screen.getByText('배송').nextSibling?.firstChild?.textContent).toBe(delivery);
  expect(total()).toMatch(stock === null ? /^\s*총/u : new RegExp(`^${stock}`, 'u'));
});

test.each<[string | null, Partial<GoodsPurchaseFragment>, Partial<ChoicePriceFragment>]>([
  ['제주·도서산간 추가 배송비 5,000원', {}, { remoteAreaFee: 5_000 }],
  ['제주·도서산간 추가 배송비가 있을 수 있어요', {}, { remoteAreaFee: null }],
  [null, {}, { remoteAreaFee: 0 }],
  [null, { deliveryType: 'SELF_PICKUP' }, {}],
])('of islands it says "%s"', async (text, fields, price) => {
  openPurchase(fields, { price: () => aGoodsPrice(12_900, price) });
  await totalIs('12,900원');
  expect(screen.queryByText(/^제주·도서산간/u)?.textContent ?? null).toBe(text);
});

test.each([
  ['SPECIAL', '약속한 날 기사님이 설치해 드려요.'],
  ['SHUTTLE', '정해진 날 지역 차량이 배송해 드려요.'],
  ['COMMON', null],
] as const)('a delivery of the type %s is explained by "%s"', (deliveryType, text) => {
  openPurchase({ deliveryType });
  expect(screen.queryByText(/기사님이|지역 차량/u)?.textContent ?? null).toBe(text);
});

test('goods without known prices show no amount without figures', () => {
  openPurchase({
    salePrice: null,
    options: null,
    colors: [],
    deliveryPrice: null,
    deliveryType: null,
    status: null,
  });
  expect(document.body.textContent).not.toMatch(/NaN|undefined|null|Infinity|(?<![\d지])원(?!금)/u);
});
