import type { CornerFragment, ProductCardFragment } from '../../__generated__/graphql.ts';
import { shelfNumbers } from './shelf-numbers.ts';

/** What is known of the products that shelves name: nothing yet, an error, or the products. */
export interface ShelfProducts {
  products: readonly (ProductCardFragment | null)[] | null | undefined;
  error: unknown;
  retry(): void;
}

/** The products that were found, in the order of their numbers. */
export function inOrder(numbers: readonly string[], { products }: ShelfProducts): ProductCardFragment[] {
  return numbers.flatMap((number) => products?.find((product) => product?.number === number) ?? []);
}

/**
 * Products as rows take them. While the query runs again an empty list counts as loading, because the first try may
 * have failed.
 */
export function onceAnswered(products: ShelfProducts['products'], isAsking: boolean): ShelfProducts['products'] {
  return isAsking && products?.every((product) => product === null) ? undefined : products;
}

/** Which row shows the failure. One query loads all rows, so the first empty one does. */
export function tellingShelf(corners: readonly CornerFragment[], shelf: ShelfProducts): string | null {
  if (!shelf.error) return null;
  return (
    corners.find((corner) => corner.__typename === 'ProductCorner' && inOrder(shelfNumbers(corner), shelf).length === 0)
      ?.id ?? null
  );
}
