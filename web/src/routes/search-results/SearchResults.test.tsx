// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answering } from '../../../test/support/answers.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { pressAtOnce } from '../../../test/support/press-at-once.ts';
import { someFacets, someGoods } from '../../../test/support/sample-products.ts';
import { SearchProductsDocument } from '../../__generated__/graphql.ts';
import { SearchResults } from './SearchResults.tsx';

afterEach(cleanup);

const link = (name: string | RegExp) => screen.getAllByRole('link', { name, hidden: true })[0]!;

test('choices that follow each other before the first is drawn narrow and sort together', async () => {
  const searchProducts = { __typename: 'ProductConnection', totalCount: 1, nodes: [someGoods()], facets: someFacets() };
  const { execute, inputsOf } = answering([
    SearchProductsDocument,
    () => ({ mall: { __typename: 'Mall', id: 'm', searchProducts } }),
  ]);
  renderInMall(<SearchResults keywords={['포트']} />, { at: '/familyshop/search/result?keyword=포트', execute });
  await screen.findByRole('link', { name: '낮은 가격순' });
  await pressAtOnce(
    () => link(/^다온/u),
    () => link('낮은 가격순'),
    () => link(/^남색/u),
  );
  await waitFor(() =>
    expect(inputsOf(SearchProductsDocument).at(-1)).toMatchObject({
      orderBy: 'PRICE_ASCENDING',
      filter: { maker: 'DO', color: '#1b2a4a' },
    }),
  );
});
