import type { Menu } from '../../catalog/product-card/menu.ts';

/** The category whose best sellers represent the mall: its first one with general goods, else its first. */
export function popularCategory(menu: Menu): Menu[number] | null {
  return menu.find(({ type }) => type === 'GENERAL') ?? menu[0] ?? null;
}
