import { isOfSubscriptions } from '../../../shop/links/order-list-path.ts';
import type { PageName } from '../../../shop/addresses/page-name.ts';

/** Pages that the menu of my shop does not lead to, with the entry that they belong to. */
const entryOf: Partial<Record<PageName, PageName>> = {
  'order-detail': 'order-list',
  'order-step': 'order-list',
  'phone-order-detail': 'order-list',
  'subscription-application': 'subscriptions',
};

/** The entry of the menu that a page of my shop belongs to. A list of orders that shows subscriptions alone has one of its own. */
export function menuEntryOf(page: PageName, search: string): PageName {
  if (page === 'order-list' && isOfSubscriptions(search)) return 'subscriptions';
  return entryOf[page] ?? page;
}
