import { useState } from 'react';
import { useSetFavoriteMutation } from '../../__generated__/hooks.ts';
import { useMallUrl } from '../page/page-context.ts';

export interface FavoriteProduct {
  __typename: 'Goods' | 'WirelessPhone';
  id: string;
  number: string;
  name: string;
  isFavorite?: boolean | null;
}

interface Favorite {
  toggle(): void;
  /** What to tell the shopper when it did not work. */
  failure: string | null;
}

const tryAgain = '찜하지 못했어요. 잠시 뒤 다시 눌러 주세요.';

/** Marks a product at once and takes the mark back when the mall does not follow. */
export function useFavorite(product: FavoriteProduct): Favorite {
  const mallUrl = useMallUrl();
  const [failure, setFailure] = useState<string | null>(null);
  const [setFavorite] = useSetFavoriteMutation({
    update(cache, { data }) {
      if (data?.setFavorite.__typename !== 'SetFavoriteSuccess') return;
      const { isFavorite } = data.setFavorite;
      cache.modify({
        id: cache.identify({ __typename: product.__typename, id: product.id }),
        fields: { isFavorite: () => isFavorite },
      });
    },
    onCompleted({ setFavorite: result }) {
      setFailure(result.__typename === 'ProductUnavailable' ? result.message : null);
    },
    onError: () => setFailure(tryAgain),
  });

  const toggle = () => {
    const isFavorite = !product.isFavorite;
    setFailure(null);
    void setFavorite({
      variables: { input: { mallUrl, productNumber: product.number, isFavorite } },
      optimisticResponse: {
        __typename: 'Mutation',
        setFavorite: { __typename: 'SetFavoriteSuccess', productId: product.id, productNumber: product.number, isFavorite },
      },
    });
  };
  return { toggle, failure };
}
