import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { SearchIcon } from '../../shared/ui/icons/icons.tsx';
import { SuggestedWords } from './SuggestedWords.tsx';

/** The search page before anything was searched for. */
export function SearchStart() {
  return (
    <EmptyState
      icon={<SearchIcon size={40} />}
      title="무엇을 찾으세요?"
      text="검색어는 3개까지 담아 함께 찾을 수 있어요. 초성만 적어도 찾아 드려요."
    >
      <SuggestedWords />
    </EmptyState>
  );
}
