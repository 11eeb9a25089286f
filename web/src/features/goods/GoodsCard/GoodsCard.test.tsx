// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInMall } from '../../../../test/support/in-mall.tsx';
import { someGoods } from '../../../../test/support/sample-products.ts';
import { GoodsCard } from './GoodsCard.tsx';

afterEach(cleanup);

test('the name leads to the product page of the mall and device', () => {
  renderInMall(<GoodsCard goods={someGoods()} />, { device: 'MOBILE' });
  const link = screen.getByRole('link', { name: '한빛 무선 전기포트' });
  expect(link.getAttribute('href')).toBe('/m/familyshop/goods/detailGoods?ctgNo=6001&gdsGrpNo=GD00000001');
});

test('a visitor sees the sale price alone', () => {
  const { container } = renderInMall(<GoodsCard goods={someGoods()} />);
  expect(container.textContent).toContain('12,900원');
  expect(container.querySelector('del')).toBeNull();
  expect(container.textContent).not.toContain('%');
});

test('a member sees the price elsewhere struck through, and what the shop takes off', () => {
  const { container } = renderInMall(<GoodsCard goods={someGoods({ marketPrice: 20_000, isFavorite: false })} />);
  expect(container.querySelector('del')?.textContent).toBe('20,000원');
  expect(container.textContent).toContain('35% 할인');
});

test('SOLD OUT lies over the picture only when the shop says that nothing is left', () => {
  renderInMall(<GoodsCard goods={someGoods({ hasStock: null })} />);
  expect(screen.queryByText('SOLD OUT')).toBeNull();
  cleanup();
  renderInMall(<GoodsCard goods={someGoods({ hasStock: false })} />);
  expect(screen.getByText('SOLD OUT')).toBeTruthy();
});

test('five dots at most, the rest as a number, and every colour that can be bought by name', () => {
  const availableColors = Array.from({ length: 8 }, (_, index) => ({ __typename: 'ProductColor' as const, name: `색 ${index}`, hex: '#112233' }));
  const { container } = renderInMall(<GoodsCard goods={someGoods({ availableColors })} />);
  expect(container.querySelectorAll('[title^="색 "]')).toHaveLength(5);
  expect(screen.getByText('+3')).toBeTruthy();
  expect(screen.getByText(/색 0, .*색 7/)).toBeTruthy();
});

test('the delivery is said in words, and an unknown way is left out', () => {
  renderInMall(<GoodsCard goods={someGoods()} />);
  expect(screen.getByText('오늘배송')).toBeTruthy();
  cleanup();
  renderInMall(<GoodsCard goods={someGoods({ deliveryType: null })} />);
  expect(screen.queryByText('오늘배송')).toBeNull();
});

test('goods without a price say where to find it instead of showing nothing or zero', () => {
  const { container } = renderInMall(<GoodsCard goods={someGoods({ salePrice: null })} />);
  expect(container.textContent).toContain('가격은 상세 화면에서');
  expect(container.textContent).not.toContain('0원');
});
