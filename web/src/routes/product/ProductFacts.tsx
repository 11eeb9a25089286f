import { DisclosureTable } from '../../features/product-page/DisclosureTable/DisclosureTable.tsx';
import { SectionLinks } from '../../features/product-page/SectionLinks/SectionLinks.tsx';
import { RichText } from '../../shop/rich-text/RichText.tsx';
import { BuyingGuide } from './BuyingGuide.tsx';
import { FactSection } from './FactSection.tsx';
import type { Product } from './product-title.ts';
import classes from './ProductDetail.module.css';

/** The product's text: the description, the legal disclosure, and how to buy. */
export function ProductFacts({ product }: { product: Product }) {
  const disclosures = product.disclosures ?? [];
  const sections = [
    { id: 'product-description', title: '상품정보' },
    ...(disclosures.length > 0 ? [{ id: 'product-notice', title: '상품정보 고시' }] : []),
    { id: 'buying-guide', title: '구매안내' },
  ];
  return (
    <div>
      <SectionLinks sections={sections} />
      <FactSection id="product-description" title="상품정보">
        {product.description ? (
          <div className={classes.reading}>
            <RichText html={product.description} />
          </div>
        ) : (
          <p>상품 설명을 준비하고 있어요.</p>
        )}
      </FactSection>
      {disclosures.length > 0 ? (
        <FactSection id="product-notice" title="상품정보 고시">
          <DisclosureTable disclosures={disclosures} />
        </FactSection>
      ) : null}
      <FactSection id="buying-guide" title="구매안내">
        <BuyingGuide product={product} />
      </FactSection>
    </div>
  );
}
