// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { aPhone, someGoods } from '../../../test/support/sample-products.ts';
import type { ProductCardFragment } from '../../__generated__/graphql.ts';
import { createCache } from '../../app/apollo/cache.ts';
import type { Execute } from '../../app/apollo/server-link.ts';
import { NetworkError } from '../../shared/errors/network-error.ts';
import { FavoritesPage } from './page.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const kettle = someGoods({ id: 'g1', number: 'GD1', name: '무선 전기포트', isFavorite: true });
const tent = someGoods({ id: 'g2', number: 'GD2', name: '돔 텐트', isFavorite: true });
const phone = aPhone({ id: 'p1', number: 'HP1', name: '누리온 X5', isFavorite: true });

/** The member, where their messages go, and their alerts. */
const member = {
  __typename: 'Member',
  id: 'me',
  maskedName: '한*온',
  email: 'ga***@example.com',
  mobile: '010-****-0101',
  alerts: [] as object[],
};

const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: 'the last' };

interface Mall {
  nodes: ProductCardFragment[];
  totalCount?: number;
  /** The mall's response to a favorite mutation; by default it succeeds. */
  setFavorite?: (isFavorite: boolean) => object;
}

function openFavorites(
  { nodes, totalCount = nodes.length, setFavorite }: Mall,
  at = '/familyshop/myshop/listMyJjim',
  cache = createCache(),
) {
  const requests: Record<string, unknown>[] = [];
  const execute: Execute = async ({ variables }) => {
    if ('first' in variables) requests.push(variables);
    const { input, numbers } = variables as {
      input?: { isFavorite: boolean; productNumber: string };
      numbers?: string[];
    };
    if (input) {
      const followed = {
        __typename: 'SetFavoriteSuccess',
        productId: 'any',
        productNumber: input.productNumber,
        isFavorite: input.isFavorite,
      };
      return { data: { setFavorite: setFavorite?.(input.isFavorite) ?? followed }, ageSeconds: 0 };
    }
    if (numbers)
      return { data: { mall: { __typename: 'Mall', id: 'm', products: numbers.map(() => tent) } }, ageSeconds: 0 };
    return {
      data: {
        viewer: { ...member, favorites: { __typename: 'ProductConnection', totalCount, pageInfo, nodes } },
      },
      ageSeconds: 0,
    };
  };
  const { router } = renderInMall(<FavoritesPage />, { at, execute, cache, isMember: true });
  return { requests, cache, router };
}

const favoriteButtonOf = (name: string) => screen.getByRole('button', { name: `${name} 찜하기` });
const count = () => screen.getByText(/^총/u, { selector: 'output' }).textContent;
const names = () => screen.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent);

test('shows all favorites, phones and goods apart, with their counts', async () => {
  const { requests } = openFavorites({ nodes: [phone, kettle, tent] });
  await screen.findByText('무선 전기포트');
  expect(names()).toEqual(['누리온 X5', '무선 전기포트', '돔 텐트']);
  expect(count()).toBe('총 3개');
  // The alerts below them come on their own.
  const groups = screen.getAllByRole('heading', { level: 2 }).slice(0, 2);
  expect(groups.map(({ textContent }) => textContent)).toEqual(['휴대폰', '일반 상품']);
  expect(favoriteButtonOf('누리온 X5').getAttribute('aria-pressed')).toBe('true');
  expect(requests).toEqual([{ mallUrl: 'familyshop', type: null, orderBy: null, first: 40, page: 1 }]);
});

test('what is taken out counts no more at once, and can be put back where it was', async () => {
  openFavorites({ nodes: [kettle, tent] });
  await screen.findByText('무선 전기포트');
  await userEvent.click(favoriteButtonOf('무선 전기포트'));
  expect(count()).toBe('총 1개');
  expect(names()).toEqual(['무선 전기포트', '돔 텐트']);
  await userEvent.click(favoriteButtonOf('무선 전기포트'));
  expect(count()).toBe('총 2개');
});

