import { BoardList } from '../board/BoardList.tsx';

/** The merchandisers' reviews, by the short address that phones have for them. */
export function ReviewsPage() {
  return <BoardList board="MD_REVIEW" />;
}
