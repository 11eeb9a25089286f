import type { SubCategoryName } from './categories.ts';
import type { GoodsVariant } from './goods-kind.ts';

const summer = [5, 6, 7, 8];
const winter = [10, 11, 12, 1, 2];
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
  '계절 기획': winter,
};

/** Sorts whose category has goods of every season. */
const ofSorts: Readonly<Record<string, readonly number[]>> = {
  물총: summer,
  '휴대용 손선풍기': summer,
  'BLDC 선풍기': summer,
  '에어 서큘레이터': summer,
  '워터파크 종일권': summer,
  '여름 냉감 이불': summer,
  '기능성 쿨 티셔츠': summer,
  제습기: summer,
  냉면: summer,
  '성주 참외': summer,
  '순면 반팔 티셔츠': [4, 5, 6, 7, 8, 9],
  '초음파 가습기': winter,
  '가열식 가습기': winter,
  '온열 담요': winter,
  '구스 이불': winter,
  '제주 감귤': winter,
};

/** Of goods by what they are, wherever they are sold; of a category by itself. */
export function seasonOf(category: SubCategoryName, sort?: GoodsVariant): number[] | null {
  const months = ofSorts[sort?.noun ?? ''] ?? ofCategories[category] ?? (sort && ofCategories[sort.sub]);
  return months?.slice() ?? null;
}