test('a notice names the last removed product, and restores it', async () => {
  openFavorites({ nodes: [kettle, tent] });
  await screen.findByText('무선 전기포트');
  expect(screen.queryByRole('button', { name: '되돌리기' })).toBeNull();
  await userEvent.click(favoriteButtonOf('무선 전기포트'));
  expect(screen.getByText('무선 전기포트 상품의 찜을 해제했어요.')).toBeTruthy();
  await userEvent.click(favoriteButtonOf('돔 텐트'));
  expect(screen.getByText('돔 텐트 상품의 찜을 해제했어요.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '되돌리기' }));
  expect(favoriteButtonOf('돔 텐트').getAttribute('aria-pressed')).toBe('true');
  expect(document.activeElement).toBe(favoriteButtonOf('돔 텐트'));
  expect(screen.queryByRole('button', { name: '되돌리기' })).toBeNull();
  expect(count()).toBe('총 1개');
  await userEvent.click(favoriteButtonOf('돔 텐트'));
  expect(screen.getByText('돔 텐트 상품의 찜을 해제했어요.')).toBeTruthy();
});

test('a product that the mall refuses to remove stays, with a notice', async () => {
  openFavorites({
    nodes: [kettle],
    setFavorite: () => ({ __typename: 'FormRefused', message: '지금은 바꿀 수 없어요.' }),
  });
  await screen.findByText('무선 전기포트');
  await userEvent.click(favoriteButtonOf('무선 전기포트'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('지금은 바꿀 수 없어요.'));
  expect(favoriteButtonOf('무선 전기포트').getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByRole('button', { name: '되돌리기' })).toBeNull();
  expect(count()).toBe('총 1개');
});

test('what was taken out does not come back for a moment on the next visit', async () => {
  const { cache } = openFavorites({ nodes: [kettle, tent] });
  await screen.findByText('무선 전기포트');
  await userEvent.click(favoriteButtonOf('무선 전기포트'));
  cleanup();
  openFavorites({ nodes: [tent] }, undefined, cache);
  expect(names()).toEqual(['돔 텐트']);
  expect(count()).toBe('총 1개');
});

test('without favorites the page says how to add some and links to the shop', async () => {
  openFavorites({ nodes: [] });
  await screen.findByText('아직 찜한 상품이 없어요');
  expect(screen.getByRole('link', { name: '상품 둘러보기' }).getAttribute('href')).toBe('/familyshop/home');
});

test('many favorites are paginated, and the address contains the page', async () => {
  const { requests } = openFavorites({ nodes: [kettle], totalCount: 81 }, '/familyshop/myshop/listMyJjim?page=2');
  await screen.findByText('무선 전기포트');
  expect(requests).toEqual([{ mallUrl: 'familyshop', type: null, orderBy: null, first: 40, page: 2 }]);
  expect(screen.getByRole('link', { name: '3쪽' }).getAttribute('href')).toBe('/familyshop/myshop/listMyJjim?page=3');
  expect(screen.getByRole('link', { name: '2쪽' }).getAttribute('aria-current')).toBe('page');
});

test.each(['0', '-1', '1.5', '501', 'x', '1e999'])('page=%s makes no sense and shows the first', async (page) => {
  const { requests } = openFavorites({ nodes: [kettle] }, `/familyshop/myshop/listMyJjim?page=${page}`);
  await screen.findByText('무선 전기포트');
  expect(requests[0]?.page).toBe(1);
});

test('a page after the last one links back to the first', async () => {
  openFavorites({ nodes: [], totalCount: 3 }, '/familyshop/myshop/listMyJjim?page=9');
  await screen.findByText('이 쪽에는 상품이 없어요');
  expect(screen.getByRole('link', { name: '첫 쪽으로 가기' }).getAttribute('href')).toBe(
    '/familyshop/myshop/listMyJjim',
  );
});

test('a list that failed to load says so and can be retried', async () => {
  let isDown = true;
  const execute: Execute = async ({ variables }) => {
    if (isDown && 'first' in variables) throw new NetworkError();
    return {
      data: {
        viewer: {
          ...member,
          favorites: { __typename: 'ProductConnection', totalCount: 1, pageInfo, nodes: [kettle] },
        },
      },
      ageSeconds: 0,
    };
  };
  renderInMall(<FavoritesPage />, { execute, isMember: true });
  expect((await screen.findByRole('alert')).textContent).toContain('네트워크 오류입니다');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  await screen.findByText('무선 전기포트');
});

test('a product that the mall names twice appears once', async () => {
  openFavorites({ nodes: [kettle, kettle], totalCount: 2 });
  await screen.findByText('무선 전기포트');
  expect(names()).toEqual(['무선 전기포트']);
});

test('recently viewed products are below', async () => {
  localStorage.setItem('family-mall.recent.familyshop', 'GD2');
  openFavorites({ nodes: [kettle] });
  await screen.findByRole('heading', { name: '최근 본 상품' });
  expect(await screen.findByRole('button', { name: '돔 텐트 삭제' })).toBeTruthy();
});

const listRequest = { mallUrl: 'familyshop', type: null, orderBy: null, first: 40, page: 1 };

test('kind and order are in the address, and the list starts at its first page', async () => {
  const { requests, router } = openFavorites(
    { nodes: [kettle], totalCount: 81 },
    '/familyshop/myshop/listMyJjim?page=2',
  );
  await screen.findByText('무선 전기포트');
  await userEvent.click(screen.getByRole('link', { name: '구독 상품' }));
  await waitFor(() => expect(requests.at(-1)).toEqual({ ...listRequest, type: 'SUBSCRIPTION' }));
  expect(router.state.location.search).toBe('?kind=subscription');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '정렬' }), '낮은 가격순');
  await waitFor(() =>
    expect(requests.at(-1)).toEqual({ ...listRequest, type: 'SUBSCRIPTION', orderBy: 'PRICE_ASCENDING' }),
  );
  expect(router.state.location.search).toBe('?kind=subscription&sort=price-asc');
  expect(screen.getByRole('link', { name: '구독 상품' }).getAttribute('aria-current')).toBe('true');
  expect(screen.getByRole('link', { name: '2쪽' }).getAttribute('href')).toContain(
    '?kind=subscription&sort=price-asc&page=2',
  );
  await router.navigate(-2);
  await waitFor(() => expect(screen.getByRole('combobox', { name: '정렬' })).toHaveProperty('value', ''));
});

