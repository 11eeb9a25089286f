import { useApolloClient } from '@apollo/client/react';
import { OwnNameDocument } from '../../__generated__/graphql.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import type { Buyer } from './buyer.ts';

/** The member as buyer, where no form asks who orders. The mall tells their number masked alone, so it is typed. */
export function useOwnName(): () => Promise<Buyer> {
  const mallUrl = useMallUrl();
  const client = useApolloClient();
  return async () => {
    const { data } = await client
      .query({ query: OwnNameDocument, variables: { mallUrl }, errorPolicy: 'all' })
      .catch(() => ({ data: null }));
    return { name: data?.viewer?.name ?? '', phone: '' };
  };
}
