// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answering, failing, refusing } from '../../../../test/support/answers.ts';
import { renderInMall } from '../../../../test/support/in-mall.tsx';
import { aCart, aLine } from '../../../../test/support/sample-cart.ts';
import { anItem, anOrder } from '../../../../test/support/sample-orders.ts';
import { AddToCartDocument, OrderDetailDocument, type AddToCartInput } from '../../../__generated__/graphql.ts';
import { MantineSurface } from '../../../shared/ui/mantine/MantineSurface.tsx';
import { OrderActions } from '../OrderActions/OrderActions.tsx';
import { OrderAgainOutcome } from './OrderAgainOutcome.tsx';
import { useOrderAgain } from './use-order-again.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const added = { __typename: 'CartChanged', cart: aCart([aLine()]), member: { __typename: 'Member', id: 'me' } };
const soldOut = {
  __typename: 'OutOfStock',
  message: '재고가 부족해요.',
  shortages: [
    {
      __typename: 'StockShortage',
      cartLineNumber: null,
      productNumber: 'GD1',
      optionNumber: null,
      colorName: null,
      quantity: 1,
      left: 0,
    },
  ],
};

const order = anOrder({
  items: [
    anItem({ number: 'I1', variantId: 'V1', name: '전기포트', quantity: 2 }),
    anItem({ number: 'I2', variantId: 'V2', name: '돔 텐트', optionName: '4인용', colorName: null }),
    anItem({ number: 'I3', variantId: 'V1', name: '전기포트', quantity: 1, status: 'RETURNED' }),
    anItem({ number: 'I4', variantId: 'V4', name: '램프', optionName: null, colorName: null }),
  ],
});

function OrderAgain() {
  const again = useOrderAgain('O1');
  return (
    <>
      <OrderActions order={{ number: 'O1', availableActions: ['CANCEL'] }} again={again} of="전기포트 외 2건" />
      <OrderAgainOutcome again={again} />
    </>
  );
}

function open(
  answers: Record<string, object> = {},
  read: () => object = () => ({ viewer: { __typename: 'Member', id: 'me', order } }),
) {
  const { execute, inputsOf } = answering(
    [OrderDetailDocument, () => read()],
    [
      AddToCartDocument,
      ({ input }) => {
        const { variantId } = (input as AddToCartInput).items[0]!;
        return { addToCart: answers[variantId] ?? added };
      },
    ],
  );
  renderInMall(
    <MantineSurface>
      <OrderAgain />
    </MantineSurface>,
    { execute, isMember: true },
  );
  return () => (inputsOf(AddToCartDocument) as AddToCartInput[]).map(({ items }) => items);
}

/** It stands behind the dots, which close over it and have the focus again. */
async function press(): Promise<void> {
  const dots = screen.getByRole('button', { name: /^더보기/u });
  await userEvent.click(dots);
  await userEvent.click(screen.getByRole('button', { name: /^다시 담기/u }));
  expect([document.activeElement, screen.queryByRole('button', { name: /^다시 담기/u })]).toEqual([dots, null]);
}

test('the goods of an order are put into the cart again, each once with all its pieces', async () => {
  const sent = open();
  await press();
  expect(await screen.findByRole('link', { name: '장바구니 보기' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('상품 3개를 장바구니에 담았어요.');
  expect(sent()).toEqual([
    [{ variantId: 'V1', quantity: 3 }],
    [{ variantId: 'V2', quantity: 1 }],
    [{ variantId: 'V4', quantity: 1 }],
  ]);
});

test('what is sold out is told by its name, and does not keep the others away', async () => {
  const sent = open({ V2: soldOut, V4: refusing('이 상품은 담을 수 없어요.') });
  await press();
  const refused = await screen.findByRole('alert');
  expect(
    within(refused)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['돔 텐트 · 4인용 품절됐어요. 다른 상품을 선택해 주세요.', '램프 이 상품은 담을 수 없어요.']);
  expect(screen.getByRole('status').textContent).toContain('상품 1개를');
  expect(sent()).toHaveLength(3);
});

test('an order that cannot be read says so, and the next press tries again', async () => {
  let isDown = true;
  const sent = open({}, () =>
    isDown
      ? failing('MALL_TIMEOUT', '잠시 뒤 다시 시도해 주세요.')
      : { viewer: { __typename: 'Member', id: 'me', order } },
  );
  await press();
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(sent()).toEqual([]);
  isDown = false;
  await press();
  await screen.findByRole('link', { name: '장바구니 보기' });
  expect(screen.getByRole('status').textContent).toContain('상품 3개를');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an order whose goods are not told says that they could not be read', async () => {
  const sent = open({}, () => ({ viewer: { __typename: 'Member', id: 'me', order: null } }));
  await press();
  expect((await screen.findByRole('alert')).textContent).toBe(
    '주문한 상품을 불러오지 못했어요. 잠시 뒤 다시 눌러 주세요.',
  );
  expect(sent()).toEqual([]);
});
