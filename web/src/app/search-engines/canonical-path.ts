import { cornerPath, listedCorner } from '../../catalog/exhibition/exhibition-request.ts';
import type { Menu } from '../../catalog/product-card/menu.ts';
import { boardFacts } from '../../features/board/board-kind.ts';
import { categoryOfPath, numberIn } from '../../routes/category/named-category.ts';
import { placeOf, tabOf } from '../../routes/exhibitions/list-request.ts';
import { productNumberOf } from '../../routes/product/product-number.ts';
import { readPageRange } from '../../shared/ui/Pagination/page-range.ts';
import { counterpartOf, type FoundRoute } from '../../shop/addresses/match-page.ts';
import type { PageName } from '../../shop/addresses/page-name.ts';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { categoryPath, goodsPath } from '../../shop/links/mall-paths.ts';
import type { Mall } from '../../shop/mall/mall-context.ts';

interface Place {
  route: FoundRoute;
  mall: Mall;
  /** As requested. */
  url: URL;
  menu: Menu;
  /** Of a product's page, once the mall has said what the product is. */
  isSubscription?: boolean;
}

/** Query keys that name what is shown. Pages that are not listed are not for search engines. */
export const namingKeys: Partial<Record<PageName, readonly string[]>> = {
  home: [],
  intro: [],
  category: ['page'],
  product: [],
  board: ['tp', 'brdNo', 'page'],
  notices: ['page'],
  reviews: ['page'],
  faq: [],
  'shop-introduction': [],
  subscriptions: ['ctgNo', 'page'],
  subscription: ['subsNo'],
  exhibitions: ['page'],
  exhibition: ['page'],
  'other-sales': [],
};

/**
 * The one address by which search engines know a page, of all that show it: both devices' and every spelling. That of the
 * desktop, if it has one. Null: the page is not for them.
 */
export function canonicalPath({ route, mall, url, menu, isSubscription }: Place): string | null {
  const keys = namingKeys[route.entry.page];
  const path = keys && plainPath({ route, mall, url, menu, isSubscription });
  if (!path) return null;
  const [pathname = '', query] = path.split('?');
  const naming = new URLSearchParams(query);
  for (const key of keys) {
    const value = key === 'page' ? laterPage(url, route) : url.searchParams.get(key);
    if (value) naming.set(key, value);
  }
  return naming.size > 0 ? `${pathname}?${naming}` : pathname;
}

/** The first page has one address, whatever stands for its number. */
function laterPage({ searchParams }: URL, { entry, params }: FoundRoute): string | null {
  const isCorner = entry.page === 'exhibition';
  const { page } = isCorner ? listedCorner({ params, searchParams }) : readPageRange(searchParams);
  return page > 1 ? String(page) : null;
}

function plainPath({ route, mall, url, menu, isSubscription }: Place): string | null {
  const { entry, params } = route;
  const address = { params, searchParams: url.searchParams };
  if (entry.page === 'product') {
    const number = productNumberOf(address);
    return number && goodsPath(mall.url, 'DESKTOP', { number, isSubscription });
  }
  if (entry.page === 'category') {
    const number = numberIn(address) ?? categoryOfPath(menu, address);
    return number && categoryPath(mall.url, 'DESKTOP', number);
  }
  if (entry.page === 'exhibitions')
    return pathTo('exhibitions', mall, 'DESKTOP') + placeOf(tabOf(url.searchParams).word, 1);
  if (entry.page === 'exhibition') {
    const base = pathTo('exhibition', mall, 'DESKTOP', { exhibitionName: params['exhibitionName'] ?? '' });
    return cornerPath(base, null, { ...listedCorner(address), orderBy: null, page: 1 });
  }
  if (entry.page === 'other-sales') {
    const base = pathTo('other-sales', mall, 'DESKTOP', { categoryName: params['categoryName'] ?? '' });
    return cornerPath(base, 'OTHER', { ...listedCorner(address), orderBy: null });
  }
  if (entry.page === 'home' || entry.page === 'faq' || entry.page === 'shop-introduction')
    return pathTo(entry.page, mall, 'DESKTOP');
  // Desktops have both boards on one page.
  if (entry.page === 'notices' || entry.page === 'reviews') {
    const board = pathTo('board', mall, 'DESKTOP', { boardName: 'boardList' });
    return `${board}?tp=${boardFacts[entry.page === 'notices' ? 'NOTICE' : 'MD_REVIEW'].code}`;
  }
  return (entry.device === 'MOBILE' && counterpartOf(url.pathname, 'MOBILE')) || url.pathname;
}
