// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answering } from '../../../test/support/answers.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { pressAtOnce } from '../../../test/support/press-at-once.ts';
import { someFacets, someGoods } from '../../../test/support/sample-products.ts';
import { CategoryProductsDocument } from '../../__generated__/graphql.ts';
import { CategoryResults } from './CategoryResults.tsx';

afterEach(cleanup);

const path = '/familyshop/goods/goodsList';

function openCategory() {
  const products = { __typename: 'ProductConnection', totalCount: 1, nodes: [someGoods()], facets: someFacets() };
  const category = { __typename: 'Category', id: 'c', products };
  const { execute, inputsOf } = answering([
    CategoryProductsDocument,
    () => ({ mall: { __typename: 'Mall', id: 'm', category } }),
  ]);
  const { router } = renderInMall(<CategoryResults number="1" isLine={false} corners={[]} onRetry={() => {}} />, {
    at: `${path}?ctgNo=1`,
    execute,
  });
  return { router, requests: () => inputsOf(CategoryProductsDocument) };
}

const link = (name: string | RegExp) => screen.getAllByRole('link', { name, hidden: true })[0]!;

test('choices that follow each other before the first is drawn narrow and sort together', async () => {
  const { requests } = openCategory();
  await screen.findByRole('link', { name: '낮은 가격순' });
  await pressAtOnce(
    () => link(/^다온/u),
    () => link(/^남색/u),
    () => link('낮은 가격순'),
    () => link('품절 제외'),
  );
  await waitFor(() =>
    expect(requests().at(-1)).toMatchObject({
      orderBy: 'PRICE_ASCENDING',
      filter: { maker: 'DO', color: '#1b2a4a', inStockOnly: true },
    }),
  );
});

test('back shows the choices of the list that it leads to', async () => {
  const { router } = openCategory();
  await screen.findByRole('link', { name: '낮은 가격순' });
  await pressAtOnce(() => link('낮은 가격순'));
  expect(link('낮은 가격순').getAttribute('aria-current')).toBe('true');
  await act(() => router.navigate(-1));
  expect(link('낮은 가격순').getAttribute('aria-current')).toBeNull();
});
