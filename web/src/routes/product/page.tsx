import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useProductDetailQuery } from '../../__generated__/hooks.ts';
import { nothingHereTexts } from '../../catalog/nothing-here/nothing-here-texts.ts';
import { NothingHere } from '../../catalog/nothing-here/NothingHere.tsx';
import { goodsPath } from '../../shop/links/mall-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { usePageTitle } from '../../shared/page/page-title.ts';
import { whenShown } from '../../shared/page/when-shown.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { recordViewed } from '../../shop/recently-viewed/recently-viewed.ts';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { isUnknownProduct, loadProduct } from './load-product.ts';
import { productNumberOf } from './product-number.ts';
import { productTitle } from './product-title.ts';
import classes from './ProductDetail.module.css';
import { ProductDetail } from './ProductDetail.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { Elsewhere } from '../../shared/ui/Elsewhere/Elsewhere.tsx';

/** A product, by either form of its address. */
function ProductPage() {
  const { mallUrl, device, params } = usePage();
  const [searchParams] = useSearchParams();
  const number = productNumberOf({ params, searchParams });
  const { data, error, refetch } = useProductDetailQuery({
    variables: { url: mallUrl, device, number: number ?? '' },
    skip: number === null,
    errorPolicy: 'all',
  });
  const product = data?.mall?.product;
  const isUnknown = number === null || isUnknownProduct({ data, error });
  const title = product && productTitle(product, searchParams);
  usePageTitle(isUnknown ? nothingHereTexts.product.title : title);
  const seen = product?.number;
  useEffect(() => (seen ? whenShown(() => recordViewed(mallUrl, seen)) : undefined), [mallUrl, seen]);
  const isHydrated = useIsHydrated();

  if (isUnknown) return <NothingHere kind="product" />;
  // An old address of what is sold by subscription. Without scripts the page links there.
  if (isHydrated && product?.__typename === 'Goods' && product.isSubscription)
    return <Elsewhere to={goodsPath(mallUrl, device, product)} />;
  if (product && title)
    return (
      <ProductDetail key={product.id} product={product} title={title} categoryNumber={searchParams.get('ctgNo')} />
    );
  return (
    <div className={`content-width ${classes.root}`}>
      {error ? <SectionFailure error={error} onRetry={() => void refetch()} /> : <ProductSkeleton />}
    </div>
  );
}

export const page: PageModule = { Component: ProductPage, load: loadProduct };
