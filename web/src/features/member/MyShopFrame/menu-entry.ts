import type { PageName } from '../../../shop/addresses/page-name.ts';

/** Pages that the menu of my shop does not lead to, with the entry that they belong to. */
const entryOf: Partial<Record<PageName, PageName>> = {
  'order-detail': 'order-list',
  'order-step': 'order-list',
  'phone-order-detail': 'order-list',
  'subscription-application': 'subscriptions',
};

/** The entry of the menu that a page of my shop belongs to. */
export function menuEntryOf(page: PageName): PageName {
  return entryOf[page] ?? page;
}
