import type { Menu } from '../../catalog/product-card/menu.ts';

/** The parts of an address that identify a category. */
export interface CategoryAddress {
  params: Readonly<Record<string, string | undefined>>;
  searchParams: URLSearchParams;
}

/**
 * The category number in an address: ctgNo, or on phones the path's segment. The number takes precedence over any words
 * beside it.
 */
export function numberIn({ params, searchParams }: CategoryAddress): string | null {
  const number = searchParams.get('ctgNo') || params.categoryId;
  return number && number.length <= 20 ? number : null;
}

/** The first category that the menu opens under the same word: /goods/phone is where the phones are. Null: there is none. */
export function categoryOfPath(menu: Menu, { params }: CategoryAddress): string | null {
  return menu.find(({ url }) => url !== null && wordIn(url) === params.categoryName)?.number ?? null;
}

function wordIn(url: string): string | undefined {
  return /\/goods\/([^/?#]+)/u.exec(url)?.[1];
}
