// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { FacetFragment, ProductFilter } from '../../../__generated__/graphql.ts';
import { renderInMall } from '../../../../test/support/in-mall.tsx';
import { FacetPanel } from './FacetPanel.tsx';

afterEach(cleanup);

const makers: FacetFragment = {
  __typename: 'Facet',
  kind: 'MAKER',
  name: '브랜드',
  values: Array.from({ length: 40 }, (_, index) => ({
    __typename: 'FacetValue' as const,
    color: null,
    minPrice: null,
    maxPrice: null,
    inStockOnly: null,
    maker: `M${index}`,
    name: `상표 ${index}`,
    count: 1,
  })),
};

const pathOf = (filter: ProductFilter) =>
  `/familyshop/goods/list?${new URLSearchParams(JSON.parse(JSON.stringify(filter)) as Record<string, string>)}`;
const isOpen = () => document.querySelector('details')?.open;

interface Rendered {
  device?: 'DESKTOP' | 'MOBILE';
  at?: string;
}

function renderPanel(
  filter: ProductFilter = {},
  { device = 'DESKTOP', at = '/familyshop/goods/list?ctgNo=1' }: Rendered = {},
) {
  const { container } = renderInMall(<FacetPanel facets={[makers]} filter={filter} pathFor={pathOf} />, { device, at });
  return () => container.querySelectorAll('dl li:not([data-later])').length;
}

const unfold = () => userEvent.click(screen.getByText('상세 조건'));

test('a long list of makers shows its first row until the shopper opens the rest', async () => {
  const shown = renderPanel();
  await unfold();
  expect(shown()).toBe(6);
  await userEvent.click(screen.getByRole('button', { name: '브랜드 더 보기 (34)' }));
  expect(shown()).toBe(40);
});

test('shows all if the chosen maker is further down, and on a phone, where it scrolls sideways', () => {
  expect(renderPanel({ maker: 'M30' })()).toBe(40);
  cleanup();
  expect(renderPanel({}, { device: 'MOBILE' })()).toBe(40);
  expect(screen.queryByRole('button')).toBeNull();
});

test('it is one line that names its groups, until it is unfolded', async () => {
  renderPanel({}, { at: '/familyshop/goods/list?ctgNo=2' });
  expect(isOpen()).toBe(false);
  expect(document.querySelector('summary')?.textContent).toBe('상세 조건브랜드');
  await unfold();
  expect(isOpen()).toBe(true);
});

test('with filters it stays folded on a desktop; on a phone it starts open, so that a reload moves nothing', () => {
  renderPanel({ maker: 'M30' }, { at: '/familyshop/goods/list?ctgNo=3' });
  expect(isOpen()).toBe(false);
  cleanup();
  renderPanel({ inStockOnly: true }, { device: 'MOBILE', at: '/m/familyshop/goods/list?ctgNo=3' });
  expect(isOpen()).toBe(false);
  cleanup();
  renderPanel({ maker: 'M30' }, { device: 'MOBILE', at: '/m/familyshop/goods/list?ctgNo=3' });
  expect(isOpen()).toBe(true);
});

test('going back to a list finds it as it was left; another list starts folded', async () => {
  renderPanel({}, { at: '/familyshop/goods/list?ctgNo=4' });
  await unfold();
  await waitFor(() => expect(isOpen()).toBe(true));
  cleanup();
  renderPanel({}, { at: '/familyshop/goods/list?ctgNo=5' });
  expect(isOpen()).toBe(false);
  cleanup();
  renderPanel({ maker: 'M3' }, { at: '/familyshop/goods/list?ctgNo=4&maker=M3' });
  expect(isOpen()).toBe(true);
});

test.each(['DESKTOP', 'MOBILE'] as const)(
  'on a %s what is chosen can be given back without unfolding, one by one and all at once',
  (device) => {
    renderPanel(
      { maker: 'M30', minPrice: 30_000, inStockOnly: true },
      { device, at: '/familyshop/goods/list?ctgNo=6' },
    );
    const links = within(screen.getByRole('list', { name: '선택한 조건' })).getAllByRole('link');
    expect(
      links.map((link) => [
        link.getAttribute('aria-label') ?? link.textContent,
        link.getAttribute('href')?.split('?')[1],
      ]),
    ).toEqual([
      ['상표 30 지우기', 'minPrice=30000&inStockOnly=true'],
      ['30,000원 ~ 지우기', 'maker=M30&inStockOnly=true'],
      ['모두 지우기', 'inStockOnly=true'],
    ]);
  },
);
