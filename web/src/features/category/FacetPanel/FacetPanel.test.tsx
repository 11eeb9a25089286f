// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { FacetFragment, ProductFilter } from '../../../__generated__/graphql.ts';
import { renderInMall } from '../../../../test/support/in-mall.tsx';
import { FacetPanel } from './FacetPanel.tsx';

afterEach(cleanup);

const makers: FacetFragment = {
  __typename: 'Facet',
  key: 'maker',
  name: '브랜드',
  values: Array.from({ length: 40 }, (_, index) => ({ __typename: 'FacetValue' as const, value: `M${index}`, name: `상표 ${index}`, count: 1 })),
};

function renderPanel(filter: ProductFilter = {}, isFolded = false) {
  const { container } = renderInMall(<FacetPanel facets={[makers]} filter={filter} pathFor={() => '/familyshop/goods/list'} isFolded={isFolded} />);
  return () => container.querySelectorAll('li:not([data-later])').length;
}

test('a long list of makers shows its first row until the rest is asked for', async () => {
  const shown = renderPanel();
  expect(shown()).toBe(6);
  await userEvent.click(screen.getByRole('button', { name: '브랜드 더 보기 (34)' }));
  expect(shown()).toBe(40);
});

test('it is whole where the chosen maker stands further down, and on a phone, where it scrolls sideways', () => {
  expect(renderPanel({ maker: 'M30' })()).toBe(40);
  cleanup();
  expect(renderPanel({}, true)()).toBe(40);
  expect(screen.queryByRole('button')).toBeNull();
});
