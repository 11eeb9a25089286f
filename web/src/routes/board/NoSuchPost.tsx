import { Link, useSearchParams } from 'react-router-dom';
import { boardPath, readBoardPlace } from '../../features/board/board-address.ts';
import { boardFacts, boardOfCode } from '../../features/board/board-kind.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { usePageTitle } from '../../shared/page/page-title.ts';
import buttons from '../../shared/ui/button.module.css';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { SearchIcon } from '../../shared/ui/icons/icons.tsx';

const title = '글을 찾을 수 없어요';

/** The address names no board or post that the mall knows. The response's status is 404. */
export function NoSuchPost() {
  const at = usePage();
  const [searchParams] = useSearchParams();
  const board = boardOfCode(searchParams.get('tp')) ?? 'NOTICE';
  usePageTitle(title);
  return (
    <EmptyState
      headingLevel="h1"
      icon={<SearchIcon size={40} />}
      title={title}
      text="지워졌거나 주소가 바뀐 글이에요. 목록에서 다시 찾아보세요."
    >
      <Link className={buttons.primary} to={boardPath(at, board, readBoardPlace(searchParams))}>
        {boardFacts[board].name} 목록 보기
      </Link>
    </EmptyState>
  );
}
