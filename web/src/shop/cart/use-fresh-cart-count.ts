import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { CartCountDocument } from '../../__generated__/graphql.ts';
import { useMall } from '../mall/mall-context.ts';

/**
 * Queries the number of cart lines again, after something outside of this page has changed it: lines go when they are
 * paid. A count that came after that is fresh already. Undefined: not known yet.
 */
export function useFreshCartCount(isPaid: boolean | undefined): void {
  const client = useApolloClient();
  const { url: mallUrl, openAreas } = useMall();
  const [wasCounted] = useState(() => client.readQuery({ query: CartCountDocument, variables: { mallUrl } }) !== null);
  const wasUnpaid = useRef(false);
  const isShop = openAreas.includes('SHOPPING');
  useEffect(() => {
    if (isPaid === false) wasUnpaid.current = true;
    if (!isPaid || !isShop || !(wasCounted || wasUnpaid.current)) return;
    const query = { query: CartCountDocument, variables: { mallUrl }, fetchPolicy: 'network-only' } as const;
    // The count at the cart stays as it was; the cart itself shows the right one.
    client.query(query).catch(() => {});
  }, [client, mallUrl, isPaid, isShop, wasCounted]);
}
