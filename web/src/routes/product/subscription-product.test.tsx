// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { answering } from '../../../test/support/answers.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { ofMall } from '../../../test/support/sample-subscriptions.ts';
import { ProductDetailDocument } from '../../__generated__/graphql.ts';
import { recentlyViewed } from '../../shop/recently-viewed/recently-viewed.ts';
import { page } from './page.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'prerendering');
});

function Place() {
  const { pathname, search } = useLocation();
  return <div data-testid="place">{pathname + search}</div>;
}

test.each([
  ['DESKTOP', '/familyshop/goods/ngd/GD1', '/familyshop/subs/detailSubs?subsNo=GD1'],
  ['MOBILE', '/m/familyshop/goods/ngd/GD1', '/m/familyshop/subs/detailSubs?subsNo=GD1'],
] as const)('an old address of a product that is sold by subscription leads to it (%s)', async (device, at, path) => {
  const { execute } = answering([
    ProductDetailDocument,
    () => ofMall({ product: { __typename: 'Goods', id: 'beans', number: 'GD1', name: '원두', isSubscription: true } }),
  ]);
  renderInMall(
    <>
      <Place />
      <page.Component />
    </>,
    { at, params: { productNumber: 'GD1' }, device, execute },
  );
  await waitFor(() => expect(screen.getByTestId('place').textContent).toBe(path));
});

test('a product whose page the browser renders ahead is viewed when the page is shown', async () => {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  const { execute } = answering([
    ProductDetailDocument,
    () => ofMall({ product: { __typename: 'Goods', id: 'beans', number: 'GD1', name: '원두', isSubscription: true } }),
  ]);
  renderInMall(
    <>
      <Place />
      <page.Component />
    </>,
    { at: '/familyshop/goods/ngd/GD1', params: { productNumber: 'GD1' }, execute },
  );
  await waitFor(() => expect(screen.getByTestId('place').textContent).toContain('detailSubs'));
  expect(recentlyViewed('familyshop')).toEqual([]);
  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(recentlyViewed('familyshop')).toEqual(['GD1']);
});
