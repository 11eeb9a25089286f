import { memo, type ReactNode } from 'react';
import type { ProductCardFragment } from '../../__generated__/graphql.ts';
import { GoodsCard } from '../../features/goods/GoodsCard/GoodsCard.tsx';
import { PhoneCard } from '../../features/phones/PhoneCard/PhoneCard.tsx';

interface ProductCardProps {
  product: ProductCardFragment;
  /** For cards that are seen before any scrolling. */
  isEager?: boolean;
  /** Extras that a list adds to its cards, such as buttons. */
  children?: ReactNode;
}

/**
 * The card that fits the product. Memoized, because a list renders again as a whole. Kinds that this storefront does
 * not know render nothing.
 */
export const ProductCard = memo(function ProductCard({ product, ...rest }: ProductCardProps) {
  switch (product.__typename) {
    case 'Goods':
      return <GoodsCard goods={product} {...rest} />;
    case 'WirelessPhone':
      return <PhoneCard phone={product} {...rest} />;
    default:
      return null;
  }
});
