import type { SubCategoryName } from './categories.ts';

const summer = [5, 6, 7, 8];
const outdoors = [3, 4, 5, 6, 7, 8, 9, 10];

/** Months of the year in which such goods stand on a main page. The others stand there in all of them. */
const ofCategories: Partial<Record<SubCategoryName, readonly number[]>> = {
  선풍기·서큘레이터: summer,
  선케어: [4, 5, 6, 7, 8],
  텐트: outdoors,
  캠핑가구: outdoors,
  자전거: outdoors,
  골프: outdoors,
  재킷: [1, 2, 3, 9, 10, 11, 12],
};

/** Sorts whose category has goods of every season. */
const ofSorts: Readonly<Record<string, readonly number[]>> = {
  물총: summer,
  '휴대용 손선풍기': summer,
  'BLDC 선풍기': summer,
  '에어 서큘레이터': summer,
  '워터파크 종일권': summer,
};

/** `sort`: what the goods are, as `GoodsSort.noun`. */
export function seasonOf(category: SubCategoryName, sort?: string): number[] | null {
  return (ofSorts[sort ?? ''] ?? ofCategories[category])?.slice() ?? null;
}
