import type { PageModule } from '../../shared/page/page-module.ts';
import { BoardList } from '../board/BoardList.tsx';
import { loadPosts } from '../board/load-board.ts';

/** The notices, by the short address that phones have for them. */
function NoticesPage() {
  return <BoardList board="NOTICE" />;
}

export const page: PageModule = { Component: NoticesPage, load: loadPosts('NOTICE') };
