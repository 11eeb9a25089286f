import type { GoodsDraft } from './goods-draft.ts';
import type { Random } from '../random.ts';

export interface Sticker {
  type: string;
  color: string;
}

/** Figures that decide a sticker's claim, so that each claim is true. */
export interface LabelFacts {
  /** The share taken off the market price, 0 to 1. */
  discount: number;
  /** Days since the goods were added. */
  age: number;
  salesCnt: number;
}

/** One claim has one color throughout the shop. */
export const stickerColors = { 특가: '#C62F36', NEW: '#0B7A4B', 베스트: '#1B4FD8' } as const;

const claims: readonly { type: keyof typeof stickerColors; holds: (facts: LabelFacts) => boolean }[] = [
  { type: '특가', holds: ({ discount }) => discount > 0.38 },
  { type: 'NEW', holds: ({ age }) => age <= 45 },
  { type: '베스트', holds: ({ salesCnt }) => salesCnt >= 3_000 },
];

/** The first sticker whose claim holds. Books carry none. */
export function stickerOf(draft: GoodsDraft, facts: LabelFacts): Sticker | null {
  const claim = draft.kind.key === 'book' ? undefined : claims.find(({ holds }) => holds(facts));
  return claim ? { type: claim.type, color: stickerColors[claim.type] } : null;
}

/** Labels by sort, else by kind; each is true of all goods that carry it. */
const labels: Readonly<Record<string, readonly string[]>> = {
  earbuds: ['출퇴근길', '선물용'],
  headphones: ['내 방에서', '선물용'],
  speaker: ['집들이 선물', '거실 추천'],
  charger: ['여행 준비', '직장인 추천'],
  'phone-case': ['새 휴대폰 준비'],
  tv: ['거실 추천', '이사 준비'],
  monitor: ['내 방에서'],
  '휴대용 모니터': ['출장 준비'],
  laptop: ['입학 선물'],
  fridge: ['이사 준비', '새집 준비'],
  '소형 냉장고': ['자취 필수'],
  washer: ['이사 준비', '새집 준비'],
  '미니 아기옷 세탁기': ['아기 있는 집'],
  dryer: ['이사 준비', '새집 준비'],
  vacuum: ['집들이 선물', '새집 준비'],
  '차량용 핸디 청소기': ['차 안에서'],
  'robot-vacuum': ['맞벌이 추천', '집들이 선물'],
  'air-purifier': ['새집 준비'],
  '차량용 공기청정기': ['차 안에서'],
  humidifier: ['겨울 준비', '침실 추천'],
  제습기: ['장마 준비'],
  fan: ['여름 준비'],
  kettle: ['자취 필수', '집들이 선물'],
  '여행용 접이식 포트': ['여행 준비'],
  'rice-cooker': ['이사 준비', '집들이 선물'],
  '미니 1인 밥솥': ['자취 필수'],
  'coffee-machine': ['집들이 선물', '홈카페'],
  'air-fryer': ['집들이 선물', '새집 준비'],
  blender: ['집들이 선물', '아침 식사'],
  pan: ['새집 준비', '집들이 선물'],
  pot: ['손님 초대', '집들이 선물'],
  knives: ['새집 준비'],
  tumbler: ['선물용', '새 학기 준비'],
  bedding: ['새집 준비', '침실 추천'],
  pillow: ['침실 추천', '선물용'],
  towel: ['집들이 선물', '새집 준비'],
  '극세사 스포츠타월': ['운동할 때'],
  chair: ['새집 준비'],
  desk: ['새집 준비', '내 방에서'],
  lamp: ['집들이 선물', '침실 추천'],
  '캠핑 랜턴': ['캠핑 필수'],
  jacket: ['출근 추천', '주말 나들이'],
  't-shirt': ['매일 입기 좋은', '주말 나들이'],
  sneakers: ['매일 신기 좋은', '주말 나들이'],
  '사무실 슬리퍼': ['사무실 필수'],
  backpack: ['선물용'],
  '초등 책가방': ['입학 선물'],
  suitcase: ['여행 준비'],
  cosmetics: ['선물용', '겨울 준비'],
  sunscreen: ['여행 준비', '나들이 준비'],
  perfume: ['선물용'],
  shampoo: ['온 가족', '선물용'],
  toothbrush: ['온 가족'],
  'fruit-box': ['온 가족', '선물용'],
  '냉동 블루베리': ['아침 식사'],
  'beef-gift-set': ['주말 밥상', '손님 초대'],
  닭가슴살: ['운동하는 분께'],
  'seafood-gift': ['주말 밥상', '온 가족'],
  rice: ['온 가족'],
  noodles: ['주말 밥상', '온 가족'],
  'coffee-beans': ['홈카페', '사무실 추천'],
  tea: ['손님 초대', '사무실 추천'],
  honey: ['선물용', '아침 식사'],
  vitamins: ['부모님 선물', '선물용'],
  '프로바이오틱스 유산균': ['온 가족'],
  ginseng: ['부모님 선물', '선물용'],
  '어린이 홍삼': ['아이 선물'],
  tent: ['캠핑 필수', '주말 나들이'],
  'camping-chair': ['캠핑 필수', '주말 나들이'],
  bicycle: ['주말 나들이'],
  '어린이 자전거': ['아이 선물'],
  '실내 자전거': ['집에서 운동'],
  dumbbell: ['집에서 운동', '초보 추천'],
  'yoga-mat': ['집에서 운동', '초보 추천'],
  'golf-club': ['라운드 준비'],
  'pet-food': ['반려가족'],
  toy: ['아이 선물'],
  보드게임: ['온 가족', '아이 선물'],
  blocks: ['아이 선물', '온 가족'],
  book: ['선물용'],
  stationery: ['새 학기 준비', '입학 선물'],
  flower: ['집들이 선물', '선물용'],
  '개업 축하 화분': ['개업 선물'],
  'gift-card': ['문자로 바로', '선물하기'],
  'movie-ticket': ['문자로 바로', '주말 나들이'],
  'water-box': ['온 가족', '사무실 추천'],
  'milk-box': ['온 가족', '아침 식사'],
  '수건 바꿔주는 구독': ['온 가족'],
  '칫솔모 구독': ['온 가족'],
  '초록 식물 구독': ['집들이 선물', '초보 추천'],
};

export function labelsOf({ kind, sort }: Pick<GoodsDraft, 'kind' | 'sort'>): readonly string[] {
  return labels[sort.noun] ?? labels[kind.key] ?? [];
}

export function tagOf(draft: GoodsDraft, random: Random): string | null {
  return random.chance(0.4) ? random.pick(labelsOf(draft)) : null;
}
