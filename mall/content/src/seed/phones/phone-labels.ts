import type { SubCategoryName } from '../catalog/categories.ts';
import type { PhoneModel } from './phone-model.ts';

const tags: Partial<Record<SubCategoryName, string>> = {
  폴더블·플립: '접는 화면',
  효도폰: '부모님 선물',
  키즈폰: '아이 첫 휴대폰',
  아웃도어폰: '현장·캠핑',
  키즈워치: '아이 첫 워치',
};

export function tagOf({ sub }: PhoneModel): string | null {
  return tags[sub] ?? null;
}

/** Text beside the card's price: memories and installment months. */
export function extraLinesOf({ memories }: PhoneModel, instMnthList: readonly number[]) {
  return {
    otherItem1: memories.length > 1 ? memories.map(([memory]) => memory).join(' · ') : null,
    otherItem2: `기기 할부 최대 ${Math.max(...instMnthList)}개월`,
  };
}
