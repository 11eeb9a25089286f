import { topCategories, type SubCategoryName, type TopCategory } from './categories.ts';

const topBySub = new Map<string, TopCategory>(
  topCategories.flatMap((top) => top.subs.map((sub) => [sub, top] as const)),
);

export function topCategoryOf(sub: SubCategoryName): TopCategory {
  const top = topBySub.get(sub);
  if (top === undefined) throw new RangeError(`No category holds ${sub}`);
  return top;
}
