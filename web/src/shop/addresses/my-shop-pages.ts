import type { PageName } from './page-name.ts';

/** Pages of my shop: its start, those that its menu leads to, and those behind them. */
const myShopPages: ReadonlySet<PageName> = new Set<PageName>([
  'my-shop',
  'order-list',
  'order-detail',
  'order-step',
  'phone-order-detail',
  'subscription-application',
  'favorites',
  'addresses',
  'coupons',
  'points',
  'my-questions',
  'faq',
  'member-information',
  'update-password',
  'withdrawal',
]);

export function isInMyShop(page: PageName): boolean {
  return myShopPages.has(page);
}
