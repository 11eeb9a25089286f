import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SearchProductsDocument } from '../../__generated__/graphql.ts';
import { FacetPanel } from '../../features/category/FacetPanel/FacetPanel.tsx';
import {
  changeListing,
  foundOrderNames,
  readListing,
  writeListing,
  type Listing,
} from '../../features/category/listing.ts';
import { usePressedListing } from '../../features/category/use-pressed-listing.ts';
import { keywordQuery } from '../../features/smart-search/search-address.ts';
import { searchFailed } from '../../features/smart-search/use-search.ts';
import { describeError } from '../../shared/errors/describe-error.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { useCommitted } from '../../shared/use-committed.ts';
import { AlertDialog } from '../../shared/ui/AlertDialog/AlertDialog.tsx';
import { ListToolbar } from '../../features/category/ListToolbar/ListToolbar.tsx';
import { EmptyListing } from '../../catalog/product-list/EmptyListing.tsx';
import { ListFailure } from '../../catalog/product-list/ListFailure.tsx';
import { ProductList } from '../../catalog/product-list/ProductList.tsx';
import { useLoadMore } from '../../catalog/product-list/use-load-more.ts';
import { listedVariables } from './listed-variables.ts';
import { NothingFound } from './NothingFound.tsx';
import classes from './SearchResultsPage.module.css';
import { useFound, useResults } from './use-results.ts';

/** The products that match: loading, failed, none, beyond the end, or full. */
export function SearchResults({ keywords: nextKeywords }: { keywords: readonly string[] }) {
  const page = usePage();
  const [nextParams] = useSearchParams();
  const nextFound = useFound();
  const { keywords, searchParams, found } = useCommitted(
    useMemo(
      () => ({ keywords: nextKeywords, searchParams: nextParams, found: nextFound }),
      [nextKeywords, nextParams, nextFound],
    ),
  );
  const listing = readListing(searchParams);
  const [next, handlers] = usePressedListing(listing);
  const variables = listedVariables(page, keywords, searchParams);
  const { products, isOld, isBusy, error, retry } = useResults(variables, found);
  const further = useLoadMore({
    document: SearchProductsDocument,
    variables,
    productsOf: ({ mall }) => mall?.searchProducts,
  });
  const pathFor = (change: Partial<Listing>) => writeListing(keywordQuery(keywords), { ...listing, ...change });

  const failure =
    isOld && error ? (
      <>
        <FailureNotice error={error} />
        <ListFailure error={error} onRetry={retry} listing={listing} pathFor={pathFor} />
      </>
    ) : null;
  if (!products && failure) return failure;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- what is clicked are its links
    <section className={classes.results} aria-labelledby="found" {...handlers}>
      <h2 id="found" className="visually-hidden">
        찾은 상품
      </h2>
      <FacetPanel
        facets={products?.facets}
        filter={next.filter}
        pathFor={(filter) => pathFor(changeListing(next, { filter }))}
      />
      <ListToolbar
        count={products?.totalCount}
        listing={next}
        names={foundOrderNames}
        pathFor={(change) => pathFor(changeListing(next, change))}
      />
      {failure}
      {products?.nodes.length === 0 ? (
        <EmptyListing listing={listing} totalCount={products.totalCount} pathFor={pathFor}>
          <NothingFound keywords={keywords} />
        </EmptyListing>
      ) : (
        <ProductList
          // A new key, so that the new content does not count as moved.
          key={products ? 'known' : 'awaited'}
          products={products?.nodes}
          totalCount={products?.totalCount ?? 0}
          further={further}
          pageRange={listing}
          pathFor={pathFor}
          isLine={false}
          isOld={isOld}
          isBusy={isBusy}
        />
      )}
    </section>
  );
}

/** A dialog over the page, as the specification requires (section 8), before the text in the page. */
function FailureNotice({ error }: { error: unknown }) {
  const [toldOf, setToldOf] = useState<unknown>(null);
  return toldOf === error ? null : (
    <AlertDialog title="알림" text={describeError(error, searchFailed).message} onConfirm={() => setToldOf(error)} />
  );
}
