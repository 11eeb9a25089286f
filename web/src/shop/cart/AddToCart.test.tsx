// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { aCart, aLine } from '../../../test/support/sample-cart.ts';
import { NetworkError } from '../../shared/errors/network-error.ts';
import { AddToCart } from './AddToCart.tsx';
import { keepPendingPurchase, readPendingPurchase } from '../session/pending-purchase.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const item = { variantId: 'V1', quantity: 1 };
const at = '/familyshop/goods/detailGoods?gdsGrpNo=GD1';
const changed = {
  __typename: 'CartChanged',
  cart: aCart([aLine()]),
  member: { __typename: 'Member', id: 'me' },
};
const press = () => userEvent.click(screen.getByRole('button', { name: '장바구니 담기' }));

interface Input {
  idempotencyKey: string;
  items: { quantity: number }[];
}

/** Two pieces are chosen by a button beside it. */
function Choice() {
  const [quantity, setQuantity] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setQuantity(2)}>
        2개
      </button>
      <AddToCart items={[{ ...item, quantity }]} isRefused={() => false} />
    </>
  );
}

function open(answer: () => Promise<object>, isMember = true) {
  const keys: string[] = [];
  const quantities: unknown[] = [];
  const execute = async ({ variables }: { variables: Record<string, unknown> }) => {
    const input = variables.input as Input;
    keys.push(input.idempotencyKey);
    quantities.push(input.items[0]?.quantity);
    return { data: { addToCart: await answer() }, ageSeconds: 0 };
  };
  renderInMall(<Choice />, { at, execute, isMember });
  return Object.assign(keys, { quantities });
}

test('a press shows at once that it is in the cart, with the way there', async () => {
  const answer = Promise.withResolvers<object>();
  open(() => answer.promise);
  await press();
  expect(screen.getByText('장바구니에 담았어요.')).toBeTruthy();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: '장바구니 보기' }).pathname).toBe(
    '/familyshop/order/cart',
  );
  answer.resolve(changed);
});

test('presses while one is under way are the same press', async () => {
  const answer = Promise.withResolvers<object>();
  const keys = open(() => answer.promise);
  await press();
  await press();
  answer.resolve(changed);
  await waitFor(() => expect(keys).toHaveLength(1));
});

test('a press with another quantity counts too, after the one that is under way', async () => {
  const answer = Promise.withResolvers<object>();
  const keys = open(() => answer.promise);
  await press();
  await userEvent.click(screen.getByRole('button', { name: '2개' }));
  await press();
  await press();
  answer.resolve(changed);
  await waitFor(() => expect(keys.quantities).toEqual([1, 2]));
  expect(new Set(keys).size).toBe(2);
});

test('a refusal takes the place of the good news', async () => {
  open(async () => ({ __typename: 'LimitReached', message: '', maximum: 99 }));
  await press();
  expect(await screen.findByText('한 상품은 99개까지 담을 수 있어요. 수량을 줄여 주세요.')).toBeTruthy();
  expect(screen.queryByText('장바구니에 담았어요.')).toBeNull();
});

test('after an answer that was lost the next press has no second effect', async () => {
  let isLost = true;
  const keys = open(async () => {
    if (isLost) throw new NetworkError();
    return changed;
  });
  await press();
  await screen.findByText(/네트워크 오류/u);
  isLost = false;
  await press();
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toBe(keys[1]);
});

test('a visitor’s press waits until they have signed in for it', async () => {
  open(async () => changed, false);
  await press();
  expect(readPendingPurchase('familyshop')).toMatchObject({ kind: 'cart', items: [item], address: at });
});

test('it is done, in sight, for the member who has signed in, and for no one else', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  const pending = { kind: 'cart', items: [item], address: at, view: 'before' } as const;
  keepPendingPurchase('familyshop', { ...pending, member: 'another member' });
  const others = open(async () => changed);
  keepPendingPurchase('familyshop', { ...pending, member: 'access' });
  cleanup();
  const keys = open(async () => changed);
  expect(await screen.findByText('장바구니에 담았어요.')).toBeTruthy();
  // The page opened at its top.
  expect(shown.mock.contexts).toEqual([screen.getByRole('button', { name: '알림 닫기' })]);
  await waitFor(() => expect(readPendingPurchase('familyshop')).toBeNull());
  expect([others.length, keys.length]).toEqual([0, 1]);
});
