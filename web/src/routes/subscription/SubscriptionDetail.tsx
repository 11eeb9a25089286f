import type { SubscriptionOfferFragment } from '../../__generated__/graphql.ts';
import { DisclosureTable } from '../../features/product-page/DisclosureTable/DisclosureTable.tsx';
import { Gallery } from '../../features/product-page/Gallery/Gallery.tsx';
import { PurchaseColumn } from '../../features/product-page/PurchaseColumn.tsx';
import { Breadcrumb } from '../../shared/breadcrumb/Breadcrumb.tsx';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { subscriptionPath } from '../../shop/links/mall-paths.ts';
import { subscriptionsPath } from '../../shop/links/subscription-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { RichText } from '../../shop/rich-text/RichText.tsx';
import { SectionBoundary } from '../../shop/section-boundary/SectionBoundary.tsx';
import { FactSection } from './FactSection.tsx';
import classes from './SubscriptionDetail.module.css';
import { SubscriptionMeta } from './SubscriptionMeta.tsx';
import { SubscriptionPurchase } from './SubscriptionPurchase.tsx';
import { SubscriptionTerms } from './SubscriptionTerms.tsx';

/** Images and text, with the choices beside them; stacked on narrow screens. */
export function SubscriptionDetail({ product }: { product: SubscriptionOfferFragment }) {
  const { mallUrl, device } = usePage();
  const { number, name, image, isSoldOut, description } = product;
  const images = product.images?.length ? product.images : image ? [image] : [];
  const disclosures = product.disclosures ?? [];
  return (
    <div className={`content-width ${classes.root}`}>
      <SubscriptionMeta product={product} />
      <Breadcrumb
        steps={[
          { name: '홈', path: pathTo('home', { url: mallUrl }, device) },
          { name: '구독', path: subscriptionsPath(mallUrl, device) },
          { name, path: subscriptionPath(mallUrl, device, number) },
        ]}
      />
      <div className={classes.columns}>
        <div className={classes.gallery}>
          {images.length > 0 ? (
            <Gallery images={images} productName={name} isSoldOut={isSoldOut} shape="square" />
          ) : (
            <p className={classes.noPicture}>사진 준비 중</p>
          )}
        </div>
        <PurchaseColumn className={classes.panel}>
          <h1 className={classes.name}>{name}</h1>
          <SectionBoundary>
            <SubscriptionPurchase product={product} />
          </SectionBoundary>
        </PurchaseColumn>
        <div className={classes.facts}>
          <FactSection title="구독 안내">
            <SubscriptionTerms product={product} />
          </FactSection>
          <FactSection title="상품정보">
            {description ? <RichText html={description} /> : <p>상품 설명을 준비하고 있어요.</p>}
          </FactSection>
          {disclosures.length > 0 ? (
            <FactSection title="상품정보 고시">
              <DisclosureTable disclosures={disclosures} />
            </FactSection>
          ) : null}
        </div>
      </div>
    </div>
  );
}
