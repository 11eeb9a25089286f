import type { ProductKind } from '../../../pictures/product-kinds.ts';
import type { SubCategoryName, TopCategoryName } from '../catalog/categories.ts';

/** The lettering of a banner, what is drawn beside it, and where it leads. */
export interface BannerCopy {
  eyebrow: string;
  title: string;
  subtitle: string;
  kind: ProductKind;
  color: string;
  top: TopCategoryName;
  sub?: SubCategoryName;
}

/** Smaller ones, in pairs; each mall shows first what its character leads with. */
export const tileCopies: readonly BannerCopy[] = [
  { eyebrow: '효도폰', title: '부모님 첫 휴대폰', subtitle: '글자도 소리도 크게', kind: 'phone', color: '29365a', top: '휴대폰', sub: '효도폰' },
  { eyebrow: '키즈폰', title: '우리 아이 첫 번호', subtitle: '작고 튼튼한 휴대폰', kind: 'phone-kids', color: '86bfe8', top: '휴대폰', sub: '키즈폰' },
  { eyebrow: '태블릿', title: '강의는 큰 화면으로', subtitle: '펜으로 쓰고 그리는 태블릿', kind: 'tablet', color: 'd8cbb5', top: '태블릿·워치', sub: '태블릿' },
  { eyebrow: '홍삼', title: '기운 나는 하루 한 포', subtitle: '진하게 달인 홍삼', kind: 'ginseng-sticks', color: '8c1f28', top: '건강식품', sub: '홍삼·인삼' },
  { eyebrow: '로봇청소기', title: '퇴근하면 깨끗한 집', subtitle: '쓸고 닦는 로봇청소기', kind: 'robot-vacuum', color: '2b2d31', top: '생활가전', sub: '로봇청소기' },
  { eyebrow: '꽃 구독', title: '계절이 현관으로', subtitle: '계절마다 다른 꽃다발', kind: 'flower-vase', color: 'e58aa0', top: '정기구독', sub: '꽃 구독' },
  { eyebrow: '타월', title: '보송한 하루의 시작', subtitle: '두툼한 면 타월', kind: 'towel', color: 'd8b48a', top: '홈·리빙', sub: '타월' },
  { eyebrow: '전기포트', title: '차 한 잔의 여유', subtitle: '금방 끓는 전기포트', kind: 'kettle', color: 'c46a45', top: '주방가전', sub: '전기포트' },
  { eyebrow: '반려동물', title: '우리 집 막내의 밥상', subtitle: '강아지와 고양이 사료', kind: 'dog-food', color: 'd98b3c', top: '유아·반려·취미', sub: '반려동물' },
  { eyebrow: '무선 이어폰', title: '귀에 꽂고 출발', subtitle: '색으로 고르는 이어폰', kind: 'earbuds', color: 'b9f26b', top: '모바일·음향', sub: '무선 이어폰' },
  { eyebrow: '재킷', title: '가볍게 걸치는 온기', subtitle: '경량 패딩 재킷', kind: 'jacket', color: '3fb8ff', top: '패션·잡화', sub: '재킷' },
  { eyebrow: '선케어', title: '햇빛과 거리 두기', subtitle: '매일 바르는 선크림', kind: 'sunscreen', color: 'ffb35c', top: '뷰티', sub: '선케어' },
  { eyebrow: '꿀·잼', title: '꽃이 만든 단맛', subtitle: '아카시아꿀과 밤꿀', kind: 'honey', color: 'd99a2b', top: '식품', sub: '꿀·잼' },
  { eyebrow: '쌀·잡곡', title: '밥맛은 쌀에서', subtitle: '백미와 현미, 잡곡', kind: 'rice', color: 'c9a35a', top: '식품', sub: '쌀·잡곡' },
  { eyebrow: '프라이팬', title: '눌어붙지 않는 아침', subtitle: '인덕션 프라이팬', kind: 'pan', color: '3f4a45', top: '주방용품', sub: '프라이팬' },
  { eyebrow: '스마트워치', title: '기록하는 손목', subtitle: '걸음과 잠을 살피는 시계', kind: 'watch', color: '2b2d31', top: '태블릿·워치', sub: '스마트워치' },
  { eyebrow: '캠핑', title: '강가에 놓은 의자', subtitle: '릴렉스 캠핑의자', kind: 'camping-chair', color: 'b7a98c', top: '레저·스포츠', sub: '캠핑가구' },
];

/** What stands within the lists of a category: of its own goods, so each leads into the category that shows it. */
export const stripCopies: readonly BannerCopy[] = [
  { eyebrow: '휴대폰', title: '공통지원금과 선택약정 비교', subtitle: '총액이 적은 쪽부터 보여 드려요', kind: 'phone', color: '1f2a44', top: '휴대폰' },
  { eyebrow: '태블릿', title: '강의는 큰 화면으로', subtitle: '태블릿 모아 보기', kind: 'tablet', color: 'd8cbb5', top: '태블릿·워치', sub: '태블릿' },
  { eyebrow: '무선 이어폰', title: '퇴근길을 조용하게', subtitle: '무선 이어폰 모아 보기', kind: 'earbuds', color: 'b9aedc', top: '모바일·음향', sub: '무선 이어폰' },
  { eyebrow: '로봇청소기', title: '청소는 맡기고 쉬는 저녁', subtitle: '로봇청소기 모아 보기', kind: 'robot-vacuum', color: '2b2d31', top: '생활가전', sub: '로봇청소기' },
  { eyebrow: '책상', title: '일이 잘되는 자리', subtitle: '책상 모아 보기', kind: 'desk', color: 'c9a477', top: '홈·리빙', sub: '책상' },
  { eyebrow: '여행가방', title: '가볍게 떠나는 주말', subtitle: '여행가방 모아 보기', kind: 'suitcase', color: '25304e', top: '패션·잡화', sub: '여행가방' },
  { eyebrow: '스킨케어', title: '겨울에도 촉촉하게', subtitle: '스킨케어 모아 보기', kind: 'cosmetics', color: 'e3b5b3', top: '뷰티', sub: '스킨케어' },
  { eyebrow: '과일', title: '지금 맛있는 제철 과일', subtitle: '과일 모아 보기', kind: 'fruit-box', color: 'd8483e', top: '식품', sub: '과일' },
  { eyebrow: '홍삼·인삼', title: '하루 한 포의 습관', subtitle: '홍삼·인삼 모아 보기', kind: 'ginseng', color: '8c1f28', top: '건강식품', sub: '홍삼·인삼' },
  { eyebrow: '명절 선물관', title: '고마운 분께 전하는 마음', subtitle: '명절 선물 모아 보기', kind: 'beef-gift-set', color: '9c2b2e', top: '특가·이벤트', sub: '명절 선물관' },
  { eyebrow: '원두 구독', title: '떨어지기 전에 먼저 도착해요', subtitle: '원두 구독 모아 보기', kind: 'coffee-beans', color: '5a3a26', top: '정기구독', sub: '원두 구독' },
];
