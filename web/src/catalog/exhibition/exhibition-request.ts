import type {
  Device,
  ExhibitionPageQueryVariables,
  ExhibitionType,
  ProductOrder,
} from '../../__generated__/graphql.ts';
import { readPageRange } from '../../shared/ui/Pagination/page-range.ts';

/** How an address of etcSale calls each order. */
export const orders = [
  { orderBy: null, word: 'recommend', name: '추천순' },
  { orderBy: 'NEWEST', word: 'new', name: '신상품순' },
  { orderBy: 'BEST_SELLING', word: 'sales', name: '판매순' },
  { orderBy: 'PRICE_ASCENDING', word: 'low', name: '낮은 가격순' },
  { orderBy: 'PRICE_DESCENDING', word: 'high', name: '높은 가격순' },
] as const satisfies { orderBy: ProductOrder | null; word: string; name: string }[];

/** The corner whose whole list is shown, its order and its page; the first option of all corners is "all". */
export interface ListedCorner {
  corner: string | null;
  orderBy: ProductOrder | null;
  page: number;
}

type Params = Readonly<Record<string, string | undefined>>;

/** Reads the options of etcSale, and the same as query of an exhibition, leniently. */
export function listedCorner({
  params,
  searchParams,
}: {
  params: Params;
  searchParams: URLSearchParams;
}): ListedCorner {
  const named = params['option1'] ?? searchParams.get('corner');
  const word = params['option2'] ?? searchParams.get('sort');
  const corner = named && /^[\w-]{1,40}$/u.test(named) && named !== 'all' ? named : null;
  const { page } = readPageRange(new URLSearchParams({ page: params['option3'] ?? searchParams.get('page') ?? '' }));
  return {
    corner,
    orderBy: orders.find((each) => each.word === word)?.orderBy ?? null,
    // Only a corner by itself has pages.
    page: corner === null ? 1 : page,
  };
}

/** The address of a corner below that of its exhibition. The first page in the usual order is named by the corner alone. */
export function cornerPath(base: string, type: ExhibitionType | null, { corner, orderBy, page }: ListedCorner): string {
  if (corner === null) return base;
  const word = orders.find((each) => each.orderBy === orderBy)?.word ?? 'recommend';
  const isPlain = orderBy === null && page === 1;
  if (type === 'OTHER') return [base, corner, ...(isPlain ? [] : [word, page])].join('/');
  const query = new URLSearchParams({
    corner,
    ...(orderBy !== null && { sort: word }),
    ...(page > 1 && { page: String(page) }),
  });
  return `${base}?${query}`;
}

/** Whether the exhibition has no such corner, or the corner no such page. What failed proves nothing. */
export function isBeyondCorners(
  corners: readonly { products: { nodes: readonly unknown[] } | null }[] | null,
  { corner, page }: ListedCorner,
): boolean {
  if (corner === null || corners === null) return false;
  return corners.length === 0 || (page > 1 && corners[0]?.products?.nodes.length === 0);
}

export function pageVariables(request: {
  mallUrl: string;
  device: Device;
  params: Params;
  searchParams: URLSearchParams;
}): ExhibitionPageQueryVariables {
  const { mallUrl, device, params } = request;
  const urlName = params['exhibitionName'] ?? params['categoryName'] ?? '';
  const { corner, orderBy, page } = listedCorner(request);
  const list = orderBy === null && page === 1 ? { orderBy: null, page: null } : { orderBy, page };
  return { url: mallUrl, device, by: { urlName }, corner, ...list };
}
