import type { SubscriptionCardFragment } from '../../__generated__/graphql.ts';
import { GoodsPrice } from '../../features/goods/GoodsPrice/GoodsPrice.tsx';
import { PlainLink } from '../../shop/links/PlainLink.tsx';
import { subscriptionPath } from '../../shop/links/mall-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';
import card from '../../shop/product-card/product-card.module.css';
import { ProductPicture } from '../../shop/product-card/ProductPicture.tsx';

interface SubscriptionCardProps {
  product: SubscriptionCardFragment;
  /** Seen before any scrolling. */
  isEager: boolean;
}

/** A product that can be subscribed to, with the price of one delivery. */
export function SubscriptionCard({ product, isEager }: SubscriptionCardProps) {
  const { mallUrl, device } = usePage();
  const { number, image, isSoldOut, hasTrial } = product;
  const name = product.name.trim() || '이름 없는 상품';
  return (
    <article className={card.root}>
      <ProductPicture image={image} shape="square" hasStock={!isSoldOut} isEager={isEager} />
      <p className={card.labels}>
        <span className={card.label}>1회 배송 가격</span>
        {hasTrial ? <span className={card.tag}>무료 체험</span> : null}
      </p>
      <h2 className={card.name}>
        <PlainLink className={card.link} to={subscriptionPath(mallUrl, device, number)} title={name}>
          {name}
        </PlainLink>
      </h2>
      <GoodsPrice goods={product} unknown="가격은 상세 화면에서 알려 드려요" />
    </article>
  );
}
