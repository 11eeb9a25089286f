import type { Menu } from '../product-card/menu.ts';

type Category = Pick<Menu[number], 'number' | 'name'>;

/** The category whose best sellers represent the mall: its first one with general goods, else its first. */
export function popularCategory(menu: Menu): Category | null {
  return menu.find(({ type }) => type === 'GENERAL') ?? menu[0] ?? null;
}

/** What the menu knows of a category at any of its levels; null: nothing. */
export function categoryIn(menu: Menu, number: string | null): Category | null {
  if (number === null) return null;
  const all = menu.flatMap((category): Category[] => [category, ...category.subcategories]);
  return all.find((category) => category.number === number) ?? null;
}
