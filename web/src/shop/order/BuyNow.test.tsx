// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { readPendingPurchase } from '../session/pending-purchase.ts';
import { BuyNow } from './BuyNow.tsx';
import { readOrderSource } from './order-source.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const item = { variantId: 'V1', quantity: 2 };
const at = '/familyshop/goods/detailGoods?gdsGrpNo=GD1';

function open(answer: object, isMember = true, items = [item]) {
  const sent: unknown[] = [];
  const execute = async ({ variables }: { variables: Record<string, unknown> }) => {
    sent.push(variables.input);
    return { data: { createOrderSheet: answer }, ageSeconds: 0 };
  };
  renderInMall(<BuyNow items={items} label="구매하기" isRefused={() => false} />, { at, execute, isMember });
  return sent;
}

test('an order sheet is written of what is chosen alone, and remembers what it was made of', async () => {
  const sent = open({ __typename: 'OrderSheet', id: 'sheet', number: 'OS1' });
  await userEvent.click(screen.getByRole('button', { name: '구매하기' }));
  await waitFor(() => expect(readOrderSource('OS1')).toEqual({ item }));
  expect(sent).toEqual([expect.objectContaining({ mallUrl: 'familyshop', source: { item } })]);
});

test('several rows are bought in one order, and another sheet can be made of them', async () => {
  const items = [item, { variantId: 'V2', quantity: 1 }];
  const sent = open({ __typename: 'OrderSheet', id: 'sheet', number: 'OS2' }, true, items);
  await userEvent.click(screen.getByRole('button', { name: '구매하기' }));
  await waitFor(() => expect(readOrderSource('OS2')).toEqual({ items }));
  expect(sent).toEqual([expect.objectContaining({ source: { items } })]);
});

test('a refusal is shown at the button', async () => {
  open({
    __typename: 'OutOfStock',
    message: '재고가 부족해요.',
    shortages: [],
  });
  await userEvent.click(screen.getByRole('button', { name: '구매하기' }));
  expect((await screen.findByRole('alert')).textContent).toBe('품절됐어요. 다른 상품을 선택해 주세요.');
});

test('a visitor signs in first', async () => {
  const sent = open({}, false);
  await userEvent.click(screen.getByRole('button', { name: '구매하기' }));
  expect(readPendingPurchase('familyshop')).toMatchObject({ kind: 'order', items: [item], address: at });
  expect(sent).toEqual([]);
});
