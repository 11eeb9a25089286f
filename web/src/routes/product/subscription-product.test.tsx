// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { answering } from '../../../test/support/answers.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { ofMall } from '../../../test/support/sample-subscriptions.ts';
import { ProductDetailDocument } from '../../__generated__/graphql.ts';
import { page } from './page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
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
