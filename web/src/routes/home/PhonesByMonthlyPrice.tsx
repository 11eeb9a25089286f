import { useHomePhonesQuery } from '../../__generated__/hooks.ts';
import { ProductRow } from '../../features/corners/ProductRow/ProductRow.tsx';
import { categoryPath } from '../../shop/links/mall-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { ProductCard } from '../../catalog/product-card/ProductCard.tsx';

/** Phones by monthly total, smallest first. A separate row, so that nothing else waits for it or fails with it. */
export function PhonesByMonthlyPrice({ category }: { category: string }) {
  const { mallUrl, device } = usePage();
  const { data } = useHomePhonesQuery({ variables: { url: mallUrl, device, category }, errorPolicy: 'all' });
  const phones = data?.mall?.category?.products?.nodes ?? [];
  if (phones.length === 0) return null;
  return (
    <ProductRow
      title="월 납부액이 가벼운 휴대폰"
      reason="기기와 요금을 더한 월 납부액이 낮은 순서예요"
      allPath={`${categoryPath(mallUrl, device, category)}&sort=low`}
      cards={phones.map((phone) => ({ key: phone.id, card: <ProductCard product={phone} /> }))}
    />
  );
}