test('what makes no sense in the address is left out, and an empty kind leads to the others', async () => {
  const { requests } = openFavorites({ nodes: [] }, '/familyshop/myshop/listMyJjim?kind=phone&sort=NAME');
  await screen.findByText('이 종류의 찜한 상품이 없어요');
  expect(requests).toEqual([{ ...listRequest, type: 'PHONE' }]);
  expect(screen.getByRole('link', { name: '찜한 상품 모두 보기' }).getAttribute('href')).toBe(
    '/familyshop/myshop/listMyJjim',
  );
});

test('several are taken out together, and come back together', async () => {
  openFavorites({ nodes: [kettle, tent, phone] });
  await screen.findByText('무선 전기포트');
  await userEvent.click(screen.getByRole('button', { name: '선택해서 찜 해제' }));
  expect(screen.getByRole('button', { name: '찜 해제' }).getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(screen.getByRole('checkbox', { name: '전체 선택' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '누리온 X5 선택' }));
  expect(screen.getByText('2개 선택')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '찜 해제' }));
  expect(await screen.findByText('상품 2개의 찜을 해제했어요.')).toBeTruthy();
  expect(count()).toBe('총 1개');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '되돌리기' }));
  await waitFor(() => expect(count()).toBe('총 3개'));
});

test('those that the mall keeps are told', async () => {
  openFavorites({
    nodes: [kettle],
    setFavorite: () => ({ __typename: 'FormRefused', message: '지금은 바꿀 수 없어요.' }),
  });
  await screen.findByText('무선 전기포트');
  await userEvent.click(screen.getByRole('button', { name: '선택해서 찜 해제' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '무선 전기포트 선택' }));
  await userEvent.click(screen.getByRole('button', { name: '찜 해제' }));
  expect((await screen.findByText('상품 1개를 바꾸지 못했어요. 지금은 바꿀 수 없어요.')).role).toBe('alert');
  expect(count()).toBe('총 1개');
});

const failing: Execute = () => Promise.reject(new NetworkError());

test('guests of a marketing mall learn that favorites are for members', () => {
  const at = '/familyshop/myshop/listMyJjim';
  renderInMall(<FavoritesPage />, { at, execute: failing, isMember: true, settings: { isMarketing: true } });
  expect(screen.getByRole('heading', { level: 1, name: '찜은 회원만 쓸 수 있어요' })).toBeTruthy();
});
