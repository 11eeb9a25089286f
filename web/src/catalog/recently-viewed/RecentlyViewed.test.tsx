// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { aPhone, someGoods } from '../../../test/support/sample-products.ts';
import type { Execute } from '../../app/apollo/server-link.ts';
import { NetworkError } from '../../shared/errors/network-error.ts';
import { recentlyViewed, recordViewed } from '../../shop/recently-viewed/recently-viewed.ts';
import { RecentlyViewed } from './RecentlyViewed.tsx';

const key = 'family-mall.recent.familyshop';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const product = (number: string) =>
  number.startsWith('HP')
    ? aPhone({ id: number, number, name: `휴대폰 ${number}` })
    : someGoods({ id: number, number, name: `상품 ${number}` });

/**
 * Renders the list with a mall that knows every product except those whose number ends in 404, and records its queries.
 */
function openPage(
  answer: (numbers: string[]) => unknown[] = (numbers) =>
    numbers.map((number) => (number.endsWith('404') ? null : product(number))),
) {
  const requests: string[][] = [];
  const execute: Execute = async ({ variables }) => {
    const numbers = variables.numbers as string[];
    requests.push(numbers);
    return { data: { mall: { __typename: 'Mall', id: 'm', products: answer(numbers) } }, ageSeconds: 0 };
  };
  renderInMall(
    <>
      <RecentlyViewed />
      <Address />
    </>,
    { device: 'MOBILE', at: '/m/familyshop/home', execute },
  );
  return requests;
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

const names = () => screen.queryAllByRole('article').map((card) => card.querySelector('h3')?.textContent);
const address = () => screen.getByTestId('address').textContent;

test('nothing viewed, nothing shown and nothing queried', () => {
  const requests = openPage();
  expect(screen.queryByText('최근 본 상품')).toBeNull();
  expect(requests).toEqual([]);
});

test('what was viewed last comes first, by one query', async () => {
  localStorage.setItem(key, 'GD1|HP2|GD3');
  const requests = openPage();
  await screen.findByText('상품 GD1');
  expect(names()).toEqual(['상품 GD1', '휴대폰 HP2', '상품 GD3']);
  expect(requests).toEqual([['GD1', 'HP2', 'GD3']]);
});

test('while the products are on their way each one has its place', () => {
  localStorage.setItem(key, 'GD1|HP2');
  const { container } = renderInMall(<RecentlyViewed />, { execute: () => new Promise(() => {}) });
  expect([...container.querySelectorAll('li [data-shape]')].map((each) => each.getAttribute('data-shape'))).toEqual([
    'square',
    'tall',
  ]);
});

test('numbers that the mall does not know are left out', async () => {
  localStorage.setItem(key, 'GD404|GD1|HP404');
  openPage();
  await screen.findByText('상품 GD1');
  expect(names()).toEqual(['상품 GD1']);
});

test('a list of nothing but unknown numbers is no list', async () => {
  localStorage.setItem(key, 'GD404');
  const requests = openPage();
  await expect.poll(() => requests).toHaveLength(1);
  await expect.poll(() => screen.queryByText('최근 본 상품')).toBeNull();
});

test('order opens the goods page with category and group number, after moving the product to the front', async () => {
  localStorage.setItem(key, 'GD1|HP2');
  openPage();
  await userEvent.click(await screen.findByRole('link', { name: '휴대폰 HP2 주문' }));
  expect(address()).toBe('/m/familyshop/goods/detailGoods?ctgNo=1001&gdsGrpNo=HP2');
  expect(localStorage.getItem(key)).toBe('HP2|GD1');
});

test('opening a card puts the product in front', async () => {
  localStorage.setItem(key, 'GD1|GD2');
  openPage();
  await userEvent.click(await screen.findByRole('link', { name: '상품 GD2' }));
  expect(address()).toContain('gdsGrpNo=GD2');
  expect(recentlyViewed('familyshop')).toEqual(['GD2', 'GD1']);
});

test('delete removes the product from list and storage, says so, queries nothing and moves the focus on', async () => {
  localStorage.setItem(key, 'GD1|GD2|GD3');
  const requests = openPage();
  await userEvent.click(await screen.findByRole('button', { name: '상품 GD2 삭제' }));
  expect(names()).toEqual(['상품 GD1', '상품 GD3']);
  expect(localStorage.getItem(key)).toBe('GD1|GD3');
  expect(screen.getByText('상품 GD2 상품을 최근 본 상품에서 삭제했어요.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '상품 GD3 삭제' }));
  await userEvent.click(screen.getByRole('button', { name: '상품 GD3 삭제' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '상품 GD1 삭제' }));
  await userEvent.click(screen.getByRole('button', { name: '상품 GD1 삭제' }));
  expect(document.activeElement?.textContent).toBe('최근 본 상품을 모두 지웠어요.');
  expect(requests).toHaveLength(1);
});

test('undo restores the product in its place, with the focus, and hides the notice', async () => {
  localStorage.setItem(key, 'GD1|GD2|GD3');
  openPage();
  await userEvent.click(await screen.findByRole('button', { name: '상품 GD2 삭제' }));
  expect(names()).toEqual(['상품 GD1', '상품 GD3']);
  await userEvent.click(screen.getByRole('button', { name: '되돌리기' }));
  expect(names()).toEqual(['상품 GD1', '상품 GD2', '상품 GD3']);
  expect(localStorage.getItem(key)).toBe('GD1|GD2|GD3');
  expect(screen.queryByRole('button', { name: '되돌리기' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '상품 GD2 삭제' })));
});

test('the last one that was deleted comes back, too', async () => {
  localStorage.setItem(key, 'GD1');
  openPage();
  await userEvent.click(await screen.findByRole('button', { name: '상품 GD1 삭제' }));
  expect(names()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '되돌리기' }));
  expect(names()).toEqual(['상품 GD1']);
});

test('a product viewed in another tab appears, and one deleted there disappears', async () => {
  localStorage.setItem(key, 'GD1');
  openPage();
  await screen.findByText('상품 GD1');
  const inOtherTab = (numbers: string) =>
    act(() => {
      localStorage.setItem(key, numbers);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: numbers }));
    });
  inOtherTab('HP9|GD1');
  await screen.findByText('휴대폰 HP9');
  expect(names()).toEqual(['휴대폰 HP9', '상품 GD1']);
  inOtherTab('HP9');
  expect(names()).toEqual(['휴대폰 HP9']);
});

test('a product viewed meanwhile is added without losing the others', async () => {
  localStorage.setItem(key, 'GD1');
  openPage();
  await screen.findByText('상품 GD1');
  act(() => recordViewed('familyshop', 'GD2'));
  expect(names()).toContain('상품 GD1');
  await screen.findByText('상품 GD2');
});

test('when everything failed the list says so and can be retried', async () => {
  localStorage.setItem(key, 'GD1');
  let isDown = true;
  openPage((numbers) => {
    if (isDown) throw new NetworkError();
    return numbers.map(product);
  });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('네트워크 오류입니다. 나중에 다시 시도해 주세요.');
  isDown = false;
  await userEvent.click(within(alert).getByRole('button', { name: '다시 시도' }));
  await screen.findByText('상품 GD1');
});

test('hostile storage is not sent to the mall', async () => {
  localStorage.setItem(key, '<img src=x onerror=alert(1)>|GD1|"}{|GD1||undefined');
  const requests = openPage();
  await screen.findByText('상품 GD1');
  expect(requests).toEqual([['GD1']]);
});
