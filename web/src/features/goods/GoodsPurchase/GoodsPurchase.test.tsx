// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { knowDialogs } from '../../../../test/support/dialog.ts';
import { answering, failing } from '../../../../test/support/answers.ts';
import { renderInMall } from '../../../../test/support/in-mall.tsx';
import { aGoodsPrice, goodsToBuy } from '../../../../test/support/sample-products.ts';
import {
  GoodsPriceDocument,
  type ChoicePriceFragment,
  type Device,
  type GoodsPurchaseFragment,
} from '../../../__generated__/graphql.ts';
import { openOverlays } from '../../../shop/overlay/overlay-history.ts';
import { readPendingPurchase } from '../../../shop/session/pending-purchase.ts';
import { GoodsPurchase } from './GoodsPurchase.tsx';

beforeAll(knowDialogs);
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

interface Choice {
  variantId: string;
  quantity: number;
}

/** What the mall says of a choice; null: it does not tell. */
type PriceOf = (choice: Choice, goods: GoodsPurchaseFragment) => object | null | Promise<object | null>;

const byOption: PriceOf = ({ variantId, quantity }, { variants }) =>
  aGoodsPrice((variants?.find(({ id }) => id === variantId)?.price ?? 0) * quantity);

const night = '&color=미드나이트 블루';
/** A choice with nothing open. */
const all = `${night}&option=1`;

/** As the browser's forward and back buttons do. */
async function travel(steps: number): Promise<void> {
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.go(steps);
  await act(() => arrived);
}

interface Opened {
  query?: string;
  device?: Device;
  price?: PriceOf;
  isInWindow?: boolean;
}

function open(
  fields: Partial<GoodsPurchaseFragment> = {},
  { query = all, device = 'DESKTOP', price = byOption, isInWindow = false }: Opened = {},
) {
  const goods = goodsToBuy(fields);
  const asked: Choice[] = [];
  const answer = async (variables: Record<string, unknown>) => {
    const choice = variables as unknown as Choice;
    asked.push(choice);
    const told = await price(choice, goods);
    if (told && 'errors' in told) return told;
    return { mall: { __typename: 'Mall', id: 'm', product: { __typename: 'Goods', id: goods.id, price: told } } };
  };
  renderInMall(<GoodsPurchase goods={goods} />, {
    at: `/familyshop/goods/detailGoods?gdsGrpNo=GD00000001${query}`,
    device,
    isInWindow,
    execute: answering([GoodsPriceDocument, answer]).execute,
  });
  return asked;
}

const total = () => screen.getByText('총 상품금액').textContent;
const totalIs = (amount: string) => waitFor(() => expect(total()).toContain(amount));
const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const bar = () => screen.getByRole('button', { name: '구매하기' }).parentElement?.textContent;

test('an option adds its surcharge to the total', async () => {
  open();
  await totalIs('12,900원');
  await userEvent.click(radio(/필터 2개 추가/));
  await totalIs('24,900원');
  expect(bar()).toContain('24,900원');
});

test('the price is that of the mall for just this choice, with its delivery', async () => {
  const asked = open(
    {},
    { query: `${night}&option=2&quantity=2`, price: () => aGoodsPrice(77_777, { deliveryFee: 1_234 }) },
  );
  await totalIs('77,777원 배송비 1,234원 별도');
  expect(bar()).toContain('77,777원배송비 1,234원 별도');
  expect(asked).toMatchObject([{ variantId: 'variant 2 미드나이트 블루', quantity: 2 }]);
});

