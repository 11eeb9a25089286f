import type { SubCategoryName } from '../catalog/categories.ts';
import { stickerColors, type Sticker } from '../goods/goods-labels.ts';
import type { PhoneModel } from './phone-model.ts';

/** The first sticker whose claim is true. */
export function stickerOf({ age }: PhoneModel, salesCnt: number): Sticker | null {
  if (age < 60) return { type: 'NEW', color: stickerColors.NEW };
  return salesCnt >= 2_000 ? { type: '베스트', color: stickerColors.베스트 } : null;
}

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
