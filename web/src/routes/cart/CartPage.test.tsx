// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { knowDialogs } from '../../../test/support/dialog.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { aCart, aCartPrice, aLine } from '../../../test/support/sample-cart.ts';
import type { CartLineFragment } from '../../__generated__/graphql.ts';
import { NetworkError } from '../../shared/errors/network-error.ts';
import { CartPage } from './page.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  knowDialogs();
});
afterEach(cleanup);

type Input = Record<string, unknown> & { numbers?: string[]; lines?: { number: string; quantity: number }[] };

interface Mall {
  lines: CartLineFragment[];
  /** The refusal that the mall returns instead. */
  refuse?: () => object;
  /** Before the mall takes a change. */
  late?: () => Promise<void>;
  /** What the mall says of a part of the lines; null: it does not say. */
  price?: (lines: CartLineFragment[]) => object | null | Promise<object | null>;
}

function openCart({ lines, refuse, late, price = aCartPrice }: Mall, settings = {}) {
  const sent: Input[] = [];
  let cart = lines;
  const execute = async ({ variables }: { variables: Record<string, unknown> }) => {
    const input = variables.input as Input | undefined;
    const numbers = variables.lineNumbers as string[] | undefined;
    if (numbers) {
      sent.push({ numbers, isPrice: true });
      const told = await price(cart.filter(({ number }) => numbers.includes(number)));
      const priced = told && { __typename: 'CartPrice', ...told };
      const viewer = { __typename: 'Member', id: 'me', cart: { __typename: 'Cart', id: 'cart', price: priced } };
      return { data: { viewer }, ageSeconds: 0 };
    }
    if (!input)
      return {
        data: { viewer: { __typename: 'Member', id: 'me', cart: aCart(cart) } },
        ageSeconds: 0,
      };
    sent.push(input);
    await late?.();
    const mutation = input.numbers ? 'removeCartLines' : input.items ? 'addToCart' : 'updateCartLines';
    const [change] = input.lines ?? [];
    if (refuse) return { data: { [mutation]: refuse() }, ageSeconds: 0 };
    cart = cart
      .filter(({ number }) => !input.numbers?.includes(number))
      .map((line) =>
        line.number === change?.number
          ? { ...line, quantity: change.quantity, lineTotal: line.unitPrice * change.quantity }
          : line,
      );
    const changed = {
      __typename: 'CartChanged',
      cart: aCart(cart),
      member: { __typename: 'Member', id: 'me' },
    };
    return { data: { [mutation]: changed }, ageSeconds: 0 };
  };
  renderInMall(<CartPage />, { at: '/familyshop/order/cart', execute, isMember: true, settings });
  return sent;
}

const kettle = aLine({ number: '1', lineTotal: 12_900 });
const pan = aLine({ number: '2', lineTotal: 30_000 });
const gone = aLine({ number: '3', isOrderable: false, notOrderableReason: 'SOLD_OUT' });

const lineOf = (number: string) => screen.getByRole('checkbox', { name: new RegExp(`전기포트 ${number} .*선택`) });
const articleOf = (number: string) => {
  const article = lineOf(number).closest('article');
  if (!article) throw new Error(number);
  return within(article);
};
const group = () => screen.getByRole('region', { name: '택배배송' });
const summary = () => screen.getByRole('region', { name: '주문 금액' }).textContent;

test('a company has an estimate of the lines that are selected, and nobody else', async () => {
  openCart({ lines: [kettle, pan, gone] }, { salesType: 'BUSINESS' });
  const link = await screen.findByRole('link', { name: '선택한 상품의 견적서 보고 인쇄하기' });
  expect(link.getAttribute('href')).toMatch(/\?document=1%2C2$/u);
  cleanup();
  openCart({ lines: [kettle] });
  await screen.findByRole('region', { name: '주문 금액' });
  expect(screen.queryByRole('link', { name: /견적서/u })).toBeNull();
});

test('goods are grouped by delivery, with the fee and the amount missing to free delivery', async () => {
  openCart({ lines: [kettle, pan] });
  const group = within(await screen.findByRole('region', { name: '택배배송' }));
  expect(group.getAllByRole('article')).toHaveLength(2);
  expect(group.getByText(/배송비/u).textContent).toBe('배송비 3,000원 · 7,100원 더 담으면 무료배송이에요');
  expect(summary()).toContain('45,900원');
  expect(summary()).toContain('배송비 3,000원 포함');
});

