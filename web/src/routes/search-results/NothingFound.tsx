import { Link } from 'react-router-dom';
import { isNarrowed, type Listing } from '../../features/category/listing.ts';
import buttons from '../../shared/ui/button.module.css';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { SearchIcon } from '../../shared/ui/icons/icons.tsx';
import { SuggestedWords } from './SuggestedWords.tsx';

interface NothingFoundProps {
  listing: Listing;
  pathFor(change: Partial<Listing>): string;
}

/** Nothing, for one of three reasons, each with its way on. */
export function NothingFound({ listing, pathFor }: NothingFoundProps) {
  if (isNarrowed(listing)) {
    return (
      <EmptyState title="조건에 맞는 상품이 없어요" text="조건을 줄이면 더 많은 상품을 볼 수 있어요.">
        <Link className={buttons.primary} to={pathFor({ filter: {}, page: 1 })}>
          조건 모두 지우기
        </Link>
      </EmptyState>
    );
  }
  if (listing.page > 1) {
    return (
      <EmptyState title="이 쪽에는 상품이 없어요" text="상품이 줄어 마지막 쪽이 앞당겨졌을 수 있어요.">
        <Link className={buttons.primary} to={pathFor({ page: 1 })}>
          첫 쪽으로 가기
        </Link>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<SearchIcon size={40} />} title="찾는 상품이 없어요" text="검색어를 줄이거나 다른 말로 찾아보세요. 담은 검색어가 모두 들어맞는 상품만 보여 드려요.">
      <SuggestedWords />
    </EmptyState>
  );
}
