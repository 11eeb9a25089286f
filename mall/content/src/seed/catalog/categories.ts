import type { CategoryIcon } from '../../pictures/picture-words.ts';
import type { CategoryType } from 'mall/db/schema/categories.ts';

export interface TopCategory {
  name: string;
  type: CategoryType;
  icon: CategoryIcon;
  subs: readonly string[];
}

/** The two levels of the catalog. A mall may carry fewer; the default mall carries all. */
export const topCategories = [
  {
    name: '휴대폰',
    type: 'GD05301',
    icon: 'handset',
    subs: ['5G 스마트폰', '폴더블·플립', 'LTE·실속폰', '효도폰', '키즈폰', '아웃도어폰'],
  },
  { name: '태블릿·워치', type: 'GD05301', icon: 'tablet-watch', subs: ['태블릿', '스마트워치', '키즈워치'] },
  {
    name: '모바일·음향',
    type: 'GD05302',
    icon: 'audio',
    subs: ['무선 이어폰', '헤드폰', '블루투스 스피커', '충전기·배터리', '케이스·필름'],
  },
  { name: 'TV·PC', type: 'GD05302', icon: 'digital', subs: ['TV', '이동식 스크린', '모니터', '노트북'] },
  {
    name: '생활가전',
    type: 'GD05302',
    icon: 'appliance',
    subs: [
      '냉장고',
      '세탁기',
      '의류건조기',
      '청소기',
      '로봇청소기',
      '공기청정기',
      '가습기·제습기',
      '선풍기·서큘레이터',
    ],
  },
  {
    name: '주방가전',
    type: 'GD05302',
    icon: 'kitchen-appliance',
    subs: ['전기포트', '밥솥', '커피머신', '에어프라이어', '믹서·블렌더'],
  },
  { name: '주방용품', type: 'GD05302', icon: 'kitchen', subs: ['프라이팬', '냄비', '칼·도마', '텀블러·보온병'] },
  { name: '홈·리빙', type: 'GD05302', icon: 'living', subs: ['이불·침구', '베개', '타월', '의자', '책상', '조명'] },
  { name: '패션·잡화', type: 'GD05302', icon: 'fashion', subs: ['재킷', '티셔츠', '운동화', '백팩', '여행가방'] },
  { name: '뷰티', type: 'GD05302', icon: 'beauty', subs: ['스킨케어', '선케어', '향수', '헤어·바디', '구강용품'] },
  {
    name: '식품',
    type: 'GD05302',
    icon: 'food',
    subs: ['과일', '정육', '수산', '쌀·잡곡', '면·간편식', '커피', '차·음료', '꿀·잼'],
  },
  { name: '건강식품', type: 'GD05302', icon: 'health', subs: ['비타민', '유산균', '눈·혈행 건강', '홍삼·인삼'] },
  {
    name: '레저·스포츠',
    type: 'GD05302',
    icon: 'sports',
    subs: ['텐트', '캠핑가구', '자전거', '홈트레이닝', '요가·필라테스', '골프'],
  },
  {
    name: '유아·반려·취미',
    type: 'GD05302',
    icon: 'kids',
    subs: ['장난감', '블록·퍼즐', '반려동물', '도서', '문구', '꽃·화분'],
  },
  {
    name: '특가·이벤트',
    type: 'GD05303',
    icon: 'event',
    subs: ['오늘의 특가', '명절 선물관', '임직원 특가', '계절 기획', '상품권', '영화·티켓'],
  },
  {
    name: '정기구독',
    type: 'GD05304',
    icon: 'subscription',
    subs: [
      '생수 정기배송',
      '우유·유제품',
      '제철 과일 구독',
      '원두 구독',
      '꽃 구독',
      '반려동물 구독',
      '건강 구독',
      '생활용품 구독',
      '도서 구독',
    ],
  },
] as const satisfies readonly TopCategory[];

export type TopCategoryName = (typeof topCategories)[number]['name'];
export type SubCategoryName = (typeof topCategories)[number]['subs'][number];
