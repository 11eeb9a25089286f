import type { PageModule } from '../../shop/page/page-module.ts';
import { BoardList } from '../../features/board/BoardList/BoardList.tsx';
import { loadPosts } from '../../features/board/load-board.ts';

/** The notices, by the short address that phones have for them. */
function NoticesPage() {
  return <BoardList board="NOTICE" />;
}

export const page: PageModule = { Component: NoticesPage, load: loadPosts('NOTICE') };
