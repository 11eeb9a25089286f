import { useApolloClient } from '@apollo/client/react';
import { ChatbotMemberDocument } from '../../__generated__/graphql.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { useSessionStore } from '../../shop/session/session-context.ts';

/** The chatbot can help a visitor too, so it does not wait longer for a member number. */
const timeoutMs = 3000;

/** Queries the member's number; null for visitors, and if it does not arrive soon. */
export function useMemberNumber(): () => Promise<string | null> {
  const client = useApolloClient();
  const mallUrl = useMallUrl();
  const sessions = useSessionStore();
  return async () => {
    if (!sessions?.read()) return null;
    const answering = client.query({
      query: ChatbotMemberDocument,
      variables: { mallUrl },
      fetchPolicy: 'network-only',
    });
    const late = new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null));
    const answer = await Promise.race([answering.catch(() => null), late]);
    return answer?.data?.viewer?.number ?? null;
  };
}
