import type { CornerFragment } from '../../__generated__/graphql.ts';
import { useCategoryCornerProductsQuery, useShellMenuQuery } from '../../__generated__/hooks.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { CornerSection } from '../../catalog/product-card/CornerSection.tsx';
import { cornersPerPage, productNumbers } from '../../catalog/product-card/row-numbers.ts';
import { onceAnswered, failureRow } from '../../catalog/product-card/row-products.ts';

/** Corners between the products of a category. */
export function CategoryCorners({ corners }: { corners: readonly CornerFragment[] }) {
  const { mallUrl, device } = usePage();
  const mall = { url: mallUrl, device };
  const numbers = productNumbers(corners);
  const { data, error, loading, refetch } = useCategoryCornerProductsQuery({
    variables: { ...mall, numbers },
    skip: numbers.length === 0,
    errorPolicy: 'all',
  });
  const { data: shell } = useShellMenuQuery({ variables: mall, errorPolicy: 'all' });
  const products = { products: onceAnswered(data?.mall?.products, loading), error, retry: () => void refetch() };
  const menu = shell?.mall?.menu ?? [];
  const teller = failureRow(corners, products);
  return corners
    .slice(0, cornersPerPage)
    .map((corner) => (
      <CornerSection
        key={corner.id}
        corner={corner}
        products={products}
        menu={menu}
        showsFailure={corner.id === teller}
      />
    ));
}
