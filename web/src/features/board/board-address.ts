import type { BoardKind, Device } from '../../__generated__/graphql.ts';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { readKeyword } from '../../shared/list-search/read-keyword.ts';
import { readPageRange } from '../../shared/ui/Pagination/page-range.ts';
import { boardFacts } from './board-kind.ts';

/** Where in a board a shopper is. All of it lives in the address, so that back, reload and sharing work. */
export interface BoardPlace {
  page: number;
  /** Empty: all posts. */
  keyword: string;
}

/** Which mall, on which device. */
export interface Storefront {
  mallUrl: string;
  device: Device;
}

/** Reads an address leniently: what makes no sense is left out, so that an old link still shows a list. */
export function readBoardPlace(query: URLSearchParams): BoardPlace {
  return { page: readPageRange(query).page, keyword: readKeyword(query) };
}

/** The same on both devices, so that an address shared from a phone opens on a desktop. */
export function boardPath({ mallUrl, device }: Storefront, kind: BoardKind, place: Partial<BoardPlace> = {}): string {
  const query = new URLSearchParams({ tp: boardFacts[kind].code, page: String(place.page ?? 1) });
  if (place.keyword) query.set('keyword', place.keyword);
  return `${pathTo('board', { url: mallUrl }, device, { boardName: 'boardList' })}?${query}`;
}

/** A post, and with it the place in the list that one comes back to. */
export function postPath(
  { mallUrl, device }: Storefront,
  kind: BoardKind,
  number: string,
  place: Partial<BoardPlace> = {},
): string {
  const query = new URLSearchParams({ tp: boardFacts[kind].code, brdNo: number });
  if (place.page && place.page > 1) query.set('page', String(place.page));
  if (place.keyword) query.set('keyword', place.keyword);
  return `${pathTo('board', { url: mallUrl }, device, { boardName: 'boardDetail' })}?${query}`;
}
