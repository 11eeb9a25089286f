import type { SizeChart } from 'mall/db/schema/products.ts';

/** Measures of the smallest size, and how much each further size adds. */
interface Cut {
  columns: readonly string[];
  smallest: readonly number[];
  steps: readonly number[];
}

const shirt = ['총장', '어깨너비', '가슴단면', '소매길이'];
const cut = (...smallest: number[]): Cut => ({ columns: shirt, smallest, steps: [2, 1.5, 2.5, 1] });
const shoe = (width: number, heel: number): Cut => ({
  columns: ['발길이', '발볼', '굽높이'],
  smallest: [0, width, heel],
  steps: [0, 2, 0],
});

const cutsOfSort: Readonly<Record<string, Cut>> = {
  '경량 패딩 재킷': cut(65, 43, 53, 60),
  '바람막이 재킷': cut(66, 44, 54, 60),
  '플리스 집업': cut(64, 43, 52, 60),
  롱패딩: cut(100, 44, 56, 61),
  '순면 반팔 티셔츠': cut(66, 43, 48, 20),
  '기능성 쿨 티셔츠': cut(67, 42, 48, 21),
  '긴팔 티셔츠': cut(66, 43, 49, 59),
  '카라 티셔츠': cut(66, 42, 48, 20),
  '쿠션 러닝화': shoe(92, 32),
  '데일리 스니커즈': shoe(93, 30),
  '등산 트레킹화': shoe(95, 35),
  '아동 운동화': shoe(68, 22),
  '사무실 슬리퍼': shoe(95, 30),
};

/** The sizes that can be chosen with their measures; null for what is sold in no sizes. */
export function sizeChartOf(noun: string, sizes: readonly string[]): SizeChart | null {
  const cutOfSort = cutsOfSort[noun];
  if (!cutOfSort || sizes.length === 0) return null;
  const { columns, smallest, steps } = cutOfSort;
  const isShoe = columns !== shirt;
  const valueOf = (size: string, index: number, row: number) =>
    isShoe && index === 0 ? size : String((smallest[index] ?? 0) + (steps[index] ?? 0) * row);
  return {
    unit: isShoe ? 'mm' : 'cm',
    clmnList: [...columns],
    rowList: sizes.map((optNm, row) => ({ optNm, valList: columns.map((_, index) => valueOf(optNm, index, row)) })),
  };
}

/** The chart in a sentence, for the disclosure. */
export function measuresOf({ unit, clmnList, rowList }: SizeChart): string {
  const rows = rowList.map(
    ({ optNm, valList }) => `${optNm}: ${clmnList.map((name, index) => `${name} ${valList[index]}`).join(' ')}`,
  );
  return `${rows.join(' / ')} (${unit}, 잰 곳에 따라 1~2${unit === 'cm' ? 'cm' : 'mm'} 차이)`;
}
