import { PlainLink } from '../links/PlainLink.tsx';
import { usePage } from '../page/page-context.ts';
import { recordViewed } from '../recently-viewed/recently-viewed.ts';
import card from './product-card.module.css';
import { useProductPath } from './use-product-path.ts';

interface ProductLinkProps {
  product: { number: string; categoryNumber?: string | null; name: string };
}

/**
 * The one link of a card, as large as the card. Opening it makes the product the one viewed last, as the specification
 * asks in section 4.
 */
export function ProductLink({ product }: ProductLinkProps) {
  const { mallUrl } = usePage();
  const productPath = useProductPath();
  return (
    <PlainLink className={card.link} to={productPath(product)} title={product.name} onClick={() => recordViewed(mallUrl, product.number)}>
      {product.name}
    </PlainLink>
  );
}
