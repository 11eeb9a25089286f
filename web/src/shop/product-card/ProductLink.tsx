import { PlainLink } from '../links/PlainLink.tsx';
import { useMall } from '../mall/mall-context.ts';
import { usePage } from '../page/page-context.ts';
import { recordViewed } from '../recently-viewed/recently-viewed.ts';
import card from './product-card.module.css';
import { useProductPath } from './use-product-path.ts';

interface ProductLinkProps {
  product: { number: string; categoryNumber?: string | null; isSubscription?: boolean; name: string };
}

/**
 * The one link of a card, as large as the card. Opening it makes the product the last one viewed (specification section
 * 4).
 */
export function ProductLink({ product }: ProductLinkProps) {
  const { mallUrl } = usePage();
  const productPath = useProductPath();
  const { openAreas } = useMall();
  // A screen reader could not find a link without text.
  const name = product.name.trim() || '이름 없는 상품';
  // Upload malls have no product pages; a favorite from another mall is listed anyway.
  if (!openAreas.includes('SHOPPING')) return name;
  return (
    <PlainLink
      className={card.link}
      to={productPath(product)}
      title={name}
      onClick={() => recordViewed(mallUrl, product.number)}
    >
      {name}
    </PlainLink>
  );
}
