import { useApolloClient } from '@apollo/client/react';
import { SignOutDocument, ViewerNameDocument } from '../../__generated__/graphql.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { memberOf } from '../../shop/session/access-token.ts';
import { useSessionStore } from '../../shop/session/session-context.ts';
import type { TokenPair } from '../../shop/session/session-store.ts';

/** The session of a ticket, beside the one that this browser may have. */
export function useCheckoutSession() {
  const mall = useMall();
  const sessions = useSessionStore();
  const apollo = useApolloClient();

  /** The name of another member who is signed in in this browser; null: nobody else. Guests of a marketing mall do not count. */
  async function otherMember(session: TokenPair): Promise<string | null> {
    const present = sessions?.read();
    if (!present || mall.isMarketing || memberOf(present) === memberOf(session)) return null;
    const { data } = await apollo.query({
      query: ViewerNameDocument,
      variables: { mallUrl: mall.url },
      errorPolicy: 'all',
    });
    return data?.viewer ? (data.viewer.maskedName ?? '다른 회원') : null;
  }

  /** Makes it this browser's session. False: nothing can be stored here. */
  function take(session: TokenPair): boolean {
    const present = sessions?.read();
    // One session of a member is enough: the new one ends.
    if (present && memberOf(present) === memberOf(session)) leave(session);
    else {
      sessions?.clear();
      sessions?.save(session, false);
    }
    return sessions?.read() != null;
  }

  /** Ends the unused session. */
  function leave(session: TokenPair) {
    const input = { mallUrl: mall.url };
    void apollo
      .mutate({ mutation: SignOutDocument, variables: { input }, fetchPolicy: 'no-cache', context: { session } })
      .catch(() => {}); // it ends by itself
  }

  return { isSignedIn: () => sessions?.read() != null, otherMember, take, leave };
}
