import type { ProductCardFragment } from '../../__generated__/graphql.ts';

/** Removed items stay visible until navigation, but are not counted. */
export function isOut({ isFavorite }: Pick<ProductCardFragment, 'isFavorite'>): boolean {
  return isFavorite === false;
}

/**
 * How many are left.
 * @param totalCount From the mall, with the first page.
 * @param pages The products of all pages that are known by now.
 */
export function favoriteCount(
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
 * A cached result may contain products removed before this visit. They are left out; products removed here keep their
 * place.
 * @param stood Products seen here as favorites; this adds more.
 */
export function takenOutBefore(
  pages: readonly (readonly Pick<ProductCardFragment, 'id' | 'isFavorite'>[] | undefined)[],
  stood: Set<string>,
): Set<string> {
  const products = pages.flatMap((each) => each ?? []);
  for (const product of products) if (!isOut(product)) stood.add(product.id);
  return new Set(products.map(({ id }) => id).filter((id) => !stood.has(id)));
}
