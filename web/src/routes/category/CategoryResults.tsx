import { memo, useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CategoryProductsDocument, type CornerFragment } from '../../__generated__/graphql.ts';
import { useCategoryProductsQuery } from '../../__generated__/hooks.ts';
import { FacetPanel } from '../../features/category/FacetPanel/FacetPanel.tsx';
import { changeListing, readListing, writeListing, type Listing } from '../../features/category/listing.ts';
import { usePressedListing } from '../../features/category/use-pressed-listing.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { SectionBoundary } from '../../shop/section-boundary/SectionBoundary.tsx';
import { useCommitted } from '../../shared/use-committed.ts';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { EmptyListing } from '../../catalog/product-list/EmptyListing.tsx';
import { ListFailure } from '../../catalog/product-list/ListFailure.tsx';
import { ProductList } from '../../catalog/product-list/ProductList.tsx';
import { useLoadMore } from '../../catalog/product-list/use-load-more.ts';
import { usePreviousResult } from '../../catalog/product-list/use-previous-result.ts';
import { CategoryCorners } from './CategoryCorners.tsx';
import classes from './CategoryPage.module.css';
import { ListToolbar } from '../../features/category/ListToolbar/ListToolbar.tsx';
import { listVariables } from './list-request.ts';

// React renders a whole result in one task. Memoized, a result that changes nothing costs nothing.
const [Facets, Toolbar, Products] = [memo(FacetPanel), memo(ListToolbar), memo(ProductList)];

interface CategoryResultsProps {
  number: string;
  isLine: boolean;
  /** Corners between the products. */
  corners: readonly CornerFragment[];
  /** Also retries whatever else failed. */
  onRetry(): void;
}

/** The products of the address: loading, failed, empty, beyond the end, or full. */
export function CategoryResults({ number: nextNumber, isLine, corners, onRetry }: CategoryResultsProps) {
  const page = usePage();
  const [nextParams] = useSearchParams();
  const { number, searchParams } = useCommitted(
    useMemo(() => ({ number: nextNumber, searchParams: nextParams }), [nextNumber, nextParams]),
  );
  const listing = useMemo(() => readListing(searchParams), [searchParams]);
  const [next, handlers] = usePressedListing(listing);
  const variables = listVariables({ ...page, searchParams }, number);
  const { data, loading, error, refetch } = useCategoryProductsQuery({ variables, errorPolicy: 'all' });
  const further = useLoadMore({
    document: CategoryProductsDocument,
    variables,
    productsOf: ({ mall }) => mall?.category?.products,
  });
  const answered = data?.mall?.category?.products;
  const products = usePreviousResult(answered, String(listing.page), loading);
  const pathFor = useCallback(
    (change: Partial<Listing>) => writeListing(nameOf(searchParams, number), { ...listing, ...change }),
    [searchParams, number, listing],
  );
  const changed = useCallback((change: Partial<Listing>) => pathFor(changeListing(next, change)), [pathFor, next]);
  const narrowed = useCallback((filter: Listing['filter']) => changed({ filter }), [changed]);
  const inset = useMemo(() => (corners.length > 0 ? <Inset corners={corners} /> : null), [corners]);

  const retry = () => {
    onRetry();
    void refetch();
  };
  const failure =
    answered || !error ? null : <ListFailure error={error} onRetry={retry} listing={listing} pathFor={pathFor} />;
  if (!products && failure) return failure;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- what is clicked are its links
    <section className={`delayed-layout ${classes.results}`} aria-labelledby="results" {...handlers}>
      <h2 id="results" className="visually-hidden">
        상품 목록
      </h2>
      <Facets facets={products?.facets} filter={next.filter} pathFor={narrowed} />
      <Toolbar count={products?.totalCount} listing={next} pathFor={changed} />
      {failure}
      {products?.nodes.length === 0 ? (
        <EmptyListing listing={listing} totalCount={products.totalCount} pathFor={pathFor}>
          <EmptyState title="아직 상품이 없어요" text="곧 새로운 상품으로 채울게요. 다른 카테고리를 둘러보세요." />
        </EmptyListing>
      ) : (
        <Products
          products={products?.nodes}
          totalCount={products?.totalCount ?? 0}
          further={further}
          pageRange={listing}
          pathFor={pathFor}
          isLine={isLine}
          inset={inset}
          isOld={!answered}
          isBusy={loading && !answered}
        />
      )}
    </section>
  );
}

function Inset({ corners }: Pick<CategoryResultsProps, 'corners'>) {
  return (
    <div className={classes.inset}>
      <SectionBoundary>
        <CategoryCorners corners={corners} />
      </SectionBoundary>
    </div>
  );
}

/** An address that gives the number by its path, or none, goes on without one. */
function nameOf(searchParams: URLSearchParams, number: string): URLSearchParams {
  return searchParams.has('ctgNo') ? new URLSearchParams({ ctgNo: number }) : new URLSearchParams();
}