test('goods that cannot be ordered say why, cannot be selected, and count in no sum', async () => {
  openCart({ lines: [kettle, gone] });
  await screen.findByText('품절된 상품이에요.');
  expect(lineOf('3')).toMatchObject({ checked: false, disabled: true });
  expect(screen.getByRole('checkbox', { name: '전체 선택 (1/1)' })).toMatchObject({ checked: true });
  expect(summary()).toContain('총 1건 주문하기');
  await userEvent.click(screen.getByRole('button', { name: '구매 불가 상품 삭제' }));
  await waitFor(() => expect(screen.queryByText('품절된 상품이에요.')).toBeNull());
});

test('the sum of a selection is the mall’s, and nothing chosen is nothing to order', async () => {
  const sent = openCart({ lines: [kettle, pan] });
  await screen.findAllByRole('article');
  await userEvent.click(lineOf('2'));
  await waitFor(() => expect(summary()).toContain('15,900원'));
  expect(group().textContent).toContain('배송비 3,000원 · 37,100원 더 담으면 무료배송이에요');
  expect(summary()).toContain('129P가 쌓여요');
  await userEvent.click(lineOf('1'));
  expect(screen.getByRole('button', { name: '상품을 선택해 주세요' })).toMatchObject({ disabled: true });
  await userEvent.click(screen.getByRole('checkbox', { name: '전체 선택 (0/2)' }));
  expect(summary()).toContain('45,900원');
  expect(sent).toEqual([{ numbers: ['1'], isPrice: true }]);
});

test('while the mall calculates, the last sum stays, marked as pending; quick changes are one question', async () => {
  const answers: (() => void)[] = [];
  const sent = openCart({
    lines: [kettle, pan, aLine({ number: '4', lineTotal: 40_000 })],
    price: (lines) => new Promise((resolve) => void answers.push(() => resolve(aCartPrice(lines)))),
  });
  await screen.findAllByRole('article');
  const before = summary();
  await userEvent.click(lineOf('4'));
  await userEvent.click(lineOf('2'));
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(sent).toEqual([{ numbers: ['1'], isPrice: true }]);
  expect(summary()?.replace(/총 \d건 주문하기/u, '')).toBe(before?.replace(/총 \d건 주문하기/u, ''));
  expect(screen.getByText('결제 예정 금액').parentElement?.getAttribute('aria-busy')).toBe('true');
  answers[0]?.();
  await waitFor(() => expect(summary()).toContain('15,900원'));
  expect(screen.getByText('결제 예정 금액').parentElement?.getAttribute('aria-busy')).toBe('false');
});

test('an answer that comes late never replaces that of a later selection', async () => {
  const answers: (() => void)[] = [];
  openCart({
    lines: [kettle, pan, aLine({ number: '4', lineTotal: 40_000 })],
    price: (lines) => new Promise((resolve) => void answers.push(() => resolve(aCartPrice(lines)))),
  });
  await screen.findAllByRole('article');
  await userEvent.click(lineOf('4'));
  await waitFor(() => expect(answers).toHaveLength(1));
  await userEvent.click(lineOf('2'));
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.();
  await waitFor(() => expect(summary()).toContain('15,900원'));
  answers[0]?.();
  await Promise.resolve();
  expect(summary()).toContain('15,900원');
});

test('a sum that the mall could not calculate is not shown, and is asked for again', async () => {
  let hasFailed = false;
  openCart({
    lines: [kettle, pan],
    price: (lines) => {
      if (hasFailed) return aCartPrice(lines);
      hasFailed = true;
      throw new NetworkError();
    },
  });
  await screen.findAllByRole('article');
  await userEvent.click(lineOf('2'));
  const retry = await screen.findByRole('button', { name: '다시 계산하기' });
  expect(summary()).not.toMatch(/[1-9][\d,]*원/u);
  await userEvent.click(retry);
  await waitFor(() => expect(summary()).toContain('15,900원'));
  expect(document.activeElement?.tagName).toBe('DL');
});

test('a mall that does not tell the sum of a selection is not second-guessed', async () => {
  openCart({ lines: [kettle, pan], price: () => null });
  await screen.findAllByRole('article');
  await userEvent.click(lineOf('2'));
  await waitFor(() => expect(summary()).toContain('주문서에서 계산해요'));
  expect(summary()).not.toMatch(/[1-9][\d,]*원/u);
  expect(group().textContent).toContain('배송비 주문서에서 계산해요');
  expect(screen.getByRole('button', { name: '총 1건 주문하기' })).toBeTruthy();
});

