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
import { NetworkError } from '../../shared/errors/network-error.ts';
import { FavoriteButton } from './FavoriteButton.tsx';

afterEach(cleanup);

const goods = someGoods({ isFavorite: false });
const favorite = gql`
  fragment FavoriteOfTest on Goods {
    id
    isFavorite
  }
`;

/** The button over the cache, as a page that watches its query renders it. */
function WatchedFavorite() {
  const { data } = useFragment<{ isFavorite: boolean | null }>({
    fragment: favorite,
    from: { __typename: 'Goods', id: goods.id },
  });
  return <FavoriteButton product={{ ...goods, isFavorite: data.isFavorite ?? null }} />;
}

function renderFavorites(execute: Execute, isFavorite: boolean | null = false, favorites = <WatchedFavorite />) {
  const cache = createCache();
  cache.writeFragment({ fragment: favorite, data: { __typename: 'Goods', id: goods.id, isFavorite } });
  renderInMall(favorites, { execute, cache, isMember: true });
  return screen.getAllByRole('button', { name: '한빛 무선 전기포트 찜하기' });
}

const isFilled = (button: Element | undefined) => button?.getAttribute('aria-pressed') === 'true';

/** A mall that responds only when the test lets it, and the mutations so far. */
function slowMall() {
  const told: boolean[] = [];
  const waiting: ((answer: object | Error) => void)[] = [];
  const execute: Execute = ({ variables }) => {
    told.push((variables.input as { isFavorite: boolean }).isFavorite);
    return new Promise((resolve, reject) => {
      waiting.push((answer) =>
        answer instanceof Error
          ? reject(answer)
          : resolve({ data: { __typename: 'Mutation', setFavorite: answer }, ageSeconds: 0 }),
      );
    });
  };
  const answer = (result: object | Error) => waiting.shift()?.(result);
  return { execute, told, answer, follow: (isFavorite: boolean) => answer(done(isFavorite)) };
}

const done = (isFavorite: boolean) => ({
  __typename: 'SetFavoriteSuccess',
  productId: goods.id,
  productNumber: goods.number,
  isFavorite,
});
const gone = (message: string) => ({ __typename: 'FormRefused', message });

test('a visitor is asked to sign in and comes back to the same page', () => {
  renderInMall(<FavoriteButton product={someGoods()} />, { at: '/familyshop/goods/list?ctgNo=6001&page=2' });
  const link = screen.getByRole('link', { name: '로그인하고 한빛 무선 전기포트 찜하기' });
  expect(link.getAttribute('href')).toBe(
    '/familyshop/login?redirect=%2Ffamilyshop%2Fgoods%2Flist%3FctgNo%3D6001%26page%3D2',
  );
});

test('the button shows the favorite at once, before the response, and the mall gets the number and the new value', async () => {
  const requests: unknown[] = [];
  const [button] = renderFavorites(({ variables }) => {
    requests.push(variables.input);
    return new Promise(() => {});
  });
  expect(isFilled(button)).toBe(false);
  await userEvent.click(button!);
  expect(isFilled(button)).toBe(true);
  expect(requests).toEqual([{ mallUrl: 'familyshop', productNumber: 'GD00000001', isFavorite: true }]);
});

test('pressing a favorite removes it', async () => {
  const mall = slowMall();
  const [button] = renderFavorites(mall.execute, true);
  await userEvent.click(button!);
  expect(isFilled(button)).toBe(false);
  expect(mall.told).toEqual([false]);
});

test('a member whose favorite state is unknown can add the product', async () => {
  const mall = slowMall();
  const [button] = renderFavorites(mall.execute, null);
  expect(isFilled(button)).toBe(false);
  await userEvent.click(button!);
  mall.follow(true);
  await waitFor(() => expect(isFilled(button)).toBe(true));
  expect(mall.told).toEqual([true]);
});

test('a refused favorite is undone and says why, until it is read', async () => {
  const mall = slowMall();
  const [button] = renderFavorites(mall.execute);
  await userEvent.click(button!);
  expect(screen.queryByRole('alert')).toBeNull();
  mall.answer(gone('판매가 끝난 상품이에요.'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('판매가 끝난 상품이에요.'));
  expect(isFilled(button)).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: '알림 닫기' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a favorite that never reached the mall is undone and shows the text of the specification', async () => {
  const mall = slowMall();
  const [button] = renderFavorites(mall.execute);
  await userEvent.click(button!);
  mall.answer(new NetworkError());
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('네트워크 오류입니다. 나중에 다시 시도해 주세요.'),
  );
  expect(isFilled(button)).toBe(false);
});

test('a mall that keeps the former value is not believed to have followed', async () => {
  const mall = slowMall();
  const [button] = renderFavorites(mall.execute);
  await userEvent.click(button!);
  mall.follow(false);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('찜하지 못했어요'));
  expect(isFilled(button)).toBe(false);
  expect(mall.told).toEqual([true]);
});

test('of quick taps the last one counts: the mall gets one mutation at a time', async () => {
  const mall = slowMall();
  const [button] = renderFavorites(mall.execute);
  await userEvent.dblClick(button!);
  expect(isFilled(button)).toBe(false);
  expect(mall.told).toEqual([true]);
  mall.follow(true);
  await waitFor(() => expect(mall.told).toEqual([true, false]));
  expect(isFilled(button)).toBe(false);
  mall.follow(false);
  await userEvent.click(button!);
  expect(isFilled(button)).toBe(true);
  await waitFor(() => expect(mall.told).toEqual([true, false, true]));
});

test('three quick taps come to one request', async () => {
  const mall = slowMall();
  const [button] = renderFavorites(mall.execute);
  await userEvent.tripleClick(button!);
  mall.follow(true);
  await waitFor(() => expect(isFilled(button)).toBe(true));
  await userEvent.click(button!); // after it has settled, the next tap sends a new mutation
  await waitFor(() => expect(mall.told).toEqual([true, false]));
});

test('every card of the same product shows the same favorite state', async () => {
  const mall = slowMall();
  const [first, second] = renderFavorites(
    mall.execute,
    false,
    <>
      <WatchedFavorite />
      <WatchedFavorite />
    </>,
  );
  await userEvent.click(first!);
  await waitFor(() => expect(isFilled(second)).toBe(true));
  mall.answer(gone('판매가 끝난 상품이에요.'));
  await waitFor(() => expect(isFilled(second)).toBe(false));
  expect(isFilled(first)).toBe(false);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

const failing: Execute = () => Promise.reject(new NetworkError());

test('guests of a marketing mall, who have no favorites, see no heart', () => {
  for (const isMember of [true, false]) {
    const { container } = renderInMall(<FavoriteButton product={goods} />, {
      execute: failing,
      isMember,
      settings: { isMarketing: true },
    });
    expect(container.querySelector('[data-favorite]')).toBeNull();
  }
});
