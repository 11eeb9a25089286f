// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
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

const pathOf = (filter: ProductFilter) => `/familyshop/goods/list?${new URLSearchParams(JSON.parse(JSON.stringify(filter)) as Record<string, string>)}`;
const isOpen = () => document.querySelector('details')?.open;

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

test('on a phone it is folded until something is chosen, and open where something is chosen to begin with', () => {
  renderPanel({ inStockOnly: true }, true);
  expect(isOpen()).toBe(false);
  cleanup();
  renderPanel({ maker: 'M30' }, true);
  expect(isOpen()).toBe(true);
});

test('on a phone what is chosen can be given back without unfolding, one by one and all at once', () => {
  const filter: ProductFilter = { maker: 'M30', minPrice: 30_000, inStockOnly: true };
  renderInMall(<FacetPanel facets={[makers]} filter={filter} pathFor={pathOf} isFolded />);
  const links = within(screen.getByRole('list', { name: '고른 조건' })).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')?.split('?')[1]])).toEqual([
    ['상표 30 지우기', 'minPrice=30000&inStockOnly=true'],
    ['30,000원 ~ 지우기', 'maker=M30&inStockOnly=true'],
    ['모두 지우기', 'inStockOnly=true'],
  ]);
  cleanup();
  renderPanel(filter);
  expect(screen.queryByRole('list', { name: '고른 조건' })).toBeNull();
});
