import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useMallUrl } from '../page/page-context.ts';
import { setFavorite, type Markable } from './set-favorite.ts';

interface Favorite {
  /** Reports the group number's heart as it is now; the other value is what the shopper wants. */
  toggle(current: boolean): void;
  /** What to tell the shopper when it did not work. */
  failure: string | null;
  dismissFailure(): void;
}

/** Marks a product at once and takes the mark back when the mall does not follow. */
export function useFavorite(product: Markable): Favorite {
  const client = useApolloClient();
  const mallUrl = useMallUrl();
  const [failure, setFailure] = useState<string | null>(null);
  return {
    failure,
    dismissFailure: () => setFailure(null),
    toggle: (current) => {
      setFailure(null);
      void setFavorite(client, mallUrl, product, !current).then(setFailure);
    },
  };
}
