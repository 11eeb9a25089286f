// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { knowDialogs } from '../../../../test/support/dialog.ts';
import { night, openPurchase, totalIs, radio, bar } from '../../../../test/support/open-goods-purchase.tsx';
import { goodsToBuy } from '../../../../test/support/sample-products.ts';
import type { GoodsPurchaseFragment } from '../../../__generated__/graphql.ts';
import type { RenderAlert } from './GoodsChoices.tsx';

beforeAll(knowDialogs);
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

test('an option adds its surcharge to the total', async () => {
  openPurchase();
  await totalIs('12,900원');
  await userEvent.click(radio(/필터 2개 추가/));
  await totalIs('24,900원');
  expect(bar()).toContain('24,900원');
});

test('options show their surcharge and stock; those that are sold out say so and cannot be chosen', async () => {
  openPurchase();
  expect(radio(/필터 2개 추가 3개 남음 \+12,000원/)).toBeTruthy();
  const gone = radio(/선물 포장.*품절/);
  await userEvent.click(gone);
  expect(gone.checked).toBe(false);
  expect(screen.getByText('고를 수 없어요 · 품절')).toBeTruthy();
});

test('pieces multiply the total, and there are no more than are left', async () => {
  openPurchase({}, { query: `${night}&option=2` });
  await screen.findByText('총 상품금액');
  await userEvent.click(screen.getByRole('button', { name: '수량 늘리기' }));
  await totalIs('49,800원');
  const pieces = screen.getByRole<HTMLInputElement>('textbox', { name: /수량, 1개부터 3개까지/ });
  await userEvent.clear(pieces);
  await userEvent.type(pieces, '50{Enter}');
  expect(screen.getByText('3개까지 고를 수 있어요.')).toBeTruthy();
  await totalIs('49,800원');
  for (const name of ['구매하기', '장바구니 담기']) {
    await userEvent.click(screen.getByRole('button', { name }));
    expect(document.activeElement, `${name} leads to the number that is wrong`).toBe(pieces);
  }
  expect(screen.queryByText('장바구니에 담았어요.')).toBeNull();
  await userEvent.clear(pieces);
  await userEvent.type(pieces, '3{Enter}');
  await totalIs('74,700원');
});

test("a shared address shows its sender's choice, and an unavailable one is left open", () => {
  openPurchase({}, { query: '&option=2&color=크림 화이트' });
  expect(screen.getAllByRole('radio', { checked: true })).toEqual([radio(/필터 2개 추가/)]);
  cleanup();
  openPurchase({}, { query: '&option=3' });
  expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
});

test('a sold-out color stays visible and cannot be chosen', async () => {
  openPurchase();
  expect(radio('미드나이트 블루').checked).toBe(true);
  const gone = radio(/크림 화이트.*품절/);
  await userEvent.click(gone);
  expect(gone.checked).toBe(false);
  expect(radio('미드나이트 블루').checked).toBe(true);
});

test('a discontinued color says so, and a duplicate appears once', () => {
  const [night] = goodsToBuy().colors;
  openPurchase({
    colors: [
      { ...night!, name: '그린', stock: 9, isAvailable: false },
      { ...night!, name: '남색', isAvailable: false },
      { ...night!, name: '남색' },
    ],
  });
  expect(radio(/그린.*판매 중지/)).toBeTruthy();
  expect(screen.getAllByRole('radio', { name: '남색' })).toHaveLength(1);
});

test('the bar with the button names the colour and the option that are chosen', async () => {
  openPurchase();
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
      {
        options: [
          {
            __typename: 'GoodsOption',
            number: '1',
            name: '하나',
            surcharge: 0,
            stock: 0,
            words: null,
            isMadeToOrder: false,
          },
        ],
      },
      '품절',
      /옵션이 모두 품절/,
    ],
    ['without a price', { salePrice: null }, '구매할 수 없음', /가격을 확인하고 있어요. 고객센터로 문의해 주세요.$/],
  ])('are closed for goods that are %s, with the reason beside', (_what, fields, name, reason) => {
    openPurchase(fields);
    const button = screen.getByRole<HTMLButtonElement>('button', { name });
    expect(button.disabled).toBe(true);
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(reason);
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('of goods that come again and again lead to their subscription, and nothing is bought once', () => {
    openPurchase({ isSubscription: true });
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: '구독 조건 보고 신청하기' });
    expect(link.pathname + link.search).toBe('/familyshop/subs/detailSubs?subsNo=GD00000001');
    expect(screen.queryByRole('button', { name: /구매|담기/u })).toBeNull();
  });
});

test('a sold-out option and a sold-out color offer the alert of that choice', async () => {
  const asked: object[] = [];
  const renderAlert: RenderAlert = (choice) => {
    asked.push(choice);
    return <p>알림</p>;
  };
  openPurchase({}, { query: '', renderAlert });
  await userEvent.click(radio(/^선물 포장/u));
  expect(asked.at(-1)).toEqual({ color: null, option: '선물 포장' });
  await userEvent.click(radio('미드나이트 블루'));
  expect(asked.at(-1)).toEqual({ color: '미드나이트 블루', option: '선물 포장' });
  await userEvent.click(radio('기본 구성'));
  expect(screen.queryByText('알림')).toBeNull();
  await userEvent.click(radio(/^크림 화이트/u));
  expect(asked.at(-1)).toEqual({ color: '크림 화이트', option: '기본 구성' });
  expect(screen.getByText('알림')).toBeTruthy();
});
