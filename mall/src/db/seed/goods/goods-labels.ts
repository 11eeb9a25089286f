import type { GoodsDraft } from './goods-draft.ts';
import type { Random } from '../random.ts';

export interface Sticker {
  type: string;
  /** As an operator typed it: mostly a color, now and then something else that clients must survive. */
  color: string;
}

const stickers: readonly Sticker[] = [
  { type: '베스트', color: '#1B4FD8' },
  { type: 'NEW', color: '#0B7A4B' },
  { type: '특가', color: '#C62F36' },
  { type: '단독', color: '#2B2F38' },
  { type: '무료배송', color: '#0B7A4B' },
  { type: '한정수량', color: '#C2410C' },
  { type: '1+1', color: 'f00' },
  { type: '사은품', color: '#8A1FB3' },
  { type: '재입고', color: 'zzz' },
  { type: '리뷰많음', color: '09F' },
  { type: '임직원가', color: '#12345' },
];

/** About a third of the shelf carries a sticker. */
export function stickerOf(draft: GoodsDraft, discount: number, random: Random): Sticker | null {
  if (discount > 0.38) return { type: '특가', color: '#C62F36' };
  if (draft.kind.key === 'book' || !random.chance(0.3)) return null;
  return random.pick(stickers);
}

const tagsByTrade: Record<GoodsDraft['kind']['trade'], readonly string[]> = {
  appliance: ['무상 보증 2년', '전국 방문 설치', '에너지 절약', '신혼가전', '자취 필수'],
  digital: ['오늘 출발', '1년 무상 교환', '직장인 추천', '수험생 추천'],
  kitchen: ['집들이 선물', '식기세척기 가능', '인덕션 겸용', '자취 필수'],
  living: ['신혼집', '알러지 걱정 없이', '집들이 선물', '새집 준비'],
  fashion: ['오늘 입기 좋은', '가을 신상', '커플', '무료 교환'],
  beauty: ['순한 성분', '선물 포장', '비건', '민감 피부'],
  food: ['산지직송', '새벽 수확', '무료배송', '온 가족'],
  drink: ['갓 볶은', '선물용', '무가당', '사무실 간식'],
  health: ['부모님 선물', '온 가족', '정기배송 가능', '식약처 인증'],
  sports: ['주말 나들이', '초보 추천', '집에서 운동', '캠핑 필수'],
  family: ['아이 선물', '베스트', '입학 선물', '반려가족'],
  ticket: ['문자로 바로', '선물하기', '주말 나들이'],
};

export function tagOf(draft: GoodsDraft, random: Random): string | null {
  return random.chance(0.4) ? random.pick(tagsByTrade[draft.kind.trade]) : null;
}
