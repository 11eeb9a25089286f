import { useId, type ReactNode } from 'react';
import { DisclosureTable } from '../../features/product-page/DisclosureTable/DisclosureTable.tsx';
import { useMall } from '../../shared/mall/mall-context.ts';
import { RichText } from '../../shared/rich-text/RichText.tsx';
import type { Product } from './ProductDetail.tsx';
import classes from './ProductDetail.module.css';

/** What there is to read: the description, what the law asks to disclose, and whom to ask. */
export function ProductFacts({ product }: { product: Product }) {
  const { customerCenter } = useMall();
  const disclosures = product.disclosures ?? [];
  return (
    <div>
      <Section title="상품 설명">
        {product.description ? (
          <div className={classes.reading}>
            <RichText html={product.description} />
          </div>
        ) : (
          <p>상품 설명을 준비하고 있어요.</p>
        )}
      </Section>
      {disclosures.length > 0 ? (
        <Section title="상품정보 제공고시">
          <DisclosureTable disclosures={disclosures} />
        </Section>
      ) : null}
      {customerCenter.phone ? (
        <Section title="문의">
          <p>
            궁금한 점은 고객센터 <a href={`tel:${customerCenter.phone.replaceAll(/[^\d+]/gu, '')}`}>{customerCenter.phone}</a>로 물어봐 주세요.
          </p>
        </Section>
      ) : null}
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section className={classes.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.sectionTitle}>
        {title}
      </h2>
      <div>{children}</div>
    </section>
  );
}
