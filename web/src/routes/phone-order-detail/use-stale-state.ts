import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { PhoneOrderDetailDocument } from '../../__generated__/graphql.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { outcomeState } from '../../features/orders/step-outcome.ts';

/** Words for what was refused. After WrongState the order's page shows what is true now; `back` leads there from another page. */
export function useStaleState(
  number: string,
  back?: string,
): (refused: { __typename: string }, press: { isLeft: boolean }) => Promise<string | undefined> {
  const mallUrl = useMallUrl();
  const client = useApolloClient();
  const navigate = useNavigate();
  return async ({ __typename }, { isLeft }) => {
    if (__typename === 'InProgress') return '앞선 요청을 처리하고 있어요. 잠시 뒤 다시 눌러 주세요.';
    if (__typename !== 'WrongState') return undefined;
    // Not `refetch`: within a second the freshness link answers that from the cache.
    const variables = { mallUrl, number };
    await client
      .query({ query: PhoneOrderDetailDocument, variables, fetchPolicy: 'network-only', errorPolicy: 'all' })
      .catch(() => {});
    if (back !== undefined && !isLeft) await navigate(back, { replace: true, state: outcomeState(staleText) });
    return staleText;
  };
}

export const staleText = '그 사이 신청 상태가 바뀌었어요. 지금 상태를 확인해 주세요.';
