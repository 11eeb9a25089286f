import type { ProductFilter, ProductOrder } from '../../__generated__/graphql.ts';
import { readPageRange, writePageRange, type PageRange } from '../../shared/ui/Pagination/page-range.ts';

/** The settings of a list. All of them are in the address, so that back, reload and sharing work. */
export interface Listing extends PageRange {
  order: ProductOrder;
  filter: ProductFilter;
}

/** Values of the orders in the address; the recommended one is omitted. */
const orderBySlug = {
  recommended: 'RECOMMENDED',
  new: 'NEWEST',
  best: 'BEST_SELLING',
  low: 'PRICE_ASCENDING',
  high: 'PRICE_DESCENDING',
} as const satisfies Record<string, ProductOrder>;

export const orderNames = {
  RECOMMENDED: '추천순',
  NEWEST: '신상품순',
  BEST_SELLING: '판매순',
  PRICE_ASCENDING: '낮은 가격순',
  PRICE_DESCENDING: '높은 가격순',
} as const satisfies Record<ProductOrder, string>;

/** What was searched for comes first by how well it fits. */
export const foundOrderNames = { ...orderNames, RECOMMENDED: '정확도순' } as const satisfies Record<
  ProductOrder,
  string
>;

/** No maker's code is longer, and no mall accepts control characters. */
const makerCode = /^\P{Cc}{1,40}$/u;

/** Reads an address leniently: what makes no sense is left out, so that an old link still shows a list. */
export function readListing(query: URLSearchParams): Listing {
  const slug = query.get('sort') ?? '';
  return {
    ...readPageRange(query),
    order: isSlug(slug) ? orderBySlug[slug] : 'RECOMMENDED',
    filter: readFilter(query),
  };
}

/** The same list as a query, behind what names it: a category's ctgNo, a search's keywords. What is not narrowed is not written. */
export function writeListing(name: URLSearchParams, { order, filter, ...pageRange }: Listing): string {
  const query = new URLSearchParams(name);
  const slug = Object.entries(orderBySlug).find(([, value]) => value === order)?.[0];
  if (slug && order !== 'RECOMMENDED') query.set('sort', slug);
  if (filter.maker) query.set('maker', filter.maker);
  const price = priceRange(filter);
  if (price) query.set('price', price);
  if (filter.color) query.set('color', filter.color.slice(1));
  if (filter.inStockOnly) query.set('stock', 'Y');
  writePageRange(query, pageRange);
  return `?${query.toString()}`;
}

/** "min-max" in won, as the facet's values are; either end may be open. */
export function priceRange({ minPrice, maxPrice }: ProductFilter): string | null {
  return minPrice == null && maxPrice == null ? null : `${minPrice ?? ''}-${maxPrice ?? ''}`;
}

/** Any change of order or filter starts again at the first page. */
export function changeListing(listing: Listing, change: Partial<Omit<Listing, keyof PageRange>>): Listing {
  return { ...listing, ...change, page: 1, through: 1 };
}

export function isNarrowed({ filter }: Listing): boolean {
  return Object.values(filter).some((value) => value != null && value !== false);
}

function readFilter(query: URLSearchParams): ProductFilter {
  const filter: ProductFilter = {};
  const maker = readMaker(query.get('maker') ?? '');
  if (maker !== null) filter.maker = maker;
  const color = query.get('color')?.toLowerCase() ?? '';
  if (/^[0-9a-f]{6}$/u.test(color)) filter.color = `#${color}`;
  if (query.get('stock') === 'Y') filter.inStockOnly = true;
  return { ...filter, ...readPriceRange(query.get('price') ?? '') };
}

/** A maker's code as the address can hold it; null: not a code. */
export function readMaker(text: string): string | null {
  const maker = text.trim();
  return makerCode.test(maker) ? maker : null;
}

export function readPriceRange(text: string): Pick<ProductFilter, 'minPrice' | 'maxPrice'> {
  const ends = /^(\d{0,9})-(\d{0,9})$/u.exec(text);
  if (!ends) return {};
  const range: Pick<ProductFilter, 'minPrice' | 'maxPrice'> = {};
  if (ends[1]) range.minPrice = Number(ends[1]);
  if (ends[2]) range.maxPrice = Number(ends[2]);
  return range.minPrice != null && range.maxPrice != null && range.minPrice > range.maxPrice ? {} : range;
}

function isSlug(slug: string): slug is keyof typeof orderBySlug {
  return Object.hasOwn(orderBySlug, slug);
}
