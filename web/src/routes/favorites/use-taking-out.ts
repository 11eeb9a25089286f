import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { ProductCardFragment } from '../../__generated__/graphql.ts';
import { setFavorite } from '../../shop/favorites/set-favorite.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';

interface TakingOut {
  isBusy: boolean;
  /** Why some of them stay; null: none do. */
  failure: string | null;
  /** Favorites of the latest removal. */
  together: ReadonlySet<string>;
  takeOut: (products: readonly ProductCardFragment[]) => Promise<void>;
  putBack: (products: readonly ProductCardFragment[]) => Promise<void>;
}

/** Takes several products out of the favorites, and puts them back. The mall takes one at a time. */
export function useTakingOut(): TakingOut {
  const client = useApolloClient();
  const mallUrl = useMallUrl();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [together, setTogether] = useState<ReadonlySet<string>>(new Set());

  async function setAll(products: readonly ProductCardFragment[], isFavorite: boolean) {
    setIsBusy(true);
    setFailure(null);
    const refusals: string[] = [];
    for (const product of products) {
      const refusal = await setFavorite(client, mallUrl, product, isFavorite);
      if (refusal !== null) refusals.push(refusal);
    }
    setFailure(refusals[0] === undefined ? null : `상품 ${refusals.length}개를 바꾸지 못했어요. ${refusals[0]}`);
    setIsBusy(false);
  }

  return {
    isBusy,
    failure,
    together,
    takeOut: (products) => {
      setTogether(new Set(products.map(({ id }) => id)));
      return setAll(products, false);
    },
    putBack: (products) => setAll(products, true),
  };
}
