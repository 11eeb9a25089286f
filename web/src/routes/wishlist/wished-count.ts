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
export function wishedCount(totalCount: number, pages: readonly (readonly Pick<ProductCardFragment, 'id' | 'isFavorite'>[] | undefined)[]): number {
  const out = new Set(pages.flatMap((products) => products ?? []).filter(isOut).map(({ id }) => id));
  return Math.max(0, totalCount - out.size);
}
