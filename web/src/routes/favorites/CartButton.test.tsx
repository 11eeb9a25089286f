// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answering, failing } from '../../../test/support/answers.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { someGoods } from '../../../test/support/sample-products.ts';
import { AddToCartDocument, FavoriteChoicesDocument } from '../../__generated__/graphql.ts';
import { CartButton } from './CartButton.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const aVariant = (id: string, optionName: string | null, isAvailable = true) => ({
  __typename: 'GoodsVariant',
  id,
  optionName,
  color: null,
  price: 12_900,
  isAvailable,
});

function open(variants: object[], choices?: () => object) {
  const product = { __typename: 'Goods', id: 'goods-1', variants };
  const message = '재고가 없어요.';
  const { execute, inputsOf } = answering(
    [FavoriteChoicesDocument, choices ?? (() => ({ mall: { __typename: 'Mall', id: 'm', product } }))],
    [AddToCartDocument, () => ({ addToCart: { __typename: 'OutOfStock', message, shortages: [] } })],
  );
  renderInMall(<CartButton goods={someGoods({ name: '전기포트' })} />, { execute, isMember: true });
  return () => inputsOf(AddToCartDocument);
}

const press = () => userEvent.click(screen.getByRole('button', { name: '전기포트 장바구니 담기' }));

test('goods without a choice go into the cart at once, and a refusal is told', async () => {
  const added = open([aVariant('v1', null)]);
  await press();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^품절됐어요/u);
  expect(added()).toEqual([expect.objectContaining({ items: [{ variantId: 'v1', quantity: 1 }] })]);
});

test('of several the shopper chooses, and none is chosen before', async () => {
  const added = open([aVariant('v1', '기본'), aVariant('v2', '필터'), aVariant('v3', '선물', false)]);
  await press();
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: '전기포트 옵션' });
  expect(choice.value).toBe('');
  expect(screen.getByRole('option', { name: '선물 (품절)' })).toHaveProperty('disabled', true);
  await press();
  expect(screen.getByRole('alert').textContent).toBe('옵션을 선택해 주세요.');
  expect(added()).toEqual([]);
  await userEvent.selectOptions(choice, '필터');
  await press();
  expect(added()).toEqual([expect.objectContaining({ items: [{ variantId: 'v2', quantity: 1 }] })]);
});

test('goods of which nothing is left, and choices that cannot be read, are told', async () => {
  open([aVariant('v1', null, false)]);
  await press();
  expect((await screen.findByRole('alert')).textContent).toBe('지금은 담을 수 없는 상품이에요.');
  cleanup();
  open([], () => failing('MALL_TIMEOUT', '잠시 뒤 다시 시도해 주세요.'));
  await press();
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
});
