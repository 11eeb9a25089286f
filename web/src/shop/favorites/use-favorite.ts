import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useMallUrl } from '../page/page-context.ts';
import { setFavorite, type Markable } from './set-favorite.ts';

interface Favorite {
  /** Toggles from the current value of the group number's favorite. */
  toggle(current: boolean): void;
  /** Message for the shopper if it failed. */
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
