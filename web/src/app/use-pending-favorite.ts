import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { setFavorite } from '../shared/product-card/set-favorite.ts';
import { useMallUrl } from '../shared/page/page-context.ts';
import { isPhone } from '../shared/product-number.ts';
import { memberOf } from '../shared/session/access-token.ts';
import { currentView, readPendingFavorite, takePendingFavorite } from '../shared/session/pending-favorite.ts';
import { useSessionStore } from '../shared/session/session-context.ts';
import { whenIdle } from '../shared/when-idle.ts';
import { StorefrontClient } from './apollo/storefront-client.ts';

interface PendingFavoriteOutcome {
  /** What to tell the shopper when it did not work. */
  failure: string | null;
  dismissFailure(): void;
}

/** Sets the heart that somebody signed in for, on the page they left for that. Whoever comes to any page of products else gives it up. */
export function usePendingFavorite(isCatalogue: boolean): PendingFavoriteOutcome {
  const { key, pathname, search } = useLocation();
  const mallUrl = useMallUrl();
  const client = useApolloClient();
  const sessions = useSessionStore();
  const [failure, setFailure] = useState<string | null>(null);

  const settle = useEffectEvent(async (_key: string): Promise<string | null> => {
    // The page that is being left for the login may come to this only now.
    if (readPendingFavorite(mallUrl)?.view === currentView()) return null;
    const session = sessions?.read();
    const pending = takePendingFavorite(mallUrl);
    if (!pending || !session || pending.address !== pathname + search || pending.member !== memberOf(session))
      return null;
    // An answer that was on its way would show the heart as it was.
    await whenIdle();
    if (client instanceof StorefrontClient) await client.whenNothingIsPending();
    const { id, number } = pending.product;
    const __typename = isPhone(number) ? 'WirelessPhone' : 'Goods';
    return setFavorite(client, mallUrl, { __typename, id, number }, true);
  });
  useEffect(() => {
    if (isCatalogue) void settle(key).then((refusal) => refusal !== null && setFailure(refusal));
  }, [isCatalogue, key]);

  return { failure, dismissFailure: () => setFailure(null) };
}
