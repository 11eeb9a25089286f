import type { ApolloClient } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { BulkOrderRowFactsFragmentDoc } from '../../__generated__/graphql.ts';
import type { Row } from './columns.ts';

const fragment = BulkOrderRowFactsFragmentDoc;
const fragmentName = 'BulkOrderRowFacts';

/** The row as the cache has it, again with each change. Null: it has none. */
export function useRowFacts(id: string): Row | null {
  const { data, complete } = useFragment({ fragment, fragmentName, from: { __typename: 'BulkOrderRow', id } });
  return complete ? data : null;
}

/** The row as the cache has it now. */
export function readRowFacts({ cache }: Pick<ApolloClient, 'cache'>, id: string): Row | null {
  return cache.readFragment({
    fragment,
    fragmentName,
    id: cache.identify({ __typename: 'BulkOrderRow', id }) ?? '',
  });
}
