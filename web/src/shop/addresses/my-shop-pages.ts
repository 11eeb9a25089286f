import type { PageName } from './page-name.ts';

/** Pages of my shop, each with the entry of its menu that it belongs to. The start of my shop has none. */
const entryOf: Partial<Record<PageName, PageName | null>> = {
  'my-shop': null,
  'order-list': 'order-list',
  'order-detail': 'order-list',
  'order-step': 'order-list',
  'phone-order-detail': 'order-list',
  'subscription-application': 'subscriptions',
  favorites: 'favorites',
  addresses: 'addresses',
  coupons: 'coupons',
  points: 'points',
  'my-questions': 'my-questions',
  faq: 'faq',
  'member-information': 'member-information',
  'update-password': 'update-password',
  withdrawal: 'withdrawal',
};

export function isInMyShop(page: PageName): boolean {
  return page in entryOf;
}

/** Null: none. */
export function menuEntryOf(page: PageName): PageName | null {
  return entryOf[page] ?? null;
}
