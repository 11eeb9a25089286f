import type { ProductCardFragment } from '../../__generated__/graphql.ts';
import { useRelatedPhonesQuery } from '../../__generated__/hooks.ts';
import { ProductRow } from '../../features/corners/ProductRow/ProductRow.tsx';
import { usePage } from '../../shop/page/page-context.ts';
import { ProductCard } from '../../catalog/product-card/ProductCard.tsx';
import type { Product } from './product-title.ts';

/** Related products: goods name theirs, a phone is listed with others of its category. */
export function RelatedProducts({ product }: { product: Product }) {
  return product.__typename === 'Goods' ? (
    <Row title="함께 보면 좋은 상품" reason="이 상품과 잘 어울려요" products={product.relatedProducts ?? []} />
  ) : (
    <RelatedPhones phone={product} />
  );
}

function RelatedPhones({ phone }: { phone: Extract<Product, { __typename: 'WirelessPhone' }> }) {
  const { mallUrl, device } = usePage();
  const { data } = useRelatedPhonesQuery({
    variables: { url: mallUrl, device, category: phone.categoryNumber ?? '' },
    skip: !phone.categoryNumber,
    errorPolicy: 'all',
  });
  const others = (data?.mall?.category?.products?.nodes ?? []).filter(({ id }) => id !== phone.id);
  return <Row title="비교해 볼 만한 휴대폰" reason="월 납부액으로 나란히 비교해 보세요" products={others} />;
}

function Row({ title, reason, products }: { title: string; reason: string; products: readonly ProductCardFragment[] }) {
  if (products.length === 0) return null;
  return (
    <ProductRow
      title={title}
      reason={reason}
      cards={products.map((each) => ({ key: each.id, card: <ProductCard product={each} /> }))}
    />
  );
}
