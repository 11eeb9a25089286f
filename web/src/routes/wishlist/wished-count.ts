import type { ProductCardFragment } from '../../__generated__/graphql.ts';

/** What is taken out keeps its place until the page is left, but counts no more. */
export function isOut({ isFavorite }: Pick<ProductCardFragment, 'isFavorite'>): boolean {
  return isFavorite === false;
}

/**
 * How many are left.
 * @param totalCount As the mall told it with the first of the pages.
 * @param pages The products of all pages that are known by now.
 */
export function wishedCount(
  totalCount: number,
  pages: readonly (readonly Pick<ProductCardFragment, 'id' | 'isFavorite'>[] | undefined)[],
): number {
  const out = new Set(
    pages
      .flatMap((products) => products ?? [])
      .filter(isOut)
      .map(({ id }) => id),
  );
  return Math.max(0, totalCount - out.size);
}

/**
 * An answer kept from before may hold what was taken out then. It is left out; what is taken out here keeps its place.
 * @param stood What has been seen here with its heart; more is added to it.
 */
export function takenOutBefore(
  pages: readonly (readonly Pick<ProductCardFragment, 'id' | 'isFavorite'>[] | undefined)[],
  stood: Set<string>,
): Set<string> {
  const products = pages.flatMap((each) => each ?? []);
  for (const product of products) if (!isOut(product)) stood.add(product.id);
  return new Set(products.map(({ id }) => id).filter((id) => !stood.has(id)));
}
