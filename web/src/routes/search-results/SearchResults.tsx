import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FacetPanel } from '../../features/category/FacetPanel/FacetPanel.tsx';
import { changeListing, foundOrderNames, readListing, writeListing, type Listing } from '../../features/category/listing.ts';
import { keywordQuery, resultsPerPage, searchVariables } from '../../features/smart-search/search-address.ts';
import { searchFailed } from '../../features/smart-search/use-search.ts';
import { describeError } from '../../shared/errors/describe-error.ts';
import { usePage } from '../../shared/page/page-context.ts';
import { AlertDialog } from '../../shared/ui/AlertDialog/AlertDialog.tsx';
import { Pagination } from '../../shared/ui/Pagination/Pagination.tsx';
import { SectionFailure } from '../../shared/ui/SectionBoundary/SectionFailure.tsx';
import { ListToolbar } from '../category/ListToolbar.tsx';
import { ProductGrid } from '../product-card/ProductGrid.tsx';
import { NothingFound } from './NothingFound.tsx';
import classes from './SearchResultsPage.module.css';
import { useResults } from './use-results.ts';

/** The products that match: loading, failed, none, beyond the end, or full. */
export function SearchResults({ keywords }: { keywords: readonly string[] }) {
  const page = usePage();
  const [searchParams] = useSearchParams();
  const listing = readListing(searchParams);
  const { products, isBusy, error, retry } = useResults(searchVariables(page, keywords, { page: listing.page, orderBy: listing.order, filter: listing.filter }));
  const pathFor = (change: Partial<Listing>) => writeListing(keywordQuery(keywords), { ...listing, ...change });

  if (!products && error) return <Failure error={error} onRetry={retry} />;
  const last = products ? Math.ceil(products.totalCount / resultsPerPage) : 0;
  return (
    <section className={classes.results} aria-labelledby="found">
      <h2 id="found" className="visually-hidden">
        찾은 상품
      </h2>
      <FacetPanel
        facets={products?.facets ?? []}
        filter={listing.filter}
        pathFor={(filter) => pathFor(changeListing(listing, { filter }))}
        isFolded={page.device === 'MOBILE'}
      />
      <ListToolbar count={products?.totalCount} listing={listing} names={foundOrderNames} pathFor={(change) => pathFor(changeListing(listing, change))} />
      {products?.nodes.length === 0 ? (
        <NothingFound listing={listing} pathFor={pathFor} />
      ) : (
        <ProductGrid products={products?.nodes} isLine={false} isBusy={isBusy} />
      )}
      <Pagination current={listing.page} last={last} pathFor={(to) => pathFor({ page: to })} />
    </section>
  );
}

/** Said over the page as the specification has it (section 8), and then on it, with the way to try again. */
function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const [toldOf, setToldOf] = useState<unknown>(null);
  return (
    <>
      {toldOf === error ? null : <AlertDialog title="알림" text={describeError(error, searchFailed).message} onConfirm={() => setToldOf(error)} />}
      <SectionFailure error={error} onRetry={onRetry} />
    </>
  );
}
