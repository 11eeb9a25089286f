import { badInput } from '../../errors/shopper-error.ts';
import type { FavoriteType, ProductOrder } from '../../graphql/__generated__/schema-types.ts';
import { pageFields, type PageQuery } from '../../rules/pages.ts';
import type { MallCall } from '../../upstream/call.ts';
import type { Read } from '../../upstream/reading.ts';
import { row, whole, words } from '../../upstream/wire.ts';
import { pageLists, productOrderCodes } from '../products/product-page.wire.ts';

const wishPage = row('WishPage', pageLists, { totalCnt: whole, gdsTp: words, sort: words });

type WireWishPage = Read<typeof wishPage>;

/** Filter and order of the list. Null for none. */
interface Wanted {
  type: FavoriteType | null;
  orderBy: ProductOrder | null;
}

const typeCodes: Readonly<Record<FavoriteType, string>> = { GOODS: 'GOODS', PHONE: 'WIRELESS', SUBSCRIPTION: 'SUBS' };

const codesOf = ({ type, orderBy }: Wanted) => ({
  gdsTp: type ? typeCodes[type] : undefined,
  sort: orderBy ? productOrderCodes[orderBy] : undefined,
});

export function favoritesCall(paging: PageQuery, wanted: Wanted): MallCall<WireWishPage> {
  return {
    endpoint: 'GET wishes',
    method: 'GET',
    path: '/api/v1/mall/wishes',
    query: { ...codesOf(wanted), ...paging },
    fields: { ...pageFields, gdsTp: 'type', sort: 'orderBy' },
    isShared: true,
    response: wishPage,
  };
}

/** Older malls ignore unknown filters. */
export function requireWanted(page: WireWishPage, wanted: Wanted) {
  const { gdsTp, sort } = codesOf(wanted);
  if (gdsTp !== undefined && page.gdsTp !== gdsTp)
    throw badInput('type', '이 쇼핑몰에서는 찜한 상품을 종류별로 볼 수 없어요.');
  if (sort !== undefined && page.sort !== sort)
    throw badInput('orderBy', '이 쇼핑몰에서는 찜한 상품을 이 순서로 볼 수 없어요.');
  return { ...page, facetList: null };
}
