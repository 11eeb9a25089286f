import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useProductDetailQuery } from '../../__generated__/hooks.ts';
import { usePage } from '../../shared/page/page-context.ts';
import { usePageTitle } from '../../shared/page/page-title.ts';
import { recordViewed } from '../../shared/recently-viewed/recently-viewed.ts';
import { SectionFailure } from '../../shared/ui/SectionBoundary/SectionFailure.tsx';
import { NothingHere } from '../product-card/NothingHere.tsx';
import { nothingHereTexts } from '../product-card/nothing-here-texts.ts';
import { isUnknownProduct } from './load-product.ts';
import { ProductDetail } from './ProductDetail.tsx';
import classes from './ProductDetail.module.css';
import { productNumberOf } from './product-number.ts';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { productTitle } from './product-title.ts';

/** A product, whichever way its address names it. */
export function ProductPage() {
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
  useEffect(() => {
    if (seen) recordViewed(mallUrl, seen);
  }, [mallUrl, seen]);

  if (isUnknown) return <NothingHere kind="product" />;
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
