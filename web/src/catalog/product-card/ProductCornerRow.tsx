import type { CornerFragment } from '../../__generated__/graphql.ts';
import { ProductRow } from '../../features/corners/ProductRow/ProductRow.tsx';
import { ProductRowSkeleton } from '../../features/corners/ProductRow/ProductRowSkeleton.tsx';
import { rowReason } from '../../features/corners/row-reason.ts';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import type { Menu } from './menu.ts';
import { ProductCard } from './ProductCard.tsx';
import { rowCategory } from './row-category.ts';
import { rowNumbers } from './row-numbers.ts';
import { inOrder, type RowProducts } from './row-products.ts';

interface ProductCornerRowProps {
  corner: Extract<CornerFragment, { __typename: 'ProductCorner' }>;
  loaded: RowProducts;
  menu: Menu;
  /** Whether this row shows the message that products failed to load. */
  showsFailure?: boolean;
}

/**
 * A product corner: card placeholders while the products are loading or failed, then the cards. A row without products
 * is not rendered.
 */
export function ProductCornerRow({ corner, loaded, menu, showsFailure = false }: ProductCornerRowProps) {
  const numbers = rowNumbers(corner);
  const reason = rowReason(corner.name, numbers);
  const products = inOrder(numbers, loaded);
  if (products.length === 0) {
    if (numbers.length === 0 || (loaded.products && !loaded.error)) return null;
    return (
      <ProductRowSkeleton title={corner.name} reason={reason} numbers={numbers} isComing={!loaded.error}>
        {showsFailure ? <SectionFailure error={loaded.error} onRetry={loaded.retry} /> : null}
      </ProductRowSkeleton>
    );
  }
  return (
    <ProductRow
      title={corner.name}
      reason={reason}
      allPath={rowCategory(products, menu)?.url}
      cards={products.map((product) => ({ key: product.id, card: <ProductCard product={product} /> }))}
    />
  );
}
