import type { Area } from '../../__generated__/graphql.ts';
import { findRoute } from '../../shop/addresses/match-page.ts';
import type { PageName } from '../../shop/addresses/page-name.ts';
import type { RouteEntry } from '../../shop/addresses/route-table.ts';
import type { Mall } from '../../shop/mall/mall-context.ts';
import { safeRedirect } from '../../shop/links/mall-paths.ts';

const reasonOfPage: Partial<Record<PageName, string>> = {
  'search-results': '상품 검색은 로그인 후 이용할 수 있어요. 로그인하면 검색을 이어서 할 수 있어요.',
  cart: '장바구니는 로그인 후 이용할 수 있어요.',
  favorites: '찜한 상품은 로그인하면 볼 수 있어요.',
};

/** Reason shown for the other member pages. */
const reasonOfArea: Partial<Record<Area, string>> = {
  SHOPPING: '주문과 신청은 로그인 후 이용할 수 있어요. 로그인하면 이어서 할 수 있어요.',
  MY_SHOP: '마이샵은 로그인하면 볼 수 있어요.',
  WITHDRAWAL: '마이샵은 로그인하면 볼 수 있어요.',
};

export const favoriteReason = '찜하기는 로그인 후 이용할 수 있어요. 로그인하면 선택한 상품을 바로 찜해 드려요.';
const purchaseReasons = {
  cart: '장바구니는 로그인 후 이용할 수 있어요. 로그인하면 선택한 상품을 바로 담아 드려요.',
  order: '주문은 로그인 후 이용할 수 있어요. 로그인하면 주문서로 이어 드려요.',
} as const;

/** The reason to sign in if the visitor was about to buy. */
export function purchaseReason(kind: keyof typeof purchaseReasons): string {
  return purchaseReasons[kind];
}

const wholeMall = '이 쇼핑몰은 로그인 후 이용할 수 있어요.';

/** Why a visitor was redirected to the login; null: no redirect. */
export function reasonOf(redirect: string | null, mall: Pick<Mall, 'url' | 'requiresLogin'>): string | null {
  const address = safeRedirect(redirect, mall.url);
  if (address === null) return null;
  const route = findRoute(address.split('?', 1)[0] ?? '');
  return (route && reasonOfRoute(route.entry)) ?? (mall.requiresLogin ? wholeMall : null);
}

function reasonOfRoute({ page, access, areas: [area] }: RouteEntry): string | null {
  if (access !== 'member') return null;
  return reasonOfPage[page] ?? (area && reasonOfArea[area]) ?? null;
}
