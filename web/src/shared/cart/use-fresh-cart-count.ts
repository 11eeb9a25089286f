import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { CartCountDocument } from '../../__generated__/graphql.ts';
import { useMall } from '../mall/mall-context.ts';

/**
 * Queries the number of cart lines again, after something outside of this page has changed it: lines go when they are
 * paid.
 */
export function useFreshCartCount(hasChanged: boolean): void {
  const client = useApolloClient();
  const { url: mallUrl, openAreas } = useMall();
  const mustAsk = hasChanged && openAreas.includes('SHOPPING');
  useEffect(() => {
    if (!mustAsk) return;
    const query = { query: CartCountDocument, variables: { mallUrl }, fetchPolicy: 'network-only' } as const;
    // The count at the cart stays as it was; the cart itself shows the right one.
    client.query(query).catch(() => {});
  }, [client, mallUrl, mustAsk]);
}
