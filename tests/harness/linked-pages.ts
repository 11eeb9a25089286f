import { listedPaths } from '../../web/test/walk/listing.ts';
import { findRoute } from '../../web/src/shop/addresses/match-page.ts';
import type { Held } from './links.ts';

/** Who is signed in: a member of a mall of this kind (letters as in the listing), or a guest of a marketing mall. */
export type Who = 'G' | 'B' | 'N' | 'U' | 'C' | 'guest';

/** Pages without a link, and how they are reached. */
const otherWays: Readonly<Record<string, string>> = {
  'order-form': 'a button that writes the sheet first',
  'order-detail': 'the list of orders, once there is one',
  'order-step': 'the order',
  'order-pay': 'the order',
  'order-complete': 'the payment provider',
  'order-fail': 'the payment provider',
  'search-results': 'the search field',
  goodbye: 'a withdrawal that is done',
  'phone-order': 'a button of a phone',
  'phone-order-complete': 'applying for a phone',
  'phone-order-detail': 'the list of orders, once there is one',
  'print-order': 'an application of a phone',
  'certify-phone': 'a window of a form',
  'pay-notice': 'a window of the shop',
  'end-dormancy': 'signing in',
  'certify-email': 'signing in',
  'handy-service': 'a messenger',
  intro: 'the address bar',
};

/** Content of the shop: its menus, corners and popups lead there, where the mall has any. */
const linkedByContent = [
  'exhibitions',
  'exhibition',
  'subscriptions',
  'subscription',
  'subscription-order',
  'subscription-application',
  'other-sales',
  'reviews',
];

/** My shop and what belongs to an account; search is hidden in marketing malls. */
const notForGuests = [
  'my-shop',
  'my-questions',
  'favorites',
  'coupons',
  'points',
  'member-information',
  'withdrawal',
  'update-password',
  'search-results',
];

/** Below my shop, and so not closed; but in these malls addresses come with the uploaded file. */
const notForUploads = ['addresses'];

/** Every page of the listing that someone signed in may have on a device, and finds by links. */
export function pagesToFind(who: Who, held: Held): string[] {
  const missing = held === 'desktop' ? 'M' : 'D';
  const kind = who === 'guest' ? 'G' : who;
  const pages = listedPaths
    .filter(({ where, kinds, audience }) => where !== missing && kinds.includes(kind) && audience !== 'visitors')
    .map(({ page, phonePage }) => (held === 'phone' ? phonePage : page))
    .filter((page) => !(page in otherWays) && !linkedByContent.includes(page))
    .filter((page) => !(who === 'guest' ? notForGuests : who === 'U' ? notForUploads : []).includes(page));
  return [...new Set(pages)];
}

/** Links between pages. */
export class LinkedPages {
  readonly #links = new Map<string, Set<string>>();

  add(address: string, links: readonly string[]): void {
    const page = pageOf(address);
    if (page === undefined) return;
    const known = this.#links.get(page) ?? new Set();
    this.#links.set(page, known);
    for (const link of links) known.add(pageOf(link) ?? '');
  }

  /** All pages that links lead to from one. */
  from(address: string): Set<string> {
    const reached = new Set([pageOf(address) ?? '']);
    for (const page of reached) for (const next of this.#links.get(page) ?? []) reached.add(next);
    return reached;
  }
}

function pageOf(address: string): string | undefined {
  return findRoute(new URL(address, 'http://shop.invalid').pathname)?.entry.page;
}
