import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { SearchIcon } from '../../shared/ui/icons/icons.tsx';
import { SuggestedWords } from './SuggestedWords.tsx';

/** Nothing for these keywords, with others as the way on. */
export function NothingFound() {
  return (
    <EmptyState icon={<SearchIcon size={40} />} title="찾는 상품이 없어요" text="검색어를 줄이거나 다른 말로 찾아보세요. 담은 검색어가 모두 들어맞는 상품만 보여 드려요.">
      <SuggestedWords />
    </EmptyState>
  );
}
