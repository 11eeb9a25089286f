import type { Menu } from '../../catalog/product-card/menu.ts';

/** The first category that sells phones with plans; null in a mall without one. */
export function lineCategory(menu: Menu | null | undefined): Menu[number] | null {
  return menu?.find(({ type }) => type === 'LINE') ?? null;
}
