import type { GoodsDraft } from './goods-draft.ts';
import type { Random } from '../random.ts';

export interface Sticker {
  type: string;
  /** As an operator typed it: mostly a color, now and then something else that clients must survive. */
  color: string;
}

/** What a sticker may claim is decided by these figures, so that no sticker promises what is not so. */
export interface LabelFacts {
  /** The share taken off the market price, 0 to 1. */
  discount: number;
  /** Days since the goods came into the shop. */
  age: number;
  salesCnt: number;
}

/** Each claim with the colors that operators gave it, odd ones among them. */
const stickers: readonly { type: string; colors: readonly string[]; holds: (facts: LabelFacts) => boolean }[] = [
  { type: '특가', colors: ['#C62F36', 'f00', 'zzz'], holds: ({ discount }) => discount > 0.38 },
  { type: 'NEW', colors: ['#0B7A4B', '09F'], holds: ({ age }) => age <= 45 },
  { type: '베스트', colors: ['#1B4FD8', '#12345'], holds: ({ salesCnt }) => salesCnt >= 3_000 },
];

/** The first sticker whose claim holds. Books carry none. */
export function stickerOf(draft: GoodsDraft, facts: LabelFacts, random: Random): Sticker | null {
  const sticker = draft.kind.key === 'book' ? undefined : stickers.find(({ holds }) => holds(facts));
  return sticker ? { type: sticker.type, color: random.pick(sticker.colors) } : null;
}

const tagsByTrade: Record<GoodsDraft['kind']['trade'], readonly string[]> = {
  appliance: ['신혼가전', '자취 필수', '거실 추천', '이사 준비'],
  digital: ['직장인 추천', '수험생 추천', '재택근무', '여행 준비'],
  kitchen: ['집들이 선물', '자취 필수', '손님 초대', '새집 준비'],
  living: ['신혼집', '집들이 선물', '새집 준비', '거실 추천'],
  fashion: ['매일 입기 좋은', '커플', '출근 추천', '주말 나들이'],
  beauty: ['선물용', '온 가족', '겨울 준비', '여행 준비'],
  food: ['온 가족', '주말 밥상', '선물용', '아침 식사'],
  drink: ['선물용', '사무실 간식', '손님 초대', '아침 식사'],
  health: ['부모님 선물', '온 가족', '선물용', '겨울 준비'],
  sports: ['주말 나들이', '초보 추천', '집에서 운동', '캠핑 필수'],
  family: ['아이 선물', '입학 선물', '반려가족', '온 가족'],
  ticket: ['문자로 바로', '선물하기', '주말 나들이'],
};

export function tagOf(draft: GoodsDraft, random: Random): string | null {
  return random.chance(0.4) ? random.pick(tagsByTrade[draft.kind.trade]) : null;
}
