import { BoardList } from '../board/BoardList.tsx';

/** The notices, by the short address that phones have for them. */
export function NoticesPage() {
  return <BoardList board="NOTICE" />;
}
