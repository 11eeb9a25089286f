import type { GoodsDraft } from './goods-draft.ts';

/** Food as it is harvested, caught or slaughtered: cleaned, dried or frozen at most. */
const unprocessed = new Set([
  '부사 사과',
  '샤인머스캣',
  '제주 감귤',
  '성주 참외',
  '나주 배',
  '냉동 블루베리',
  '한우 등심 구이용',
  '한돈 삼겹살',
  '손질 전복',
  '국물용 멸치',
  '굴비',
  '새우살',
  '백미',
  '현미',
  '혼합 잡곡',
]);

/** Whether these goods are sold without value added tax: unprocessed food, and books. */
export function isTaxFree({ kind, sort }: Pick<GoodsDraft, 'kind' | 'sort'>): boolean {
  return kind.key === 'book' || unprocessed.has(sort.noun);
}
