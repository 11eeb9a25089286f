// @vitest-environment jsdom
import { gql } from '@apollo/client';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useFragment } from '@apollo/client/react';
import { afterEach, expect, test } from 'vitest';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { someGoods } from '../../../test/support/sample-products.ts';
import { createCache } from '../../app/apollo/cache.ts';
import type { Execute } from '../../app/apollo/server-link.ts';
import { FavoriteButton } from './FavoriteButton.tsx';

afterEach(cleanup);

const goods = someGoods({ isFavorite: false });
const heart = gql`
  fragment HeartOfTest on Goods {
    id
    isFavorite
  }
`;

/** The button over the cache, as a page that watches its query draws it. */
function WatchedHeart() {
  const { data } = useFragment<{ isFavorite: boolean }>({ fragment: heart, from: { __typename: 'Goods', id: goods.id } });
  return <FavoriteButton product={{ ...goods, isFavorite: data.isFavorite ?? null }} />;
}

function renderHeart(execute: Execute) {
  const cache = createCache();
  cache.writeFragment({ fragment: heart, data: { __typename: 'Goods', id: goods.id, isFavorite: false } });
  renderInMall(<WatchedHeart />, { execute, cache });
  return screen.getByRole('button', { name: '한빛 무선 전기포트 찜하기' });
}

test('a visitor is asked to sign in and comes back to the same page', () => {
  renderInMall(<FavoriteButton product={someGoods()} />, { at: '/familyshop/goods/list?ctgNo=6001&page=2' });
  const link = screen.getByRole('link', { name: '로그인하고 한빛 무선 전기포트 찜하기' });
  expect(link.getAttribute('href')).toBe('/familyshop/login?redirect=%2Ffamilyshop%2Fgoods%2Flist%3FctgNo%3D6001%26page%3D2');
});

test('the heart fills at once, before the mall has answered', async () => {
  const button = renderHeart(() => new Promise(() => {}));
  expect(button.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
});

test('a heart that the mall refused empties again and says why', async () => {
  const message = '판매가 끝난 상품이에요.';
  const button = renderHeart(async () => ({ data: { __typename: 'Mutation', setFavorite: { __typename: 'ProductUnavailable', message } }, ageSeconds: 0 }));
  await userEvent.click(button);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
  expect(button.getAttribute('aria-pressed')).toBe('false');
});

test('a heart that never reached the mall empties again and asks for another try', async () => {
  const button = renderHeart(() => Promise.reject(new Error('offline')));
  await userEvent.click(button);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('찜하지 못했어요'));
  expect(button.getAttribute('aria-pressed')).toBe('false');
});
