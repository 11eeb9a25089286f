import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { changeListing, isNarrowed, type Listing } from '../../features/category/listing.ts';
import buttons from '../../shared/ui/button.module.css';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';

interface EmptyListingProps {
  listing: Listing;
  /** On all pages together. */
  totalCount: number;
  pathFor(change: Partial<Listing>): string;
  /** Where the list itself has nothing. */
  children: ReactNode;
}

/** Nothing, for one of three reasons, each with its way on. */
export function EmptyListing({ listing, totalCount, pathFor, children }: EmptyListingProps) {
  const isBeyondEnd = listing.page > 1 && totalCount > 0;
  if (isNarrowed(listing) && !isBeyondEnd) {
    return (
      <EmptyState title="조건에 맞는 상품이 없어요" text="조건을 지워 보세요. 더 많은 상품을 볼 수 있어요.">
        <Link className={buttons.primary} to={pathFor(changeListing(listing, { filter: {} }))}>
          조건 모두 지우기
        </Link>
      </EmptyState>
    );
  }
  return listing.page > 1 ? <BeyondTheEnd path={pathFor({ page: 1, through: 1 })} /> : children;
}

interface BeyondTheEndProps {
  /** Of the first page. */
  path: string;
  text?: string;
}

export function BeyondTheEnd({ path, text = '상품이 줄어 마지막 쪽이 앞당겨졌을 수 있어요.' }: BeyondTheEndProps) {
  return (
    <EmptyState title="이 쪽에는 상품이 없어요" text={text}>
      <Link className={buttons.primary} to={path}>
        첫 쪽으로 가기
      </Link>
    </EmptyState>
  );
}