test('a changed price is shown with both prices', async () => {
  openCart({ lines: [aLine({ number: '1', lineTotal: 13_900, previousUnitPrice: 12_900 })] });
  expect(await screen.findByText('담은 뒤 1,000원 올랐어요')).toBeTruthy();
  expect(articleOf('1').getByText('12,900', { exact: false }).closest('s')).toBeTruthy();
});

test('a low stock is shown, and limits the quantity', async () => {
  openCart({ lines: [aLine({ number: '1', quantity: 2, availableQuantity: 2 })] });
  expect(await screen.findByText('2개 남았어요')).toBeTruthy();
  const more = articleOf('1').getByRole('button', { name: '수량 늘리기' });
  expect(more.getAttribute('aria-disabled')).toBe('true');
});

test('of quick presses only the last quantity is sent to the mall', async () => {
  const sent = openCart({ lines: [kettle] });
  await screen.findByRole('article');
  const more = articleOf('1').getByRole('button', { name: '수량 늘리기' });
  await userEvent.click(more);
  await userEvent.click(more);
  await userEvent.click(more);
  await waitFor(() => expect(summary()).toContain('51,600원'));
  expect(sent.at(-1)).toMatchObject({ lines: [{ number: '1', quantity: 4 }] });
});

test('a quantity that waits for the answer to the one before is sent when the document is left', async () => {
  const sent = openCart({ lines: [kettle], late: () => new Promise(() => {}) });
  await screen.findByRole('article');
  const more = articleOf('1').getByRole('button', { name: '수량 늘리기' });
  await userEvent.click(more);
  await userEvent.click(more);
  const quantities = () => sent.flatMap(({ lines }) => lines?.map(({ quantity }) => quantity) ?? []);
  expect(quantities()).toEqual([2]);
  window.dispatchEvent(new Event('pagehide'));
  expect(quantities()).toEqual([2, 3]);
});

test('nothing is ordered while a quantity is wrong, which has the focus', async () => {
  const sent = openCart({ lines: [aLine({ number: '1', quantity: 1, availableQuantity: 2 })] });
  await screen.findByRole('article');
  const pieces = articleOf('1').getByRole('textbox');
  await userEvent.clear(pieces);
  await userEvent.type(pieces, '3');
  await userEvent.click(screen.getByRole('button', { name: '총 1건 주문하기' }));
  expect(document.activeElement).toBe(pieces);
  expect(sent).toEqual([]);
});

test('a refusal is shown at its line, which stays as it was', async () => {
  openCart({
    lines: [kettle],
    refuse: () => ({
      __typename: 'OutOfStock',
      message: '재고가 부족합니다.',
      shortages: [
        {
          __typename: 'StockShortage',
          cartLineNumber: '1',
          productNumber: 'GD00000001',
          optionNumber: null,
          colorName: null,
          quantity: 2,
          left: 1,
        },
      ],
    }),
  });
  await screen.findByRole('article');
  await userEvent.click(articleOf('1').getByRole('button', { name: '수량 늘리기' }));
  expect(await articleOf('1').findByText('지금 1개까지 구매할 수 있어요. 수량을 줄여 주세요.')).toBeTruthy();
  expect(articleOf('1').getByRole<HTMLInputElement>('textbox').value).toBe('1');
});

test('removed goods can be restored, and an empty cart links to the shop', async () => {
  const sent = openCart({ lines: [kettle] });
  await screen.findByRole('article');
  await userEvent.click(screen.getByRole('button', { name: /전기포트 1 .*삭제/ }));
  expect(await screen.findByRole('heading', { name: '장바구니가 비어 있어요' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '상품 둘러보기' })).toBeTruthy();
  expect(screen.getByText('한빛 전기포트 1 상품을 장바구니에서 뺐어요.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '되돌리기' }));
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({
      items: [{ variantId: 'variant-1', quantity: 1 }],
    }),
  );
});

test('a cart that failed to load says so, with a retry', async () => {
  renderInMall(<CartPage />, { execute: () => Promise.reject(new NetworkError()), isMember: true });
  expect(await screen.findByText('네트워크 오류입니다. 나중에 다시 시도해 주세요.')).toBeTruthy();
  expect(screen.getByRole('button', { name: '다시 시도' })).toBeTruthy();
});
