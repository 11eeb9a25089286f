import { useLocation, useNavigationType } from 'react-router-dom';
import type { SearchProductsQueryVariables } from '../../__generated__/graphql.ts';
import { useSearchProductsQuery } from '../../__generated__/hooks.ts';
import type { SearchState } from '../../features/smart-search/use-search.ts';

/**
 * What was found: as the search brought it with the move to this page, or, after a reload, from a shared link, on the
 * way back and with any other turn of the list, as the address asks for it.
 */
export function useResults(variables: SearchProductsQueryVariables) {
  const { state } = useLocation();
  // A reload and the way back find an old state in the history; what it brought then is stale by now.
  const found = useNavigationType() === 'POP' ? undefined : (state as SearchState | null)?.found;
  const { data, previousData, loading, error, refetch } = useSearchProductsQuery({
    variables,
    skip: variables.keywords.length === 0,
    // The answer is in the cache, where hearts change it; the state holds it in case the cache was emptied.
    ...(found ? { fetchPolicy: 'cache-only' } : {}),
  });
  const answer = data ?? found;
  return {
    products: (answer ?? (loading ? previousData : undefined))?.mall?.searchProducts,
    isBusy: loading && !answer,
    error,
    retry: () => void refetch(),
  };
}
