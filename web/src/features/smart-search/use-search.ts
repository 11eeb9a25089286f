import { useApolloClient } from '@apollo/client/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SearchProductsDocument, type SearchProductsQuery } from '../../__generated__/graphql.ts';
import { describeError } from '../../shared/errors/describe-error.ts';
import { NetworkError } from '../../shared/errors/network-error.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { useIsMember } from '../../shop/session/session-context.ts';
import { recordWords } from './recent-words.ts';
import { searchPath, searchVariables } from './search-address.ts';

/** The search result that the navigation passes to the results page. */
export interface SearchState {
  found?: SearchProductsQuery;
}

interface Search {
  search(keywords: readonly string[]): Promise<void>;
  isBusy: boolean;
}

interface SearchOptions {
  /** Called with the message if it failed. */
  onFailure(message: string): void;
  /** Replaces the current history entry, as an overlay requires. */
  leavesInPlace?: boolean;
}

/** Said in another way: a sign-in. */
const needsSession = new Set<string | null>(['ACCESS_TOKEN_EXPIRED', 'SESSION_EXPIRED', 'UNAUTHENTICATED']);

/**
 * Searches and takes the result to the results page. The address contains the keywords, so the search survives signing
 * in, a reload and sharing.
 */
export function useSearch({ onFailure, leavesInPlace = false }: SearchOptions): Search {
  const page = usePage();
  const isMember = useIsMember();
  const client = useApolloClient();
  const navigate = useNavigate();
  const { key } = useLocation();
  const place = useRef(key);
  useLayoutEffect(() => {
    place.current = key;
  }, [key]);
  const [isBusy, setIsBusy] = useState(false);

  async function search(keywords: readonly string[]) {
    const start = place.current;
    const address = searchPath(page, keywords);
    const go = (state?: SearchState) => navigate(address, { replace: leavesInPlace, state });
    if (!isMember) return go();
    setIsBusy(true);
    recordWords(page.mallUrl, keywords);
    try {
      const { data } = await client.query({
        query: SearchProductsDocument,
        variables: searchVariables(page, keywords),
        fetchPolicy: 'network-only',
      });
      // A shopper who has navigated elsewhere meanwhile stays there.
      if (start === place.current) await go({ found: data });
    } catch (error) {
      if (start !== place.current || (error instanceof NetworkError && error.wasCancelled)) return;
      const { code, message } = describeError(error, searchFailed);
      if (needsSession.has(code)) await go();
      else onFailure(message);
    } finally {
      setIsBusy(false);
    }
  }

  return { search, isBusy };
}

/** Specification, section 8. */
export const searchFailed = '에러가 발생했습니다.';
