import type { Menu } from './menu.ts';

interface Step {
  number: string;
  name: string;
}

export interface CategoryPlace {
  /** From the top category down to the requested one. */
  trail: Step[];
  /** The top category under the name of the whole, then what it is divided into. */
  family: Step[];
}

/** The position of a category in the menu. Without a menu it has no parents. */
export function placeOf(category: Step, menu: Menu, isMobile: boolean): CategoryPlace {
  const top = menu.find(
    ({ number, subcategories }) =>
      number === category.number || subcategories.some((each) => each.number === category.number),
  );
  if (!top) return { trail: [category], family: [] };
  const subcategories = top.subcategories.filter(({ isShownOnMobile }) => isShownOnMobile || !isMobile);
  return {
    trail: top.number === category.number ? [category] : [top, category],
    family: [{ number: top.number, name: '전체' }, ...subcategories],
  };
}
