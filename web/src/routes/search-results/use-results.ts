import { useLocation, useNavigationType } from 'react-router-dom';
import type { SearchProductsQueryVariables } from '../../__generated__/graphql.ts';
import { useSearchProductsQuery } from '../../__generated__/hooks.ts';
import type { SearchState } from '../../features/smart-search/use-search.ts';
import { usePreviousResult } from '../../catalog/product-list/use-previous-result.ts';

/**
 * What was found: as the search brought it with the move to this page, or, after a reload, from a shared link, on the
 * way back and with any other turn of the list, as the address asks for it.
 */
export function useResults(variables: SearchProductsQueryVariables) {
  const { state } = useLocation();
  // A reload and the way back find an old state in the history; what it brought then is stale by now.
  const found = useNavigationType() === 'POP' ? undefined : (state as SearchState | null)?.found;
  // The answer that was brought along is in the cache, where hearts change it; the state holds it in case it was emptied.
  const brought = useSearchProductsQuery({ variables, skip: !found, fetchPolicy: 'cache-only' });
  const asked = useSearchProductsQuery({ variables, skip: Boolean(found) || variables.keywords.length === 0 });
  const answer = (found ? (brought.data ?? found) : asked.data)?.mall?.searchProducts;
  return {
    products: usePreviousResult(answer, [variables.page, ...variables.keywords].join(' '), asked.loading),
    isOld: !answer,
    isBusy: asked.loading && !answer,
    error: asked.error,
    retry: () => void asked.refetch(),
  };
}