test('while the mall calculates, the last sum stays, marked as pending; quick presses are one question', async () => {
  const answers: (() => void)[] = [];
  const asked = open(
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
  open(
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
  open({}, { price: () => null });
  await totalIs('주문서에서 계산해요');
  expect(total()).not.toMatch(/\d/u);
  expect(screen.getByRole('button', { name: '구매하기' })).toBeTruthy();
});

test('options show their surcharge and stock; those that are sold out say so and cannot be chosen', async () => {
  open();
  expect(radio(/필터 2개 추가 3개 남음 \+12,000원/)).toBeTruthy();
  const gone = radio(/선물 포장.*품절/);
  await userEvent.click(gone);
  expect(gone.checked).toBe(false);
  expect(screen.getByText('고를 수 없어요 · 품절')).toBeTruthy();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('where several sizes or colors are left', () => {
  const sizes = ['90(S)', '95(M)', '100(L)'].map((name, index) => ({
    __typename: 'GoodsOption' as const,
    number: String(index + 1),
    name,
    surcharge: 0,
    stock: index === 1 ? 0 : 9,
  }));
  test('none of them is chosen for the shopper, and no sum is shown', () => {
    const asked = open({ options: sizes }, { query: '' });
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
    expect(screen.queryByText('총 상품금액')).toBeNull();
    expect(bar()).toContain('색상과 사이즈를 골라 주세요');
    expect(asked).toEqual([]);
  });

  test.each(['구매하기', '장바구니 담기'])('%s asks for what is missing, one after the other', async (name) => {
    open({ options: sizes }, { query: '' });
    await press(name);
    expect(screen.getByText('색상을 골라 주세요.')).toBeTruthy();
    expect(document.activeElement).toBe(radio('미드나이트 블루'));
    await userEvent.keyboard(' ');
    expect(screen.queryByText('색상을 골라 주세요.')).toBeNull();
    await press(name);
    expect(screen.getByText('사이즈를 골라 주세요.').closest('fieldset')).toBe(
      screen.getByRole('group', { name: '사이즈' }),
    );
    expect(document.activeElement).toBe(radio('90(S)'));
    await userEvent.keyboard(' ');
    expect(screen.queryByText('사이즈를 골라 주세요.')).toBeNull();
    await totalIs('12,900원');
    expect(bar()).toContain('미드나이트 블루 · 90(S)');
  });

  test('a lone option stands', async () => {
    const asked = open({ options: sizes.slice(0, 1), colors: goodsToBuy().colors.slice(0, 1) }, { query: '' });
    expect(radio('90(S)').checked).toBe(true);
    await totalIs('12,900원');
    expect(asked).toMatchObject([{ variantId: 'variant 1 미드나이트 블루' }]);
  });

  test('on a phone they are asked for in a sheet, and then the button that was pressed acts', async () => {
    open({ options: sizes }, { query: night, device: 'MOBILE' });
    await press('장바구니 담기');
    const sheet = within(await screen.findByRole('dialog', { name: '사이즈를 골라 주세요' }));
    const confirm = sheet.getByRole('button', { name: '장바구니 담기' });
    await userEvent.click(confirm);
    expect(sheet.getByText('사이즈를 골라 주세요.')).toBeTruthy();
    expect(document.activeElement).toBe(sheet.getByRole('radio', { name: '90(S)' }));
    await userEvent.click(sheet.getByRole('radio', { name: '100(L)' }));
    expect(sheet.getByText(/1개/).textContent).toBe('1개 12,900원');
    await userEvent.click(confirm);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // A visitor signs in first; what was pressed is done after, with all that was chosen.
    await waitFor(() => expect(readPendingPurchase('familyshop')).toMatchObject({ kind: 'cart' }));
    const address = new URLSearchParams(readPendingPurchase('familyshop')?.address);
    expect([address.get('color'), address.get('option')]).toEqual(['미드나이트 블루', '3']);
  });

  test('a sheet that a reload opens again has a button with a name, which chooses', async () => {
    open({ options: sizes }, { query: night, device: 'MOBILE' });
    await press('장바구니 담기');
    await screen.findByRole('dialog');
    cleanup();
    open({ options: sizes }, { query: night, device: 'MOBILE' });
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(sheet.getByRole('radio', { name: '100(L)' }));
    await userEvent.click(sheet.getByRole('button', { name: '선택 완료' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(bar()).toContain('미드나이트 블루 · 100(L)'));
    expect(readPendingPurchase('familyshop')).toBeNull();
  });

  test('a sheet that was confirmed does not come back with the forward button, nor does its choice go', async () => {
    open({ options: sizes }, { query: night, device: 'MOBILE', isInWindow: true });
    await press('장바구니 담기');
    await screen.findByRole('dialog');
    cleanup(); // After a reload the button that opened it is not pressed, which would lead to another page.
    open({ options: sizes }, { query: night, device: 'MOBILE', isInWindow: true });
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(sheet.getByRole('radio', { name: '100(L)' }));
    await userEvent.click(sheet.getByRole('button', { name: '선택 완료' }));
    await waitFor(() => expect(bar()).toContain('미드나이트 블루 · 100(L)'));
    await travel(1);
    expect(openOverlays()).toBe('');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bar()).toContain('미드나이트 블루 · 100(L)');
    await travel(-1);
    expect(bar()).toContain('미드나이트 블루 · 100(L)');
  });

  test('a sheet keeps its title and what is in it while it slides away', async () => {
    open({ options: sizes }, { query: night, device: 'MOBILE' });
    await press('장바구니 담기');
    await screen.findByRole('dialog');
    cleanup();
    open({ options: sizes }, { query: night, device: 'MOBILE' });
    const sheet = await screen.findByRole<HTMLDialogElement>('dialog', { name: '사이즈를 골라 주세요' });
    await userEvent.click(within(sheet).getByRole('radio', { name: '100(L)' }));
    await userEvent.click(within(sheet).getByRole('button', { name: '선택 완료' }));
    await waitFor(() => expect(sheet.open).toBe(false));
    await waitFor(() => expect(bar()).toContain('미드나이트 블루 · 100(L)'));
    expect(within(sheet).getByRole('heading', { hidden: true }).textContent).toBe('사이즈를 골라 주세요');
    expect(within(sheet).getByRole<HTMLInputElement>('radio', { name: '100(L)', hidden: true }).checked).toBe(true);
  });

  test('a sheet that a reload opens again where nothing is missing leaves no entry behind', async () => {
    open({ options: sizes }, { query: night, device: 'MOBILE' });
    await press('장바구니 담기');
    await screen.findByRole('dialog');
    cleanup();
    open({ options: sizes }, { query: `${night}&option=3`, device: 'MOBILE' });
    await waitFor(() => expect(openOverlays()).toBe(''));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a sheet that is closed chooses nothing', async () => {
    open({ options: sizes }, { query: night, device: 'MOBILE' });
    await press('구매하기');
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(sheet.getByRole('radio', { name: '100(L)' }));
    await userEvent.click(sheet.getByRole('button', { name: '닫기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bar()).toContain('사이즈를 골라 주세요');
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([radio('미드나이트 블루')]);
  });
});

test('pieces multiply the total, and there are no more than are left', async () => {
  open({}, { query: `${night}&option=2` });
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
  open({}, { query: '&option=2&color=크림 화이트' });
  expect(screen.getAllByRole('radio', { checked: true })).toEqual([radio(/필터 2개 추가/)]);
  cleanup();
  open({}, { query: '&option=3' });
  expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
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
  open({}, { price: () => aGoodsPrice(60_000, { installments }) });
  expect((await installmentRows()).map(({ textContent }) => textContent)).toEqual([
    '개월월 납부액할부이자총 납부액',
    '3개월20,197원591원60,591원',
    '10개월6,163원1,635원61,635원',
  ]);
});

test('where the mall offers no installments, none are mentioned', async () => {
  open({}, { price: () => aGoodsPrice(900_000, { installments: [offer(1, 900_000, true)] }) });
  await totalIs('900,000원');
  expect(screen.queryByText('할부')).toBeNull();
});

test('a card that takes some months without interest is named beside them', async () => {
  const installments = [offer(2, 60_444), offer(6, 61_038)];
  open(
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
  expect(screen.getAllByRole('radio', { name: '남색' })).toHaveLength(1);
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

  test('of goods that come again and again lead to their subscription, and nothing is bought once', () => {
    open({ isSubscription: true });
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: '구독 조건 보고 신청하기' });
    expect(link.pathname + link.search).toBe('/familyshop/subs/detailSubs?subsNo=GD00000001');
    expect(screen.queryByRole('button', { name: /구매|담기/u })).toBeNull();
  });
});

test.each<[string, Partial<GoodsPurchaseFragment>, Partial<ChoicePriceFragment> | null, string]>([
  ['택배배송 · 배송비 3,000원 (5만원 이상 무료)', {}, {}, '30개'],
  ['택배배송 · 무료배송', {}, { deliveryFee: 0 }, '30개'],
  ['택배배송 · 배송비 2,500원 (35,000원 이상 무료)', {}, { deliveryFee: 2_500, freeDeliveryFrom: 35_000 }, '30개'],
  ['택배배송 · 배송비 3,000원', { freeDeliveryFrom: null }, { freeDeliveryFrom: null }, '30개'],
  ['택배배송 · 배송비 3,000원 (5만원 이상 무료)', {}, null, '30개'],
  ['택배배송 · 무료배송', { options: [], colors: [], hasStock: true }, { deliveryFee: 0 }, '재고 있음'],
  [
    '배송비는 주문할 때 알려 드려요',
    { deliveryType: null, deliveryPrice: null, options: null, colors: [], hasStock: null },
    null,
    '주문할 때 확인해 드려요',
  ],
  ['직접수령', { deliveryType: 'SELF_PICKUP', isSoldOut: true }, { deliveryFee: 0 }, '품절'],
])('delivery "%s" and stock are told', async (delivery, fields, price, stock) => {
  open(fields, { price: () => price && aGoodsPrice(12_900, price) });
  await waitFor(() => expect(screen.getByText('총 상품금액').getAttribute('aria-busy')).toBe('false'));
  expect(screen.getByText('배송').nextSibling?.firstChild?.textContent).toBe(delivery);
  expect(screen.getByText('재고').nextSibling?.textContent).toBe(stock);
});

test.each<[string | null, Partial<GoodsPurchaseFragment>, Partial<ChoicePriceFragment>]>([
  ['제주·도서산간 추가 배송비 5,000원', {}, { remoteAreaFee: 5_000 }],
  ['제주·도서산간 추가 배송비가 있을 수 있어요', {}, { remoteAreaFee: null }],
  [null, {}, { remoteAreaFee: 0 }],
  [null, { deliveryType: 'SELF_PICKUP' }, {}],
])('of islands it says "%s"', async (text, fields, price) => {
  open(fields, { price: () => aGoodsPrice(12_900, price) });
  await totalIs('12,900원');
  expect(screen.queryByText(/^제주·도서산간/u)?.textContent ?? null).toBe(text);
});

test.each([
  ['SPECIAL', '약속한 날 기사님이 설치해 드려요.'],
  ['SHUTTLE', '정해진 날 지역 차량이 배송해 드려요.'],
  ['COMMON', null],
] as const)('a delivery of the type %s is explained by "%s"', (deliveryType, text) => {
  open({ deliveryType });
  expect(screen.queryByText(/기사님이|지역 차량/u)?.textContent ?? null).toBe(text);
});

test('goods without known prices show no amount without figures', () => {
  open({
    salePrice: null,
    options: null,
    colors: [],
    deliveryPrice: null,
    deliveryType: null,
    status: null,
  });
  expect(document.body.textContent).not.toMatch(/NaN|undefined|null|Infinity|(?<![\d지])원(?!금)/u);
});
