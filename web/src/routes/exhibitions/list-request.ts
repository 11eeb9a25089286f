import type { Device, ExhibitionsQueryVariables, ExhibitionStatus } from '../../__generated__/graphql.ts';
import { readPageRange } from '../../shared/ui/Pagination/page-range.ts';

/** How an address calls each status, in the order of the tabs. */
export const tabs = [
  { status: 'RUNNING', word: null, name: '진행 중' },
  { status: 'ENDED', word: 'end', name: '지난 기획전' },
  { status: 'ANNOUNCED', word: 'win', name: '당첨자 발표' },
] as const satisfies { status: ExhibitionStatus; word: string | null; name: string }[];

/** Tab of the address. Defaults to running exhibitions. */
export function tabOf(searchParams: URLSearchParams): (typeof tabs)[number] {
  return tabs.find(({ word }) => word === searchParams.get('state')) ?? tabs[0];
}

export const exhibitionsPerPage = 12;

/** The query of an address, "" for the first page of running ones. */
export function placeOf(word: string | null, page: number): string {
  const query = new URLSearchParams({ ...(word && { state: word }), ...(page > 1 && { page: String(page) }) });
  return query.size > 0 ? `?${query}` : '';
}

export function listVariables(request: {
  mallUrl: string;
  device: Device;
  searchParams: URLSearchParams;
}): ExhibitionsQueryVariables {
  const { mallUrl, device, searchParams } = request;
  const { status } = tabOf(searchParams);
  return { url: mallUrl, device, status, first: exhibitionsPerPage, page: readPageRange(searchParams).page };
}
