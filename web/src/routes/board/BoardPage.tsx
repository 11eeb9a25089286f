import { useSearchParams } from 'react-router-dom';
import { usePage } from '../../shared/page/page-context.ts';
import { boardViewOf } from './board-request.ts';
import { BoardList } from './BoardList.tsx';
import { NoSuchPost } from './NoSuchPost.tsx';
import { PostReader } from './PostReader.tsx';

/** What stands below /board: a list, a post, or nothing. */
export function BoardPage() {
  const { params } = usePage();
  const [searchParams] = useSearchParams();
  const view = boardViewOf({ params, searchParams });
  if (view.kind === 'list') return <BoardList key={view.board} board={view.board} />;
  if (view.kind === 'post') return <PostReader number={view.number} />;
  return <NoSuchPost />;
}
