import type { ReactNode } from 'react';
import type { GoodsCardFragment } from '../../../__generated__/graphql.ts';
import { ColorDots } from '../../../shop/product-card/ColorDots.tsx';
import { FavoriteButton } from '../../../shop/favorites/FavoriteButton.tsx';
import { ProductLink } from '../../../shop/product-card/ProductLink.tsx';
import { ProductPicture } from '../../../shop/product-card/ProductPicture.tsx';
import card from '../../../shop/product-card/product-card.module.css';
import { GoodsPrice } from '../GoodsPrice/GoodsPrice.tsx';
import { deliveryLabel } from '../delivery-label.ts';

interface GoodsCardProps {
  goods: GoodsCardFragment;
  /** For cards that are seen before any scrolling. */
  isEager?: boolean;
  /** Extras that a list adds to its cards, such as buttons. */
  children?: ReactNode;
}

/** One goods in a row or grid. Fetches nothing: the page spreads its fragment. */
export function GoodsCard({ goods, isEager, children }: GoodsCardProps) {
  const delivery = deliveryLabel(goods.deliveryType, goods.receivingWay);
  return (
    <article className={card.root}>
      <ProductPicture
        image={goods.image}
        shape="square"
        sticker={goods.sticker}
        hasStock={goods.hasStock}
        isEager={isEager}
      />
      <FavoriteButton product={goods} className={card.favorite} />
      <p className={card.labels}>
        {delivery ? <span className={card.label}>{delivery}</span> : null}
        {goods.tag ? <span className={card.tag}>{goods.tag}</span> : null}
      </p>
      <h3 className={card.name}>
        <ProductLink product={goods} />
      </h3>
      <GoodsPrice goods={goods} unknown="가격은 상세 화면에서 알려 드려요" />
      <ColorDots colors={goods.availableColors} />
      {children}
    </article>
  );
}
