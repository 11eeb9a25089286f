import type { CornerFragment } from '../../__generated__/graphql.ts';

/** More than any shop puts on a page; more were sent by mistake. */
export const cornersPerPage = 40;
/** A product row is a preview, not a list. */
const productsPerRow = 10;
/** The limit of one query. */
const productsPerPage = 100;

/** The products that a row shows. */
export function rowNumbers(corner: CornerFragment): string[] {
  return corner.__typename === 'ProductCorner' ? [...new Set(corner.productNumbers)].slice(0, productsPerRow) : [];
}

/** Every product of the page, once, so that one query loads them all. */
export function productNumbers(corners: readonly CornerFragment[]): string[] {
  return [...new Set(corners.slice(0, cornersPerPage).flatMap(rowNumbers))].slice(0, productsPerPage);
}
