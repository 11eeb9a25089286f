import type { FavoriteType, FavoritesQueryVariables, ProductOrder } from '../../__generated__/graphql.ts';
import { readPageRange, writePageRange, type PageRange } from '../../shared/ui/Pagination/page-range.ts';
import { productsPerPage } from '../../shop/product-card/products-per-page.ts';

interface Address {
  mallUrl: string;
  searchParams: URLSearchParams;
}

/** What the list is narrowed and ordered by; null: all of them, newest favorite first. */
export interface FavoriteFilter {
  type: FavoriteType | null;
  orderBy: ProductOrder | null;
}

/** How the address calls each kind, and each order. */
export const types = [
  { type: 'PHONE', word: 'phone', name: '휴대폰' },
  { type: 'GOODS', word: 'goods', name: '일반 상품' },
  { type: 'SUBSCRIPTION', word: 'subscription', name: '구독 상품' },
] as const satisfies { type: FavoriteType; word: string; name: string }[];

export const orders = [
  { orderBy: 'BEST_SELLING', word: 'best', name: '판매순' },
  { orderBy: 'PRICE_ASCENDING', word: 'price-asc', name: '낮은 가격순' },
  { orderBy: 'PRICE_DESCENDING', word: 'price-desc', name: '높은 가격순' },
] as const satisfies { orderBy: ProductOrder; word: string; name: string }[];

/** Reads an address leniently: what makes no sense is left out. */
export function readFilter(searchParams: URLSearchParams): FavoriteFilter {
  return {
    type: types.find(({ word }) => word === searchParams.get('kind'))?.type ?? null,
    orderBy: orders.find(({ word }) => word === searchParams.get('sort'))?.orderBy ?? null,
  };
}

export function pathOf({ type, orderBy }: FavoriteFilter, pageRange: PageRange = { page: 1, through: 1 }): string {
  const query = new URLSearchParams();
  const kindWord = types.find((each) => each.type === type)?.word;
  const orderWord = orders.find((each) => each.orderBy === orderBy)?.word;
  if (kindWord) query.set('kind', kindWord);
  if (orderWord) query.set('sort', orderWord);
  writePageRange(query, pageRange);
  return `?${query}`;
}

/** The variables for the list of an address; loader and page share them. */
export function favoritesVariables({ mallUrl, searchParams }: Address): FavoritesQueryVariables {
  return { mallUrl, ...readFilter(searchParams), first: productsPerPage, page: readPageRange(searchParams).page };
}
