import type {
  BoardKind,
  BoardPostsQueryVariables,
  BoardPostQueryVariables,
  Device,
} from '../../__generated__/graphql.ts';
import { readBoardPlace } from './board-address.ts';
import { boardFacts, boardOfCode } from './board-kind.ts';

interface Address {
  mallUrl: string;
  device: Device;
  params: Readonly<Record<string, string | undefined>>;
  searchParams: URLSearchParams;
}

/** Content of an address below /board. */
export type BoardView = { kind: 'list'; board: BoardKind } | { kind: 'post'; number: string } | { kind: 'nothing' };

export function boardViewOf({ params, searchParams }: Pick<Address, 'params' | 'searchParams'>): BoardView {
  if (params['*']) return { kind: 'nothing' };
  if (params.boardName === 'boardDetail') return postOf(searchParams.get('brdNo'));
  const board = boardOfCode(searchParams.get('tp'));
  return params.boardName === 'boardList' && board ? { kind: 'list', board } : { kind: 'nothing' };
}

/** Malls number their posts freely; a number that could change the path is rejected, as in the gateway. */
const postNumber = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/u;

function postOf(number: string | null): BoardView {
  return number && postNumber.test(number) ? { kind: 'post', number } : { kind: 'nothing' };
}

/** The variables for the list of an address; loader and page share them. */
export function postsVariables(
  { mallUrl, device, searchParams }: Omit<Address, 'params'>,
  board: BoardKind,
): BoardPostsQueryVariables {
  const { page, keyword } = readBoardPlace(searchParams);
  return { url: mallUrl, device, board, first: boardFacts[board].postsPerPage, page, keyword: keyword || null };
}

export function postVariables(
  { mallUrl, device }: Pick<Address, 'mallUrl' | 'device'>,
  number: string,
): BoardPostQueryVariables {
  return { url: mallUrl, device, number };
}
