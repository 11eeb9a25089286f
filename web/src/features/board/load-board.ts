import { BoardPostDocument, BoardPostsDocument, type BoardKind } from '../../__generated__/graphql.ts';
import { listResult } from '../../shop/page/list-result.ts';
import type { PageRequest, PageResult } from '../../shop/page/page-module.ts';
import { boardViewOf, postsVariables, postVariables } from './board-request.ts';

/** Asks for the list or the post of the address. What the mall does not have makes the page a 404. */
export async function loadBoard(request: PageRequest): Promise<PageResult | void> {
  const view = boardViewOf(request);
  if (view.kind === 'nothing') return { status: 404 };
  if (view.kind === 'list') return loadPosts(view.board)(request);
  return isUnknownPost(await request.preload(BoardPostDocument, postVariables(request, view.number)))
    ? { status: 404 }
    : undefined;
}

/** Asks for a board's posts, as the address narrows them. */
export function loadPosts(board: BoardKind): (request: PageRequest) => Promise<PageResult | undefined> {
  return async (request) => {
    const { data } = await request.preload(BoardPostsDocument, postsVariables(request, board));
    return listResult(request, data?.mall?.posts);
  };
}

/** The mall responded and has no such post. A failed response proves nothing. */
export function isUnknownPost({
  data,
  error,
}: {
  data?: { mall?: { post?: unknown } | null };
  error?: unknown;
}): boolean {
  return !error && data?.mall != null && data.mall.post === null;
}
