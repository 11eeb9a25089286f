import type { Menu } from '../../catalog/product-card/menu.ts';

/** The parts of an address that identify a category. */
export interface CategoryAddress {
  params: Readonly<Record<string, string | undefined>>;
  searchParams: URLSearchParams;
}

/** Finds a category in the menu for an address without a number; null: there is none. */
export type FindInMenu = (menu: Menu, address: CategoryAddress) => string | null;

/**
 * The category number in an address: ctgNo, or on phones the path's segment. The number takes precedence over any words
 * beside it.
 */
export function numberIn({ params, searchParams }: CategoryAddress): string | null {
  const number = searchParams.get('ctgNo') || params.categoryId;
  return number && number.length <= 20 ? number : null;
}

/** The first category that the menu opens under the same word: /goods/phone is where the phones are. */
export const categoryOfPath: FindInMenu = (menu, { params }) =>
  menu.find(({ url }) => url !== null && wordIn(url) === params.categoryName)?.number ?? null;

/** The mall's first category of subscriptions, which is all of them. */
export const firstSubscription: FindInMenu = (menu) => menu.find(({ type }) => type === 'SUBSCRIPTION')?.number ?? null;

function wordIn(url: string): string | undefined {
  return /\/goods\/([^/?#]+)/u.exec(url)?.[1];
}
