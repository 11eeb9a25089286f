import type { InquiryListQueryVariables } from '../../__generated__/graphql.ts';
import { readPageRange, writePageRange } from '../../shared/ui/Pagination/page-range.ts';

/** How an address calls each part of the list, in the order of the tabs. */
export const inquiryTabs = [
  { isAnswered: null, word: null, name: '전체' },
  { isAnswered: false, word: 'waiting', name: '답변 대기' },
  { isAnswered: true, word: 'answered', name: '답변 완료' },
] as const;

export type IsAnswered = (typeof inquiryTabs)[number]['isAnswered'];

export interface InquiryListPlace {
  isAnswered: IsAnswered;
  page: number;
}

export const inquiriesPerPage = 20;

/** Reads an address leniently: what makes no sense is the first page of all. */
export function readPlace(query: URLSearchParams): InquiryListPlace {
  const isAnswered = inquiryTabs.find(({ word }) => word === query.get('state'))?.isAnswered ?? null;
  return { isAnswered, page: readPageRange(query).page };
}

/** The query of an address, "" for the first page of all. */
export function writePlace({ isAnswered, page }: InquiryListPlace): string {
  const query = new URLSearchParams();
  const word = inquiryTabs.find((tab) => tab.isAnswered === isAnswered)?.word ?? null;
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
}): InquiryListQueryVariables {
  return { mallUrl, ...readPlace(searchParams), first: inquiriesPerPage };
}
