// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { renderInMall } from '../../../../test/support/in-mall.tsx';
import { goodsToBuy } from '../../../../test/support/sample-products.ts';
import type { Device, GoodsPurchaseFragment } from '../../../__generated__/graphql.ts';
import { GoodsPurchase } from './GoodsPurchase.tsx';

afterEach(cleanup);

function open(fields: Partial<GoodsPurchaseFragment> = {}, query = '', device: Device = 'DESKTOP') {
  renderInMall(<GoodsPurchase goods={goodsToBuy(fields)} />, {
    at: `/familyshop/goods/detailGoods?gdsGrpNo=GD00000001${query}`,
    device,
  });
}

const total = () => screen.getByText('총 상품금액').textContent;
const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const bar = () => screen.getByRole('button', { name: '구매하기' }).parentElement?.textContent;

test('an option adds its surcharge to the total', async () => {
  open();
  expect(total()).toContain('12,900원');
  await userEvent.click(radio(/필터 2개 추가/));
  expect(total()).toContain('24,900원');
});

test('options show their surcharge and stock; those that are sold out say so and cannot be chosen', async () => {
  open();
  expect(radio(/필터 2개 추가 3개 남음 \+12,000원/)).toBeTruthy();
  const gone = radio(/선물 포장.*품절/);
  await userEvent.click(gone);
  expect(gone.checked).toBe(false);
  expect(screen.getByText('고를 수 없어요 · 품절')).toBeTruthy();
});

test('nothing dearer than the price shown is chosen: the shopper is led to the options, and then buys', async () => {
  const { options } = goodsToBuy({});
  open({ options: (options ?? []).map((option) => (option.surcharge > 0 ? option : { ...option, stock: 0 })) });
  expect(screen.queryByText('총 상품금액')).toBeNull();
  expect(radio(/필터 2개 추가/).checked).toBe(false);

  await userEvent.click(screen.getByRole('button', { name: '구매하기' }));

  expect(screen.getByText('옵션을 선택해 주세요.', { selector: '[role=alert]' })).toBeTruthy();
  expect(document.activeElement).toBe(radio(/필터 2개 추가/));
  await userEvent.keyboard(' ');
  expect(screen.queryByText('옵션을 선택해 주세요.')).toBeNull();
  expect(total()).toContain('24,900원');
});

test('pieces multiply the total, and there are no more than are left', async () => {
  open({}, '&option=2');
  await userEvent.click(screen.getByRole('button', { name: '수량 늘리기' }));
  expect(total()).toContain('49,800원');
  const pieces = screen.getByRole<HTMLInputElement>('textbox', { name: /수량, 1개부터 3개까지/ });
  await userEvent.clear(pieces);
  await userEvent.type(pieces, '50{Enter}');
  expect(screen.getByText('3개까지 고를 수 있어요.')).toBeTruthy();
  expect(total()).toContain('49,800원');
  await userEvent.clear(pieces);
  await userEvent.type(pieces, '3{Enter}');
  expect(total()).toContain('74,700원');
});

test("a shared address shows its sender's choice; an unavailable choice falls back to an available one", () => {
  open({}, '&option=2&color=크림 화이트');
  expect(radio(/필터 2개 추가/).checked).toBe(true);
  expect(radio('미드나이트 블루').checked).toBe(true);
  cleanup();
  open({}, '&option=3');
  expect(radio(/기본 구성/).checked).toBe(true);
});

test('installments are shown for each number of months on offer, for the whole amount chosen', () => {
  open({ salePrice: 60_000, installmentMonths: [10, 3, 0, 3] });
  const rows = within(screen.getByRole('table', { name: '개월별 할부 금액', hidden: true })).getAllByRole('row', {
    hidden: true,
  });
  // 60,000 in 3 parts: 60,591.4 in all; in 10: 61,635.6; rounded down
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '개월월 납부액할부이자총 납부액',
    '3개월20,197원591원60,591원',
    '10개월6,163원1,635원61,635원',
  ]);
});

test('below 50,000 won nothing is paid in parts', () => {
  open({ salePrice: 49_999, installmentMonths: [3] });
  expect(screen.queryByText('할부')).toBeNull();
  cleanup();
  open({ salePrice: 50_000, installmentMonths: [3] });
  expect(screen.getByText('할부')).toBeTruthy();
});

