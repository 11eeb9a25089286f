// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answering } from '../../../../test/support/answers.ts';
import { renderInMall } from '../../../../test/support/in-mall.tsx';
import { aMall, type MallSettings } from '../../../../test/support/sample-mall.ts';
import { frameFile } from '../../../app/shells.ts';
import type { PageName } from '../../../shop/addresses/page-name.ts';
import { mallRoutes } from '../../../shop/addresses/route-table.ts';
import { MallContext, type Mall, type Site } from '../../../shop/mall/mall-context.ts';
import { MyShopFrame } from './MyShopFrame.tsx';

afterEach(cleanup);

function open(page: PageName, at: string, settings: Partial<MallSettings> = {}) {
  const mall = aMall(settings) as unknown as Mall;
  renderInMall(
    <MallContext value={{ mall, site: {} as Site }}>
      <MyShopFrame page={page}>
        <h1>내용</h1>
      </MyShopFrame>
    </MallContext>,
    { at, device: 'DESKTOP', execute: answering().execute, isMember: true },
  );
}

test('each page below the name of my shop has the menu on a desktop, but for the end of a membership', () => {
  const below = mallRoutes.filter(
    ({ pattern, device }) => device === 'DESKTOP' && pattern.toLowerCase().startsWith('/:mallurl/myshop/'),
  );
  // The cart belongs to buying, and who has left has no shop.
  const others = new Set<PageName>(['cart', 'goodbye']);
  expect(below.length).toBeGreaterThan(12);
  for (const { page, pattern } of below)
    expect([pattern, frameFile('DESKTOP', page) !== null]).toEqual([pattern, !others.has(page)]);
  expect(below.every(({ page }) => frameFile('MOBILE', page) === null)).toBe(true);
});

test('the menu marks the page, and the entry that a page is below', () => {
  open('coupons', '/familyshop/myshop/listMyCoupon');
  const menu = within(screen.getByRole('navigation', { name: '마이샵 메뉴' }));
  expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('쿠폰');
  cleanup();
  open('order-detail', '/familyshop/order/orderDetail/O1');
  expect(screen.getByRole('link', { current: true }).textContent).toBe('주문 내역');
  cleanup();
  open('order-list', '/familyshop/myshop/listMyOrder?type=subscription&period=all');
  const own = screen.getByRole<HTMLAnchorElement>('link', { current: 'page' });
  expect([own.textContent, own.pathname]).toEqual(['내 구독', '/familyshop/myshop/listMyOrder']);
  cleanup();
  open('my-shop', '/familyshop/myshop/main');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('마이샵');
});

test('the page comes before the menu in the document', () => {
  open('coupons', '/familyshop/myshop/listMyCoupon');
  const menu = screen.getByRole('navigation', { name: '마이샵 메뉴' });
  expect(screen.getByRole('heading', { level: 1 }).compareDocumentPosition(menu)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test('a mall without my shop has no menu', () => {
  open('order-list', '/familyshop/order/listMyOrder', { openAreas: ['SHOPPING', 'CONTENT'] });
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
});
