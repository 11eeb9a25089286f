import type { Menu } from '../../catalog/product-card/menu.ts';

/** Whose best sellers stand for the mall's: its first category of general goods, else its first. */
export function popularCategory(menu: Menu): Menu[number] | null {
  return menu.find(({ type }) => type === 'GENERAL') ?? menu[0] ?? null;
}
