import type { CornerFragment } from '../../__generated__/graphql.ts';
import { ProductShelf } from '../../features/corners/ProductShelf/ProductShelf.tsx';
import { ShelfSkeleton } from '../../features/corners/ProductShelf/ShelfSkeleton.tsx';
import { shelfReason } from '../../features/corners/shelf-reason.ts';
import { SectionFailure } from '../../shared/ui/SectionBoundary/SectionFailure.tsx';
import type { Menu } from './menu.ts';
import { ProductCard } from './ProductCard.tsx';
import { shelfCategory } from './shelf-category.ts';
import { shelfNumbers } from './shelf-numbers.ts';
import { inOrder, type ShelfProducts } from './shelf-products.ts';

interface ProductCornerShelfProps {
  corner: Extract<CornerFragment, { __typename: 'ProductCorner' }>;
  shelf: ShelfProducts;
  menu: Menu;
  /** Whether this row shows the message that products failed to load. */
  tellsFailure?: boolean;
}

/**
 * A product corner: card placeholders while the products are loading or failed, then the cards. A row without products
 * is not rendered.
 */
export function ProductCornerShelf({ corner, shelf, menu, tellsFailure = false }: ProductCornerShelfProps) {
  const numbers = shelfNumbers(corner);
  const reason = shelfReason(corner.name, numbers);
  const products = inOrder(numbers, shelf);
  if (products.length === 0) {
    if (numbers.length === 0 || (shelf.products && !shelf.error)) return null;
    return (
      <ShelfSkeleton title={corner.name} reason={reason} numbers={numbers} isComing={!shelf.error}>
        {tellsFailure ? <SectionFailure error={shelf.error} onRetry={shelf.retry} /> : null}
      </ShelfSkeleton>
    );
  }
  return (
    <ProductShelf
      title={corner.name}
      reason={reason}
      allPath={shelfCategory(products, menu)?.url}
      cards={products.map((product) => ({ key: product.id, card: <ProductCard product={product} /> }))}
    />
  );
}