test('a card that takes some months without interest is named beside them', () => {
  open({
    salePrice: 60_000,
    installmentMonths: [2, 6],
    interestFreeInstallments: [
      { __typename: 'InterestFreeInstallments', cardName: '가온카드', months: [2] },
      { __typename: 'InterestFreeInstallments', cardName: '누리카드', months: [2, 6] },
    ],
  });
  const rows = within(screen.getByRole('table', { name: '개월별 할부 금액', hidden: true })).getAllByRole('row', {
    hidden: true,
  });
  expect(rows.map(({ textContent }) => /무이자: .*카드/u.exec(textContent)?.[0] ?? null)).toEqual([
    null,
    '무이자: 가온카드, 누리카드',
    '무이자: 누리카드',
  ]);
});

test('a sold-out color stays visible and cannot be chosen', async () => {
  open();
  expect(radio('미드나이트 블루').checked).toBe(true);
  const gone = radio(/크림 화이트.*품절/);
  await userEvent.click(gone);
  expect(gone.checked).toBe(false);
  expect(radio('미드나이트 블루').checked).toBe(true);
});

test('a discontinued color says so, and a duplicate appears once', () => {
  const [night] = goodsToBuy().colors;
  open({
    colors: [
      { ...night!, name: '그린', stock: 9, isAvailable: false },
      { ...night!, name: '남색', isAvailable: false },
      { ...night!, name: '남색' },
    ],
  });
  expect(radio(/그린.*판매 중지/)).toBeTruthy();
  expect(radio('남색').checked).toBe(true);
});

test('the bar with the button names the colour and the option that are chosen', async () => {
  open();
  expect(bar()).toContain('미드나이트 블루 · 기본 구성');
  await userEvent.click(radio(/필터 2개 추가/));
  expect(bar()).toContain('미드나이트 블루 · 필터 2개 추가');
});

describe('the ways on', () => {
  test.each<[string, Partial<GoodsPurchaseFragment>, string, RegExp]>([
    ['sold out', { isSoldOut: true }, '품절', /지금은 품절이에요/],
    ['no longer sold', { status: 'SALE_STOPPED' }, '구매할 수 없음', /판매하지 않는 상품/],
    [
      'without an option that is left',
      { options: [{ __typename: 'GoodsOption', number: '1', name: '하나', surcharge: 0, stock: 0 }] },
      '품절',
      /옵션이 모두 품절/,
    ],
    ['without a price', { salePrice: null }, '구매할 수 없음', /가격을 확인하고 있어요. 고객센터로 문의해 주세요.$/],
  ])('are closed for goods that are %s, with the reason beside', (_what, fields, name, reason) => {
    open(fields);
    const button = screen.getByRole<HTMLButtonElement>('button', { name });
    expect(button.disabled).toBe(true);
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(reason);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

test.each<[string, Partial<GoodsPurchaseFragment>, string]>([
  ['택배배송 · 배송비 3,000원 (5만원 이상 무료)', {}, '30개'],
  ['택배배송 · 무료배송', { salePrice: 50_000 }, '30개'],
  ['택배배송 · 배송비 3,000원 (35,000원 이상 무료)', { freeDeliveryFrom: 35_000 }, '30개'],
  ['택배배송 · 배송비 3,000원', { freeDeliveryFrom: null }, '30개'],
  ['택배배송 · 무료배송', { deliveryPrice: 0, options: [], colors: [], hasStock: true }, '재고 있음'],
  [
    '배송비는 주문할 때 알려 드려요',
    { deliveryType: null, deliveryPrice: null, options: null, colors: [], hasStock: null },
    '주문할 때 확인해 드려요',
  ],
  ['직접수령', { deliveryType: 'SELF_PICKUP', isSoldOut: true }, '품절'],
])('delivery "%s" and stock are told', (delivery, fields, stock) => {
  open(fields);
  expect(screen.getByText('배송').nextSibling?.firstChild?.textContent).toBe(delivery);
  expect(screen.getByText('재고').nextSibling?.textContent).toBe(stock);
});

test.each<[string | null, Partial<GoodsPurchaseFragment>]>([
  ['제주·섬 지역은 배송비 3,000원이 더해져요', {}],
  ['제주·섬 지역은 배송비가 더해질 수 있어요', { remoteAreaFee: null }],
  [null, { remoteAreaFee: 0 }],
  [null, { deliveryType: 'SELF_PICKUP' }],
])('of islands it says "%s"', (text, fields) => {
  open(fields);
  expect(screen.queryByText(/^제주·섬 지역은/u)?.textContent ?? null).toBe(text);
});

test('goods without known prices show no amount without figures', () => {
  open({
    salePrice: null,
    options: null,
    colors: [],
    installmentMonths: [],
    deliveryPrice: null,
    deliveryType: null,
    status: null,
  });
  expect(document.body.textContent).not.toMatch(/NaN|undefined|null|Infinity|(?<![\d지])원(?!금)/u);
});
