import type { CornerFragment } from '../../__generated__/graphql.ts';

/** A shelf is a glance, not a list. */
const productsPerShelf = 10;
/** As many as one question may name. */
const productsPerPage = 100;

/** The products that a shelf shows. */
export function shelfNumbers(corner: CornerFragment): string[] {
  return corner.__typename === 'ProductCorner' ? [...new Set(corner.productNumbers)].slice(0, productsPerShelf) : [];
}

/** Every product of the page, once, so that one question fetches them all. */
export function productNumbers(corners: readonly CornerFragment[]): string[] {
  return [...new Set(corners.flatMap(shelfNumbers))].slice(0, productsPerPage);
}
