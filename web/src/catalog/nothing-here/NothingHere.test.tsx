// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answering } from '../../../test/support/answers.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { someGoods } from '../../../test/support/sample-products.ts';
import { PopularProductsDocument, ShellMenuDocument } from '../../__generated__/graphql.ts';
import { NothingHere } from './NothingHere.tsx';

afterEach(cleanup);

const goods = someGoods();
const category = (number: string, name: string, subcategories: unknown[] = []) => ({
  __typename: 'Category',
  id: number,
  number,
  name,
  type: 'GENERAL',
  url: null,
  priority: 1,
  isShownOnMobile: true,
  image: null,
  subcategories,
});
const menu = [category('100000', '식품', [category('100200', '과일')]), category('200000', '생활가전')];

function open(search: string) {
  const { execute } = answering(
    [ShellMenuDocument, () => ({ mall: { __typename: 'Mall', id: 'm', menu } })],
    [
      PopularProductsDocument,
      ({ category: number }) => ({
        mall: {
          __typename: 'Mall',
          id: 'm',
          category: {
            __typename: 'Category',
            id: number,
            products: { __typename: 'ProductConnection', nodes: [goods] },
          },
        },
      }),
    ],
  );
  renderInMall(<NothingHere kind="product" />, { at: `/familyshop/goods/detailGoods${search}`, execute });
}

test('in place of a product that is gone its category shows what sells best there', async () => {
  open('?ctgNo=100200&gdsGrpNo=GD00000001');
  expect(await screen.findByRole('heading', { level: 2, name: /비슷한 상품/u })).toBeTruthy();
  expect(screen.getByText('과일에서 잘 팔리는 순서예요')).toBeTruthy();
  expect(screen.getByText(goods.name)).toBeTruthy();
});

test('without a category in the address, or with one that is gone, the mall shows its own', async () => {
  open('?ctgNo=999999&gdsGrpNo=GD00000001');
  expect(await screen.findByRole('heading', { level: 2, name: /많이 찾는 상품/u })).toBeTruthy();
  expect(screen.getByText('식품에서 잘 팔리는 순서예요')).toBeTruthy();
});
