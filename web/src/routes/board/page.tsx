import { useSearchParams } from 'react-router-dom';
import { usePage } from '../../shop/page/page-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { boardViewOf } from '../../features/board/board-request.ts';
import { BoardList } from '../../features/board/BoardList/BoardList.tsx';
import { loadBoard } from '../../features/board/load-board.ts';
import { NoSuchPost } from './NoSuchPost.tsx';
import { PostReader } from './PostReader.tsx';

/** The page below /board: a list, a post, or not found. */
function BoardPage() {
  const { params } = usePage();
  const [searchParams] = useSearchParams();
  const view = boardViewOf({ params, searchParams });
  if (view.kind === 'list') return <BoardList key={view.board} board={view.board} />;
  if (view.kind === 'post') return <PostReader number={view.number} />;
  return <NoSuchPost />;
}

export const page: PageModule = { Component: BoardPage, load: loadBoard };
