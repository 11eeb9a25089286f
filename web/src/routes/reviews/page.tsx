import type { PageModule } from '../../shop/page/page-module.ts';
import { BoardList } from '../../features/board/BoardList/BoardList.tsx';
import { loadPosts } from '../../features/board/load-board.ts';

/** The merchandisers' reviews, by the short address that phones have for them. */
function ReviewsPage() {
  return <BoardList board="MD_REVIEW" />;
}

export const page: PageModule = { Component: ReviewsPage, load: loadPosts('MD_REVIEW') };
