import type { AlertChoice } from '../../features/alerts/alert-choice.ts';
import { LateAlerts } from '../../features/alerts/LateAlerts.tsx';
import { GoodsPurchase } from '../../features/goods/GoodsPurchase/GoodsPurchase.tsx';
import { PhonePurchase } from '../../features/phones/PhonePurchase/PhonePurchase.tsx';
import { picturesInColor } from '../../features/product-page/pictures-in-color.ts';
import { useAddressChoices } from '../../shared/address-choices/use-address-choices.ts';
import { requestedColor } from '../../shop/color-choice/ColorChoice.tsx';
import { Gallery } from '../../features/product-page/Gallery/Gallery.tsx';
import { PurchaseColumn } from '../../features/product-page/PurchaseColumn.tsx';
import { SectionBoundary } from '../../shop/section-boundary/SectionBoundary.tsx';
import classes from './ProductDetail.module.css';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductHead } from './ProductHead.tsx';
import { ProductMeta } from './ProductMeta.tsx';
import type { Product } from './product-title.ts';
import { ProductPlace } from './ProductPlace.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';

interface ProductDetailProps {
  product: Product;
  /** The product's name, with what is chosen of it. */
  title: string;
  /** The category that the shopper came from, as the address has it. */
  categoryNumber: string | null;
}

/** Images and text, with the purchase panel beside them; stacked on narrow screens. */
export function ProductDetail({ product, title, categoryNumber }: ProductDetailProps) {
  const { params } = useAddressChoices();
  const renderAlert = (choice: AlertChoice) => (
    <LateAlerts key={`${choice.color} ${choice.option}`} product={product} choice={choice} />
  );
  const images = picturesInColor(product, requestedColor(product.colors, params));
  return (
    <div className={`content-width ${classes.root}`}>
      <ProductMeta product={product} title={title} />
      <ProductPlace product={product} title={title} categoryNumber={categoryNumber ?? product.categoryNumber} />
      <div className={classes.columns}>
        <div className={classes.gallery}>
          {images.length > 0 ? (
            <Gallery
              key={images[0]?.url}
              images={images}
              productName={product.name}
              isSoldOut={product.hasStock === false}
              shape={product.__typename === 'Goods' ? 'square' : 'tall'}
            />
          ) : (
            <p className={classes.noPicture}>사진 준비 중</p>
          )}
        </div>
        <PurchaseColumn className={classes.panel}>
          <ProductHead product={product} title={title} />
          <SectionBoundary>
            {product.__typename === 'Goods' ? (
              <GoodsPurchase goods={product} renderAlert={renderAlert} />
            ) : (
              <PhonePurchase phone={product} renderAlert={renderAlert} />
            )}
          </SectionBoundary>
          <LateAlerts product={product} />
        </PurchaseColumn>
        <div className={classes.facts}>
          <SectionBoundary>
            <ProductFacts product={product} />
          </SectionBoundary>
        </div>
      </div>
      <SectionBoundary>
        <RelatedProducts product={product} />
      </SectionBoundary>
    </div>
  );
}
