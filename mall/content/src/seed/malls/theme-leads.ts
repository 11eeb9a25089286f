import type { MallStyle } from 'mall/db/schema/mall-styles.ts';
import type { TopCategoryName } from '../catalog/categories.ts';
import { themeContents } from '../themes/theme-contents.ts';

/** Products of the leading categories first, the others in their order. */
export function leadingFirst<Thing>(
  style: MallStyle,
  things: readonly Thing[],
  topOf: (thing: Thing) => TopCategoryName,
): Thing[] {
  const { leads } = themeContents[style];
  const rank = (thing: Thing) => (leads.includes(topOf(thing)) ? leads.indexOf(topOf(thing)) : leads.length);
  return things.toSorted((one, other) => rank(one) - rank(other));
}
