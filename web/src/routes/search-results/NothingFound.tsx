import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { SearchIcon } from '../../shared/ui/icons/icons.tsx';
import { KeywordsApart, type SeveralKeywords } from './KeywordsApart.tsx';
import { SuggestedWords } from './SuggestedWords.tsx';

/** No results for these keywords. Several keywords are offered one by one; a single one has other links. */
export function NothingFound({ keywords }: { keywords: readonly string[] }) {
  if (isSeveral(keywords)) {
    return (
      <>
        <EmptyState
          icon={<SearchIcon size={40} />}
          title="모두 들어맞는 상품이 없어요"
          text="대신 검색어를 하나씩 찾아봤어요."
        />
        <KeywordsApart keywords={keywords} />
      </>
    );
  }
  return (
    <EmptyState
      icon={<SearchIcon size={40} />}
      title="찾는 상품이 없어요"
      text="다른 말로 찾아보세요. 초성만 적어도 찾아 드려요."
    >
      <SuggestedWords />
    </EmptyState>
  );
}

function isSeveral(keywords: readonly string[]): keywords is SeveralKeywords {
  return keywords.length > 1;
}
