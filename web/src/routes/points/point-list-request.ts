import type { PointLedgerQueryVariables } from '../../__generated__/graphql.ts';
import { readPageRange } from '../../shared/ui/Pagination/page-range.ts';

export const entriesPerPage = 20;

/** The variables for the list of an address; loader and page share them. */
export function listVariables({
  mallUrl,
  searchParams,
}: {
  mallUrl: string;
  searchParams: URLSearchParams;
}): PointLedgerQueryVariables {
  return { mallUrl, first: entriesPerPage, page: readPageRange(searchParams).page };
}
