import { Link, useSearchParams } from 'react-router-dom';
import { useCategoryProductsQuery } from '../../__generated__/hooks.ts';
import { FacetPanel } from '../../features/category/FacetPanel/FacetPanel.tsx';
import { changeListing, isNarrowed, readListing, writeListing, type Listing } from '../../features/category/listing.ts';
import { Pagination } from '../../shared/ui/Pagination/Pagination.tsx';
import { usePage } from '../../shared/page/page-context.ts';
import buttons from '../../shared/ui/button.module.css';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { SectionFailure } from '../../shared/ui/SectionBoundary/SectionFailure.tsx';
import classes from './CategoryPage.module.css';
import { ListToolbar } from './ListToolbar.tsx';
import { listVariables, productsPerPage } from './list-request.ts';
import { ProductGrid } from '../product-card/ProductGrid.tsx';

interface CategoryResultsProps {
  number: string;
  isLine: boolean;
}

/** The products of the address: loading, failed, empty, beyond the end, or full. */
export function CategoryResults({ number, isLine }: CategoryResultsProps) {
  const page = usePage();
  const [searchParams] = useSearchParams();
  const listing = readListing(searchParams);
  const { data, previousData, loading, error, refetch } = useCategoryProductsQuery({
    variables: listVariables({ ...page, searchParams }, number),
    errorPolicy: 'all',
  });
  const shown = data ?? (loading ? previousData : undefined);
  const products = shown?.mall?.category?.products;
  const pathFor = (change: Partial<Listing>) => writeListing(new URLSearchParams({ ctgNo: number }), { ...listing, ...change });

  if (!products && error) return <SectionFailure error={error} onRetry={() => void refetch()} />;
  const last = products ? Math.ceil(products.totalCount / productsPerPage) : 0;
  return (
    <section className={classes.results} aria-labelledby="results">
      <h2 id="results" className="visually-hidden">
        상품 목록
      </h2>
      <FacetPanel
        facets={products?.facets ?? []}
        filter={listing.filter}
        pathFor={(filter) => pathFor(changeListing(listing, { filter }))}
        isFolded={page.device === 'MOBILE'}
      />
      <ListToolbar count={products?.totalCount} listing={listing} pathFor={(change) => pathFor(changeListing(listing, change))} />
      {products?.nodes.length === 0 ? (
        <EmptyList listing={listing} pathFor={pathFor} />
      ) : (
        <ProductGrid products={products?.nodes} isLine={isLine} isBusy={loading && !data} />
      )}
      <Pagination current={listing.page} last={last} pathFor={(to) => pathFor({ page: to })} />
    </section>
  );
}

function EmptyList({ listing, pathFor }: { listing: Listing; pathFor(change: Partial<Listing>): string }) {
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
  return <EmptyState title="아직 상품이 없어요" text="곧 새로운 상품으로 채울게요. 다른 카테고리를 둘러보세요." />;
}
