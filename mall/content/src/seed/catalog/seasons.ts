import type { SubCategoryName } from './categories.ts';

/** Months of the year in which such goods stand on a main page. The others stand there in all of them. */
const seasons: Partial<Record<SubCategoryName, readonly number[]>> = {
  선풍기·서큘레이터: [5, 6, 7, 8],
  선케어: [4, 5, 6, 7, 8],
  텐트: [3, 4, 5, 6, 7, 8, 9, 10],
  캠핑가구: [3, 4, 5, 6, 7, 8, 9, 10],
  자전거: [3, 4, 5, 6, 7, 8, 9, 10],
  골프: [3, 4, 5, 6, 7, 8, 9, 10, 11],
  재킷: [1, 2, 3, 9, 10, 11, 12],
};

export function seasonOf(category: SubCategoryName): number[] | null {
  return seasons[category]?.slice() ?? null;
}
