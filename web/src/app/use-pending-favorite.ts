import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { setFavorite } from '../shop/favorites/set-favorite.ts';
import { useMallUrl } from '../shop/page/page-context.ts';
import { isPhone } from '../shop/product-number.ts';
import { memberOf } from '../shop/session/access-token.ts';
import { currentView } from '../shop/session/pending-favorite.ts';
import { readPendingFavorite, takePendingFavorite } from '../shop/session/resumed-favorite.ts';
import { useSessionStore } from '../shop/session/session-context.ts';
import { whenIdle } from '../shared/when-idle.ts';
import { StorefrontClient } from './apollo/storefront-client.ts';

interface PendingFavoriteOutcome {
  /** Message for the shopper if it failed. */
  failure: string | null;
  dismissFailure(): void;
}

/**
 * Adds the favorite that a visitor signed in for, on the page where they pressed it. Opening any other catalog page
 * drops it.
 */
export function usePendingFavorite(isCatalogue: boolean): PendingFavoriteOutcome {
  const { key, pathname, search } = useLocation();
  const mallUrl = useMallUrl();
  const client = useApolloClient();
  const sessions = useSessionStore();
  const [failure, setFailure] = useState<string | null>(null);

  const settle = useEffectEvent(async (_key: string): Promise<string | null> => {
    // The effect of the page that the shopper leaves for the login may run only now.
    if (readPendingFavorite(mallUrl)?.view === currentView()) return null;
    const session = sessions?.read();
    const pending = takePendingFavorite(mallUrl);
    if (!pending || !session || pending.address !== pathname + search || pending.member !== memberOf(session))
      return null;
    // A response already on its way would show the old favorite state.
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
