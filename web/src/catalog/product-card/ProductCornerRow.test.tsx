// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { someGoods } from '../../../test/support/sample-products.ts';
import { NetworkError } from '../../shared/errors/network-error.ts';
import { ProductCornerRow } from './ProductCornerRow.tsx';
import { onceAnswered, failureRow, type RowProducts } from './row-products.ts';

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

function renderRow(loaded: Partial<RowProducts>, showsFailure = false) {
  return renderInMall(
    <ProductCornerRow
      corner={{ ...corner, productNumbers: [...corner.productNumbers] }}
      loaded={{ products: undefined, error: undefined, retry, ...loaded }}
      menu={[]}
      showsFailure={showsFailure}
    />,
  );
}

test('while its products are loading a product row shows its title and card placeholders', () => {
  const { container } = renderRow({});
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
  renderRow({ products });
  expect(screen.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent)).toEqual(['첫째', '둘째']);
});

test('a row whose products failed to load says so and can be retried', async () => {
  renderRow({ products: [null, null, null], error: new NetworkError() }, true);
  expect(screen.getByRole('alert').textContent).toContain('네트워크 오류입니다');
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('of several rows that failed to load the first shows the message; the others keep their space', () => {
  const corners = ['c0', 'c1', 'c2'].map((id, index) => ({ ...corner, id, productNumbers: [`GD${index}`] }));
  const loaded = { products: [someGoods({ id: '0', number: 'GD0' }), null, null], error: new NetworkError(), retry };
  expect(failureRow(corners, loaded)).toBe('c1');
  expect(failureRow(corners, { ...loaded, error: undefined })).toBeNull();
  const { container } = renderRow({ products: null, error: loaded.error });
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
  const { container } = renderRow({ products: [null, null, null] });
  expect(container.textContent).toBe('');
});
