import type { Device, ExhibitionPageQueryVariables, ProductOrder } from '../../__generated__/graphql.ts';

/** How an address of etcSale calls each order. */
export const orders = [
  { orderBy: null, word: 'recommend', name: '추천순' },
  { orderBy: 'NEWEST', word: 'new', name: '새 상품순' },
  { orderBy: 'BEST_SELLING', word: 'sales', name: '많이 팔린 순' },
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
  const corner = params['option1'] ?? searchParams.get('corner');
  const word = params['option2'] ?? searchParams.get('sort');
  const page = Number(params['option3'] ?? searchParams.get('page'));
  return {
    corner: corner && /^[\w-]{1,40}$/u.test(corner) && corner !== 'all' ? corner : null,
    orderBy: orders.find((each) => each.word === word)?.orderBy ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= 1_000 ? page : 1,
  };
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
