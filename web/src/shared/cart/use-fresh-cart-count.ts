import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { CartCountDocument } from '../../__generated__/graphql.ts';
import { useMall } from '../mall/mall-context.ts';

/** Asks once more how many lines the cart has, when something else than this page has changed it: lines go when they are paid. */
export function useFreshCartCount(hasChanged: boolean): void {
  const client = useApolloClient();
  const { url: mallUrl, openAreas } = useMall();
  const mustAsk = hasChanged && openAreas.includes('SHOPPING');
  useEffect(() => {
    if (!mustAsk) return;
    const query = { query: CartCountDocument, variables: { mallUrl }, fetchPolicy: 'network-only' } as const;
    // The mark at the cart is as it was then; the cart itself tells.
    client.query(query).catch(() => {});
  }, [client, mallUrl, mustAsk]);
}
