import type { CornerFragment } from '../../__generated__/graphql.ts';

/** More than any shop puts on a page; what lies beyond was sent by mistake. */
export const cornersPerPage = 40;
/** A shelf is a glance, not a list. */
const productsPerShelf = 10;
/** The most that one query may name. */
const productsPerPage = 100;

/** The products that a shelf shows. */
export function shelfNumbers(corner: CornerFragment): string[] {
  return corner.__typename === 'ProductCorner' ? [...new Set(corner.productNumbers)].slice(0, productsPerShelf) : [];
}

/** Every product of the page, once, so that one query loads them all. */
export function productNumbers(corners: readonly CornerFragment[]): string[] {
  return [...new Set(corners.slice(0, cornersPerPage).flatMap(shelfNumbers))].slice(0, productsPerPage);
}
