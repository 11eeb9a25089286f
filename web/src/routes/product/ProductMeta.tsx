import { formatWon } from '../../shared/format/money.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { bitmapOf } from '../../shared/page/bitmap.ts';
import { useWholeAddress } from '../../shared/page/page-origin.ts';
import { productTitle } from './product-title.ts';
import type { Product } from './product-title.ts';

/** Meta tags of the page, for search engines and for messengers that show a link. */
export function ProductMeta({ product, title }: { product: Product; title: string }) {
  const mall = useMall();
  const whole = useWholeAddress();
  // The price is that of the card's memory.
  const isOfCard = title === productTitle(product, new URLSearchParams());
  const about = [title, isOfCard ? priceText(product) : null, product.tag].filter(Boolean).join(' · ');
  return (
    <>
      <meta name="description" content={about} />
      <meta property="og:type" content="product" />
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={mall.title} />
      <meta property="og:description" content={about} />
      {product.image ? <meta property="og:image" content={whole(bitmapOf(product.image.url))} /> : null}
    </>
  );
}

/** As for visitors: prices that only members see are left out. */
function priceText(product: Product): string | null {
  if (product.__typename === 'Goods') return product.salePrice === null ? null : formatWon(product.salePrice);
  const monthly = product.price?.totalMonthly;
  return monthly == null ? null : `월 ${formatWon(monthly)}`;
}
