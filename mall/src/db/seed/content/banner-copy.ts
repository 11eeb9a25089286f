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

/** Large banners; a mall shows those whose category it carries. */
export const heroCopies: readonly BannerCopy[] = [
  { eyebrow: '누리폰 26 시리즈', title: '가족이 함께 바꾸면\n더 가벼운 매달', subtitle: '가입 유형별 혜택을 한눈에', kind: 'phone', color: '1f2a44', top: '휴대폰', sub: '5G 스마트폰' },
  { eyebrow: '폴리온 폴드 4 슬림', title: '접었을 때 9.2mm\n펼치면 8.2형', subtitle: '두 앱을 나란히 펼쳐 보세요', kind: 'phone-fold', color: '8e939a', top: '휴대폰', sub: '폴더블·플립' },
  { eyebrow: '설 선물 미리 보기', title: '고마운 분께\n산지의 맛을', subtitle: '한우·굴비·홍삼을 한자리에', kind: 'beef-gift-set', color: '9c2b2e', top: '특가·이벤트', sub: '명절 선물관' },
  { eyebrow: '겨울 준비', title: '촉촉하고 포근한\n우리 집 만들기', subtitle: '가습기·이불·난방 기획전', kind: 'humidifier', color: 'f4f1ea', top: '생활가전' },
  { eyebrow: '제철 과일', title: '산지에서 고른\n제철 과일', subtitle: '사과·배·감귤을 상자로', kind: 'fruit-box', color: 'd8483e', top: '식품', sub: '과일' },
  { eyebrow: '정기구독', title: '떨어지기 전에\n먼저 도착해요', subtitle: '생수·원두·우유·꽃', kind: 'coffee-beans', color: '5a3a26', top: '정기구독' },
  { eyebrow: '임직원 특가', title: '큰 가전은\n설치까지 맡기세요', subtitle: '기사님과 날짜를 정해 받아요', kind: 'fridge-four-door', color: 'a9bed0', top: '특가·이벤트', sub: '임직원 특가' },
  { eyebrow: '윤슬담 × 라벨리엔', title: '겨울 피부의\n속당김을 잠재우는', subtitle: '보습 크림과 세럼 모음', kind: 'cream', color: 'e3b5b3', top: '뷰티', sub: '스킨케어' },
  { eyebrow: '재택근무 새 단장', title: '일이 잘되는\n책상과 의자', subtitle: '높이와 자리를 맞춘 가구', kind: 'desk', color: 'c9a477', top: '홈·리빙' },
  { eyebrow: '소노벨트 에코링', title: '퇴근길을\n조용하게', subtitle: '노이즈캔슬링 무선 이어폰', kind: 'earbuds', color: 'b9aedc', top: '모바일·음향', sub: '무선 이어폰' },
];

/** Smaller ones, in pairs. */
export const tileCopies: readonly BannerCopy[] = [
  { eyebrow: '효도폰', title: '부모님 첫 휴대폰', subtitle: '글자도 소리도 크게', kind: 'phone', color: '29365a', top: '휴대폰', sub: '효도폰' },
  { eyebrow: '키즈폰', title: '우리 아이 첫 번호', subtitle: '작고 튼튼한 휴대폰', kind: 'phone-kids', color: '86bfe8', top: '휴대폰', sub: '키즈폰' },
  { eyebrow: '태블릿', title: '강의는 큰 화면으로', subtitle: '펜으로 쓰고 그리는 태블릿', kind: 'tablet', color: 'd8cbb5', top: '태블릿·워치', sub: '태블릿' },
  { eyebrow: '홍삼', title: '기운 나는 하루 한 포', subtitle: '진하게 달인 홍삼', kind: 'ginseng-sticks', color: '8c1f28', top: '건강식품', sub: '홍삼·인삼' },
  { eyebrow: '로봇청소기', title: '퇴근하면 깨끗한 집', subtitle: '쓸고 닦는 로봇청소기', kind: 'robot-vacuum', color: '2b2d31', top: '생활가전', sub: '로봇청소기' },
  { eyebrow: '꽃 구독', title: '계절이 현관으로', subtitle: '계절마다 다른 꽃다발', kind: 'flower', color: 'e58aa0', top: '정기구독', sub: '꽃 구독' },
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
