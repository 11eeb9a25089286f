import type { CouponsQueryVariables, CouponStatus } from '../../__generated__/graphql.ts';
import { readPageRange, writePageRange } from '../../shared/ui/Pagination/page-range.ts';

/** How an address calls each status, in the order of the tabs. */
export const statuses = [
  { status: 'USABLE', word: null, name: '사용 가능' },
  { status: 'USED', word: 'used', name: '사용 완료' },
  { status: 'EXPIRED', word: 'expired', name: '기간 만료' },
] as const satisfies { status: CouponStatus; word: string | null; name: string }[];

export interface CouponListPlace {
  status: CouponStatus;
  page: number;
}

/** The mutation that registers a code brings the first page of this length along. */
export const couponsPerPage = 10;

/** Reads an address leniently: what makes no sense is the first page of usable coupons. */
export function readPlace(query: URLSearchParams): CouponListPlace {
  const status = statuses.find(({ word }) => word === query.get('state'))?.status ?? 'USABLE';
  return { status, page: readPageRange(query).page };
}

/** The query of an address, "" for the first page of usable coupons. */
export function writePlace({ status, page }: CouponListPlace): string {
  const query = new URLSearchParams();
  const word = statuses.find((each) => each.status === status)?.word ?? null;
  if (word !== null) query.set('state', word);
  writePageRange(query, { page, through: page });
  return query.size > 0 ? `?${query}` : '';
}

/** The variables for the list of an address; loader and page share them. */
export function listVariables({
  mallUrl,
  searchParams,
}: {
  mallUrl: string;
  searchParams: URLSearchParams;
}): CouponsQueryVariables {
  return { mallUrl, ...readPlace(searchParams), first: couponsPerPage };
}
