// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { knowDialogs } from '../../../../test/support/dialog.ts';
import { night, openPurchase, totalIs, radio, bar } from '../../../../test/support/open-goods-purchase.tsx';
import { goodsToBuy } from '../../../../test/support/sample-products.ts';
import type { GoodsPurchaseFragment } from '../../../__generated__/graphql.ts';
import { readPendingPurchase } from '../../../shop/session/pending-purchase.ts';
import type { RenderAlert } from './GoodsChoices.tsx';

beforeAll(knowDialogs);
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

test('an option adds its surcharge to the total', async () => {
  openPurchase({}, { query: night });
  await userEvent.click(radio(/필터 2개 추가/));
  await totalIs('24,900원');
  expect(bar()).toContain('24,900원');
});

const row = (name: string) => within(screen.getByText(name, { selector: 'li p' }).closest('li')!);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const typed = () => screen.getAllByRole('textbox', { name: /^각인/u }).map((field) => field.getAttribute('value'));

describe('several options in one visit', () => {
  test('are rows, each with its pieces and its price; the sum is that of the mall for all', async () => {
    const asked = openPurchase();
    await userEvent.click(radio(/필터 2개 추가/));
    await totalIs('37,800원');
    expect(screen.getByText('미드나이트 블루 · 필터 2개 추가 추가했어요')).toBeTruthy();
    await userEvent.click(row('미드나이트 블루 · 기본 구성').getByRole('button', { name: '수량 늘리기' }));
    await totalIs('50,700원');
    expect(row('미드나이트 블루 · 기본 구성').getByText('25,800')).toBeTruthy();
    expect(bar()).toContain('50,700원2종 3개');
    expect(asked.at(-1)).toMatchObject({
      variantId: 'variant 1 미드나이트 블루',
      quantity: 2,
      others: [{ variantId: 'variant 2 미드나이트 블루', quantity: 1 }],
    });
    await userEvent.click(screen.getByRole('button', { name: '미드나이트 블루 · 필터 2개 추가 빼기' }));
    await totalIs('25,800원');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '선택한 옵션' }));
  });

  test('one that is there already is said to be, and nothing changes', async () => {
    openPurchase();
    await userEvent.click(radio(/필터 2개 추가/));
    for (const name of [/기본 구성/, /필터 2개 추가/]) {
      await userEvent.click(radio(name));
      expect(screen.getByText('이미 선택한 옵션이에요').className).not.toContain('hidden');
    }
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  test('arrow keys move the choice and add none; a button opens it for another', async () => {
    openPurchase();
    radio(/기본 구성/).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: '다른 옵션 추가' }));
    expect(document.activeElement).toBe(radio(/기본 구성/));
    await userEvent.keyboard(' ');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('필터 2개 추가'),
      expect.stringContaining('기본 구성'),
    ]);
  });

  test('an arrow key onto an earlier row says that it is there, and leaves both as they are', async () => {
    openPurchase();
    await userEvent.click(row('미드나이트 블루 · 기본 구성').getByRole('button', { name: '수량 늘리기' }));
    await userEvent.click(radio(/필터 2개 추가/));
    radio(/필터 2개 추가/).focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByText('이미 선택한 옵션이에요').className).not.toContain('hidden');
    expect(radio(/필터 2개 추가/).checked).toBe(true);
    await totalIs('50,700원');
  });

  test('each has the words that it needs, and a press leads to the first that are missing', async () => {
    const options = ['이름 각인', '문구 각인'].map((name, index) => ({
      ...goodsToBuy().options![0]!,
      number: String(index + 1),
      name,
      words: { __typename: 'OptionWordsRule' as const, title: name, maximumLength: 10, allowedCharacters: null },
    }));
    openPurchase({ options }, { query: night });
    await userEvent.click(radio('이름 각인'));
    await userEvent.type(await screen.findByRole('textbox', { name: '이름 각인' }), '한가온');
    await userEvent.click(radio('문구 각인'));
    const second = await screen.findByRole('textbox', { name: '문구 각인' });
    await userEvent.click(screen.getByRole('button', { name: '장바구니 담기' }));
    expect(document.activeElement).toBe(second);
    await userEvent.type(second, '축하해요');
    await userEvent.click(screen.getByRole('button', { name: '장바구니 담기' }));
    expect(readPendingPurchase('familyshop')?.items).toEqual([
      { variantId: 'variant 1 미드나이트 블루', quantity: 1, optionWords: '한가온' },
      { variantId: 'variant 2 미드나이트 블루', quantity: 1, optionWords: '축하해요' },
    ]);
  });

  test('pieces of one option can have words of their own, which wait while fewer pieces are wanted', async () => {
    const [plain] = goodsToBuy().options!;
    const words = { __typename: 'OptionWordsRule', title: '각인', maximumLength: 10, allowedCharacters: null } as const;
    openPurchase({ options: [{ ...plain!, words }] }, { query: `${night}&option=1&quantity=3` });
    await userEvent.clear(await screen.findByRole('textbox', { name: '각인' }));
    await userEvent.type(screen.getByRole('textbox', { name: '각인' }), '한가온');
    await userEvent.click(screen.getByRole('button', { name: '3개에 다른 문구 넣기' }));
    await userEvent.type(screen.getByRole('textbox', { name: '각인 2' }), '윤슬기');
    await userEvent.click(screen.getByRole('button', { name: '장바구니 담기' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '각인 3' }));
    await userEvent.type(screen.getByRole('textbox', { name: '각인 3' }), '남궁하람');

    for (const step of ['수량 줄이기', '수량 줄이기']) await press(step);
    await userEvent.type(screen.getByRole('textbox', { name: '각인' }), '에게');
    expect(typed()).toEqual(['한가온에게']);
    for (const step of ['수량 늘리기', '수량 늘리기']) await press(step);
    expect(typed()).toEqual(['한가온에게', '윤슬기', '남궁하람']);
    await press('3개에 같은 문구 넣기');
    expect(typed()).toEqual(['한가온에게']);
    await press('3개에 다른 문구 넣기');
    expect(typed()).toEqual(['한가온에게', '윤슬기', '남궁하람']);

    await userEvent.click(screen.getByRole('button', { name: '장바구니 담기' }));
    expect(readPendingPurchase('familyshop')?.items).toMatchObject([
      { quantity: 1, optionWords: '한가온에게' },
      { quantity: 1, optionWords: '윤슬기' },
      { quantity: 1, optionWords: '남궁하람' },
    ]);
  });
});

test('options show their surcharge and stock; those that are sold out say so and cannot be chosen', async () => {
  openPurchase();
  expect(radio(/필터 2개 추가 3개 남음 \+12,000원/)).toBeTruthy();
  const gone = radio(/선물 포장.*품절/);
  await userEvent.click(gone);
  expect(gone.checked).toBe(false);
  expect(screen.getByText('선택할 수 없어요 · 품절')).toBeTruthy();
});

test('pieces multiply the total, and there are no more than are left', async () => {
  openPurchase({}, { query: `${night}&option=2` });
  await screen.findByText('총 상품금액');
  await userEvent.click(screen.getByRole('button', { name: '수량 늘리기' }));
  await totalIs('49,800원');
  const pieces = screen.getByRole<HTMLInputElement>('textbox', { name: /수량, 1개부터 3개까지/ });
  await userEvent.clear(pieces);
  await userEvent.type(pieces, '50{Enter}');
  expect(screen.getByText('3개까지 선택할 수 있어요.')).toBeTruthy();
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
