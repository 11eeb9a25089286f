import type { SearchProductsQueryVariables } from '../../__generated__/graphql.ts';
import { useSearchProductsQuery } from '../../__generated__/hooks.ts';
import type { SearchState } from '../../features/smart-search/use-search.ts';
import { useBroughtState } from '../../shared/use-brought-state.ts';
import { usePreviousResult } from '../../catalog/product-list/use-previous-result.ts';

type Found = SearchState['found'] | undefined;

/** The results that the navigation from the search has brought. */
export function useFound(): Found {
  return (useBroughtState() as SearchState | null)?.found;
}

/**
 * The search results: brought by the navigation from the search, or queried by the address, as after a reload, a shared
 * link, a step back, or another page or order of the list.
 */
export function useResults(variables: SearchProductsQueryVariables, found: Found) {
  // The brought result is in the cache, where favorites change it; the state has it in case the cache was emptied.
  const brought = useSearchProductsQuery({ variables, skip: !found, fetchPolicy: 'cache-only' });
  const query = useSearchProductsQuery({ variables, skip: Boolean(found) || variables.keywords.length === 0 });
  const answer = (found ? (brought.data ?? found) : query.data)?.mall?.searchProducts;
  return {
    products: usePreviousResult(answer, [variables.page, ...variables.keywords].join(' '), query.loading),
    isOld: !answer,
    isBusy: query.loading && !answer,
    error: query.error,
    retry: () => void query.refetch(),
  };
}
