import type { CornerFragment, ProductCardFragment } from '../../__generated__/graphql.ts';
import { rowNumbers } from './row-numbers.ts';

/** State of the products of product rows: loading, an error, or the products. */
export interface RowProducts {
  products: readonly (ProductCardFragment | null)[] | null | undefined;
  error: unknown;
  retry(): void;
}

/** The products that were found, in the order of their numbers. */
export function inOrder(numbers: readonly string[], { products }: RowProducts): ProductCardFragment[] {
  return numbers.flatMap((number) => products?.find((product) => product?.number === number) ?? []);
}

/**
 * Products as rows take them. While the query runs again an empty list counts as loading, because the first try may
 * have failed.
 */
export function onceAnswered(products: RowProducts['products'], isAsking: boolean): RowProducts['products'] {
  return isAsking && products?.every((product) => product === null) ? undefined : products;
}

/** Which row shows the failure. One query loads all rows, so the first empty one does. */
export function failureRow(corners: readonly CornerFragment[], loaded: RowProducts): string | null {
  if (!loaded.error) return null;
  return (
    corners.find((corner) => corner.__typename === 'ProductCorner' && inOrder(rowNumbers(corner), loaded).length === 0)
      ?.id ?? null
  );
}
