import type { ProductCardFragment } from '../../__generated__/graphql.ts';
import { GoodsCard } from '../../features/goods/GoodsCard/GoodsCard.tsx';
import { PhoneCard } from '../../features/phones/PhoneCard/PhoneCard.tsx';

interface ProductCardProps {
  product: ProductCardFragment;
  /** For cards that are seen before any scrolling. */
  isEager?: boolean;
}

/** The card that fits the product. A kind that this storefront does not know yet shows nothing. */
export function ProductCard({ product, isEager }: ProductCardProps) {
  switch (product.__typename) {
    case 'Goods':
      return <GoodsCard goods={product} isEager={isEager} />;
    case 'WirelessPhone':
      return <PhoneCard phone={product} isEager={isEager} />;
    default:
      return null;
  }
}
