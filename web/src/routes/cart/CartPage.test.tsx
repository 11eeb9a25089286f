// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { knowDialogs } from '../../../test/support/dialog.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { aCart, aLine } from '../../../test/support/sample-cart.ts';
import type { CartLineFragment } from '../../__generated__/graphql.ts';
import { NetworkError } from '../../shared/errors/network-error.ts';
import { CartPage } from './page.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  knowDialogs();
});
afterEach(cleanup);

type Input = Record<string, unknown> & { number?: string; numbers?: string[]; quantity?: number };

interface Mall {
  lines: CartLineFragment[];
  /** The refusal that the mall returns instead. */
  refuse?: () => object;
}

function openCart({ lines, refuse }: Mall, settings = {}) {
  const sent: Input[] = [];
  let cart = lines;
  const execute = async ({ variables }: { variables: Record<string, unknown> }) => {
    const input = variables.input as Input | undefined;
    if (!input)
      return {
        data: { viewer: { __typename: 'Member', id: 'me', cart: aCart({ lines: cart }), cartCount: cart.length } },
        ageSeconds: 0,
      };
    sent.push(input);
    const mutation = input.numbers ? 'removeCartLines' : input.items ? 'addToCart' : 'updateCartLine';
    if (refuse) return { data: { [mutation]: refuse() }, ageSeconds: 0 };
    cart = cart
      .filter(({ number }) => !input.numbers?.includes(number))
      .map((line) =>
        line.number === input.number && input.quantity
          ? { ...line, quantity: input.quantity, lineTotal: line.unitPrice * input.quantity }
          : line,
      );
    const changed = { __typename: 'CartChanged', cartCount: cart.length, cart: aCart({ lines: cart }) };
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
const summary = () => screen.getByRole('region', { name: '주문 금액' }).textContent;

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
  expect(summary()).toContain('1개 주문하기');
  await userEvent.click(screen.getByRole('button', { name: '구매 불가 상품 삭제' }));
  await waitFor(() => expect(screen.queryByText('품절된 상품이에요.')).toBeNull());
});

test('the sum follows what is chosen, and nothing chosen is nothing to order', async () => {
  openCart({ lines: [kettle, pan] });
  await screen.findAllByRole('article');
  await userEvent.click(lineOf('2'));
  expect(summary()).toContain('최대 15,900원');
  await userEvent.click(lineOf('1'));
  expect(screen.getByRole('button', { name: '상품을 골라 주세요' })).toMatchObject({ disabled: true });
  await userEvent.click(screen.getByRole('checkbox', { name: '전체 선택 (0/2)' }));
  expect(summary()).toContain('45,900원');
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
  expect(sent.at(-1)).toMatchObject({ number: '1', quantity: 4 });
});

test('a refusal is shown at its line, which stays as it was', async () => {
  openCart({
    lines: [kettle],
    refuse: () => ({
      __typename: 'Conflict',
      message: '재고가 부족합니다.',
      reason: 'OUT_OF_STOCK',
      maximum: null,
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
  expect(await articleOf('1').findByText('지금 1개까지 살 수 있어요. 수량을 줄여 주세요.')).toBeTruthy();
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
      items: [{ productNumber: 'GD00000001', optionNumber: '1', colorName: '미드나이트 블루', quantity: 1 }],
    }),
  );
});

test('a cart that failed to load says so, with a retry', async () => {
  renderInMall(<CartPage />, { execute: () => Promise.reject(new NetworkError()), isMember: true });
  expect(await screen.findByText('네트워크 오류입니다. 나중에 다시 시도해 주세요.')).toBeTruthy();
  expect(screen.getByRole('button', { name: '다시 시도' })).toBeTruthy();
});

test('a mall that sells by upload alone has no cart', () => {
  renderInMall(<CartPage />, { isMember: true, settings: { salesType: 'UPLOAD', openAreas: ['MY_SHOP', 'UPLOAD'] } });
  expect(screen.getByRole('heading', { name: '이 쇼핑몰에서는 볼 수 없는 페이지예요' })).toBeTruthy();
});
