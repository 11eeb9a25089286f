import type { ProductFilter, ProductOrder } from '../../graphql/__generated__/schema-types.ts';
import { deviceCode } from '../../upstream/device.ts';
import type { MallCall } from '../../upstream/call.ts';
import type { CallVariants } from '../../request/mall-api.ts';
import type { MallScope } from '../mall/mall.model.ts';
import { goods, goodsForVisitors } from './goods.wire.ts';
import { phone } from './wireless.wire.ts';
import type { Read } from '../../upstream/reading.ts';
import { list, row, whole, words } from '../../upstream/wire.ts';
import { pageFields, type PageQuery } from '../../rules/pages.ts';

const facetValue = row('FacetValue', { value: words, name: words, count: whole }, {});
const facet = row('Facet', { key: words, name: words }, { values: list('facet values', facetValue) });

const counts = { totalCnt: whole, facetList: list('facetList', facet) };
/** The products of a page, as members see them. */
export const pageLists = { goodsList: list('goodsList', goods), ncpList: list('ncpList', phone) };

const productPage = row('SearchResult', pageLists, counts);
const productPageForVisitors = row(
  'SearchResult',
  { goodsList: list('goodsList', goodsForVisitors), ncpList: list('ncpList', phone) },
  counts,
);

export type WireFacet = Read<typeof facet>;
export type WireProductPage = Read<typeof productPage>;

export const productOrderCodes: Readonly<Record<ProductOrder, string>> = {
  RECOMMENDED: 'RECOMMEND',
  NEWEST: 'NEW',
  BEST_SELLING: 'SALES',
  PRICE_ASCENDING: 'PRICE_ASC',
  PRICE_DESCENDING: 'PRICE_DESC',
};

const listFields = {
  ...pageFields,
  colorHex: 'filter.color',
  brandType: 'filter.maker',
  rangeType: 'filter.minPrice',
};

/** Order, filter and page of a list. */
export interface PageRequest extends PageQuery {
  orderBy: ProductOrder | null | undefined;
  filter: ProductFilter | null | undefined;
}

export function categoryPageCalls(
  mall: MallScope,
  categoryNumber: string,
  request: PageRequest,
): CallVariants<WireProductPage> {
  const shared = { method: 'GET', isShared: true, numbers: { ctgNo: categoryNumber }, fields: listFields } as const;
  const query = { device: deviceCode(mall.device), ...narrowed(request) };
  return {
    member: {
      ...shared,
      response: productPage,
      endpoint: 'GET products/category/{ctgNo}',
      path: '/api/v1/mall/products/category/{ctgNo}',
      query,
    },
    visitor: {
      ...shared,
      response: productPageForVisitors,
      endpoint: 'GET pre/layout/product/category/{ctgNo}',
      path: '/api/v1/mall/pre/layout/product/category/{ctgNo}',
      query: { mallId: mall.number, ...query },
    },
  };
}

export function searchCall(keywords: readonly string[], request: PageRequest): MallCall<WireProductPage> {
  return {
    endpoint: 'POST products/search',
    method: 'POST',
    path: '/api/v1/mall/products/search',
    body: { smartSearch: keywords, ...narrowed(request) },
    fields: { ...listFields, smartSearch: 'keywords' },
    isShared: true,
    response: productPage,
  };
}

/** The highest price that a range can name. */
export const highestPrice = 999_999_999;

function narrowed({ orderBy, filter, ...paging }: PageRequest): Record<string, string | number | undefined> {
  const { maker, minPrice, maxPrice, color, inStockOnly } = filter ?? {};
  const hasRange = typeof minPrice === 'number' || typeof maxPrice === 'number';
  return {
    sort: orderBy ? productOrderCodes[orderBy] : undefined,
    ...paging,
    brandType: maker ?? undefined,
    rangeType: hasRange
      ? `${Math.max(0, minPrice ?? 0)}-${Math.min(maxPrice ?? highestPrice, highestPrice)}`
      : undefined,
    colorHex: color ?? undefined,
    inStockYn: inStockOnly ? 'Y' : undefined,
  };
}
