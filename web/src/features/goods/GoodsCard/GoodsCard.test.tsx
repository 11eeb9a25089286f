// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderInMall } from '../../../../test/support/in-mall.tsx';
import { someGoods } from '../../../../test/support/sample-products.ts';
import { recentlyViewed } from '../../../shop/recently-viewed/recently-viewed.ts';
import { GoodsCard } from './GoodsCard.tsx';

afterEach(cleanup);

test('the name links to the product page of the mall and device', () => {
  renderInMall(<GoodsCard goods={someGoods()} />, { device: 'MOBILE' });
  const link = screen.getByRole('link', { name: '한빛 무선 전기포트' });
  expect(link.getAttribute('href')).toBe('/m/familyshop/goods/detailGoods?ctgNo=6001&gdsGrpNo=GD00000001');
});

test('of goods that are sold by subscription it links to the subscription', () => {
  renderInMall(<GoodsCard goods={someGoods({ isSubscription: true })} />, { device: 'MOBILE' });
  const link = screen.getByRole('link', { name: '한빛 무선 전기포트' });
  expect(link.getAttribute('href')).toBe('/m/familyshop/subs/detailSubs?subsNo=GD00000001');
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

test('a price elsewhere that is no higher is nothing to strike through', () => {
  const { container } = renderInMall(<GoodsCard goods={someGoods({ marketPrice: 12_900, isFavorite: false })} />);
  expect(container.querySelector('del')).toBeNull();
  expect(container.textContent).not.toContain('%');
});

test('opening the card makes the product the one viewed last', async () => {
  localStorage.clear();
  renderInMall(<GoodsCard goods={someGoods()} />);
  await userEvent.click(screen.getByRole('link', { name: '한빛 무선 전기포트' }));
  expect(recentlyViewed('familyshop')).toEqual(['GD00000001']);
});

test('sold out colours are left out, and without any other there are no dots', () => {
  const { container } = renderInMall(<GoodsCard goods={someGoods({ availableColors: [] })} />);
  expect(container.textContent).not.toContain('색상');
});

test('tag and sticker are on the card, the sticker readable on its color', () => {
  renderInMall(
    <GoodsCard
      goods={someGoods({
        tag: '오늘출발',
        sticker: { __typename: 'Sticker', type: '특가', color: '#ffd400', criterion: null, endsAt: null },
      })}
    />,
  );
  expect(screen.getByText('오늘출발')).toBeTruthy();
  expect(screen.getByText('특가').style.cssText).toContain('color: rgb(0, 0, 0)');
});

test('the image keeps its space while it loads, and is fetched only when it is near', () => {
  const { container } = renderInMall(<GoodsCard goods={someGoods()} />);
  const picture = container.querySelector('img');
  expect([picture?.getAttribute('width'), picture?.getAttribute('height'), picture?.getAttribute('loading')]).toEqual([
    '400',
    '400',
    'lazy',
  ]);
});

test('SOLD OUT covers the image only when the shop says that no stock is left', () => {
  renderInMall(<GoodsCard goods={someGoods({ hasStock: null })} />);
  expect(screen.queryByText('SOLD OUT')).toBeNull();
  cleanup();
  const { container } = renderInMall(<GoodsCard goods={someGoods({ hasStock: false })} />);
  expect(screen.getByText('SOLD OUT')).toBeTruthy();
  expect(container.querySelector('img')?.hasAttribute('data-gone')).toBe(true);
});

test('five dots at most, the rest as a number, and every colour that can be bought by name', () => {
  const availableColors = Array.from({ length: 8 }, (_, index) => ({
    __typename: 'ProductColor' as const,
    name: `색 ${index}`,
    hex: '#112233',
  }));
  const { container } = renderInMall(<GoodsCard goods={someGoods({ availableColors })} />);
  expect(container.querySelectorAll('[title^="색 "]')).toHaveLength(5);
  expect(screen.getByText('+3')).toBeTruthy();
  expect(screen.getByText(/색 0, .*색 7/)).toBeTruthy();
});

test('the delivery is shown as text, and an unknown type is left out', () => {
  renderInMall(<GoodsCard goods={someGoods({ deliveryType: 'SPECIAL' })} />);
  expect(screen.getByText('설치배송')).toBeTruthy();
  cleanup();
  renderInMall(<GoodsCard goods={someGoods({ deliveryType: null })} />);
  expect(screen.queryByText(/배송/)).toBeNull();
});

test.each([null, -12_900])(
  'goods without a plausible price (%s) say where to find it instead of showing nothing or zero',
  (salePrice) => {
    const { container } = renderInMall(<GoodsCard goods={someGoods({ salePrice })} />);
    expect(container.textContent).toContain('가격은 상세 화면에서');
    expect(container.textContent).not.toContain('0원');
  },
);

test('goods without a name still have a link with text', () => {
  renderInMall(<GoodsCard goods={someGoods({ name: ' ' })} />);
  expect(screen.getByRole('link', { name: '이름 없는 상품' })).toBeTruthy();
});
