import type { ProductDetailQuery } from '../../__generated__/graphql.ts';
import { GoodsPurchase } from '../../features/goods/GoodsPurchase/GoodsPurchase.tsx';
import { PhonePurchase } from '../../features/phones/PhonePurchase/PhonePurchase.tsx';
import { Gallery } from '../../features/product-page/Gallery/Gallery.tsx';
import { SectionBoundary } from '../../shared/ui/SectionBoundary/SectionBoundary.tsx';
import classes from './ProductDetail.module.css';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductHead } from './ProductHead.tsx';
import { ProductPlace } from './ProductPlace.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';

export type Product = NonNullable<NonNullable<ProductDetailQuery['mall']>['product']>;

interface ProductDetailProps {
  product: Product;
  /** The category that the shopper came from, as the address has it. */
  categoryNumber: string | null;
}

/** Picture and purchase side by side, then everything there is to read. */
export function ProductDetail({ product, categoryNumber }: ProductDetailProps) {
  const images = product.images?.length ? product.images : product.image ? [product.image] : [];
  return (
    <div className={`content-width ${classes.root}`}>
      <ProductPlace product={product} categoryNumber={categoryNumber ?? product.categoryNumber} />
      <div className={classes.top}>
        {images.length > 0 ? (
          <Gallery images={images} productName={product.name} isSoldOut={product.hasStock === false} />
        ) : (
          <p className={classes.noPicture}>사진 준비 중</p>
        )}
        <div className={classes.panel}>
          <ProductHead product={product} />
          <SectionBoundary>
            {product.__typename === 'Goods' ? <GoodsPurchase goods={product} /> : <PhonePurchase phone={product} />}
          </SectionBoundary>
        </div>
      </div>
      <SectionBoundary>
        <ProductFacts product={product} />
      </SectionBoundary>
      <SectionBoundary>
        <RelatedProducts product={product} />
      </SectionBoundary>
    </div>
  );
}
