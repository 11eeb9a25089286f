import { useApolloClient } from '@apollo/client/react';
import { OwnSubscriptionDocument } from '../../__generated__/graphql.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';

/** Words for what a step of a subscription was refused for. After WrongState the page shows what is true now. */
export function useStaleState(number: string): (refused: { __typename: string }) => Promise<string | undefined> {
  const mallUrl = useMallUrl();
  const client = useApolloClient();
  return async ({ __typename }) => {
    if (__typename === 'InProgress') return '앞선 요청을 처리하고 있어요. 잠시 뒤 다시 눌러 주세요.';
    if (__typename !== 'WrongState') return undefined;
    // Not `refetch`: within a second the freshness link answers that from the cache.
    const variables = { mallUrl, number };
    await client
      .query({ query: OwnSubscriptionDocument, variables, fetchPolicy: 'network-only', errorPolicy: 'all' })
      .catch(() => {});
    return '그 사이 구독의 상태가 바뀌었어요. 지금 상태를 확인해 주세요.';
  };
}
