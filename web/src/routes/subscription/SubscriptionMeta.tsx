import type { SubscriptionOfferFragment } from '../../__generated__/graphql.ts';
import { formatWon } from '../../shared/format/money.ts';
import { bitmapOf } from '../../shared/page/bitmap.ts';
import { useWholeAddress } from '../../shared/page/page-origin.ts';
import { useMall } from '../../shop/mall/mall-context.ts';

/** Meta tags of the page, for search engines and for messengers that show a link. */
export function SubscriptionMeta({ product: { name, salePrice, image } }: { product: SubscriptionOfferFragment }) {
  const mall = useMall();
  const whole = useWholeAddress();
  const about = [name, salePrice === null ? null : formatWon(salePrice), '정기구독'].filter(Boolean).join(' · ');
  return (
    <>
      <meta name="description" content={about} />
      <meta property="og:type" content="product" />
      <meta property="og:title" content={name} />
      <meta property="og:site_name" content={mall.title} />
      <meta property="og:description" content={about} />
      {image ? <meta property="og:image" content={whole(bitmapOf(image.url))} /> : null}
    </>
  );
}
