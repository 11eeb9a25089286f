import type { ProductCardFragment } from '../../__generated__/graphql.ts';
import type { Menu } from './menu.ts';

/** The narrowest category that contains the whole row, for "전체 보기"; null when the row is mixed. */
export function rowCategory(products: readonly ProductCardFragment[], menu: Menu): { url?: string | null } | null {
  const numbers = new Set(products.map(({ categoryNumber }) => categoryNumber));
  const top = menu.find((category) => {
    const family = new Set([category.number, ...category.subcategories.map(({ number }) => number)]);
    return [...numbers].every((number) => number != null && family.has(number));
  });
  if (!top || numbers.size === 0) return null;
  return (numbers.size === 1 && top.subcategories.find(({ number }) => numbers.has(number))) || top;
}
