// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { someGoods } from '../../../test/support/sample-products.ts';
import { NetworkError } from '../../shared/errors/network-error.ts';
import { ProductCornerShelf } from './ProductCornerShelf.tsx';
import { onceAnswered, tellingShelf, type ShelfProducts } from './shelf-products.ts';

afterEach(cleanup);

const corner = {
  __typename: 'ProductCorner',
  id: 'c1',
  name: '가족 특가',
  area: null,
  priority: null,
  productNumbers: ['GD2', 'GD1', 'GD404'],
} as const;
const retry = vi.fn<() => void>();

function renderShelf(shelf: Partial<ShelfProducts>, tellsFailure = false) {
  return renderInMall(
    <ProductCornerShelf
      corner={{ ...corner, productNumbers: [...corner.productNumbers] }}
      shelf={{ products: undefined, error: undefined, retry, ...shelf }}
      menu={[]}
      tellsFailure={tellsFailure}
    />,
  );
}

test('while its products are loading a product row shows its title and card placeholders', () => {
  const { container } = renderShelf({});
  expect(screen.getByRole('heading', { name: '가족 특가' })).toBeTruthy();
  expect(container.querySelectorAll('li')).toHaveLength(3);
  expect(container.querySelector('[aria-busy="true"]')).toBeTruthy();
});

test('products keep the order of the row; those that the mall does not know are left out', () => {
  const products = [
    someGoods({ id: '1', number: 'GD1', name: '둘째' }),
    null,
    someGoods({ id: '2', number: 'GD2', name: '첫째' }),
  ];
  renderShelf({ products });
  expect(screen.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent)).toEqual(['첫째', '둘째']);
});

test('a row whose products failed to load says so and can be retried', async () => {
  renderShelf({ products: [null, null, null], error: new NetworkError() }, true);
  expect(screen.getByRole('alert').textContent).toContain('네트워크 오류입니다');
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('of several rows that failed to load the first shows the message; the others keep their space', () => {
  const corners = ['c0', 'c1', 'c2'].map((id, index) => ({ ...corner, id, productNumbers: [`GD${index}`] }));
  const shelf = { products: [someGoods({ id: '0', number: 'GD0' }), null, null], error: new NetworkError(), retry };
  expect(tellingShelf(corners, shelf)).toBe('c1');
  expect(tellingShelf(corners, { ...shelf, error: undefined })).toBeNull();
  const { container } = renderShelf({ products: null, error: shelf.error });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(container.querySelectorAll('li')).toHaveLength(3);
  expect(container.querySelector('[aria-busy="true"]')).toBeNull();
});

test('during a retry, products that all failed still count as loading', () => {
  expect(onceAnswered([null, null], true)).toBeUndefined();
  expect(onceAnswered([null, null], false)).toEqual([null, null]);
  const [known] = [someGoods({ id: '0', number: 'GD0' })];
  expect(onceAnswered([known, null], true)).toEqual([known, null]);
});

test('a row without products is not rendered', () => {
  const { container } = renderShelf({ products: [null, null, null] });
  expect(container.textContent).toBe('');
});
