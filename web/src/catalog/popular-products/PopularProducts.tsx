import { usePopularProductsQuery, useShellMenuQuery } from '../../__generated__/hooks.ts';
import { ProductRow } from '../../features/corners/ProductRow/ProductRow.tsx';
import { categoryPath } from '../../shop/links/mall-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { ProductCard } from '../product-card/ProductCard.tsx';
import { categoryIn, popularCategory } from './popular-category.ts';

interface PopularProductsProps {
  /** Of the product that was looked for; null: not known. */
  categoryNumber?: string | null;
}

/** What sells best in the category of a product that is gone, else in one of the mall. Without it the page is whole, too. */
export function PopularProducts({ categoryNumber = null }: PopularProductsProps) {
  const { mallUrl, device } = usePage();
  const mall = { url: mallUrl, device };
  const { data: shell } = useShellMenuQuery({ variables: mall, errorPolicy: 'all' });
  const menu = shell?.mall?.menu ?? [];
  const own = categoryIn(menu, categoryNumber);
  const category = own ?? popularCategory(menu);
  const { data } = usePopularProductsQuery({
    variables: { ...mall, category: category?.number ?? '' },
    skip: !category,
    errorPolicy: 'all',
  });
  const products = data?.mall?.category?.products?.nodes ?? [];
  if (!category || products.length === 0) return null;
  return (
    <ProductRow
      title={own ? '비슷한 상품' : '많이 찾는 상품'}
      reason={`${category.name}에서 잘 팔리는 순서예요`}
      allPath={`${categoryPath(mallUrl, device, category.number)}&sort=best`}
      cards={products.map((product) => ({ key: product.id, card: <ProductCard product={product} /> }))}
    />
  );
}
