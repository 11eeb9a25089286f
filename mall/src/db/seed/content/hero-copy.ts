import type { MallStyle } from '../../schema/malls.ts';
import type { BannerCopy } from './banner-copy.ts';

/** The large banners of each theme, what its character leads with first. A mall shows those whose goods it carries. */
export const heroCopies: Record<MallStyle, readonly BannerCopy[]> = {
  A: [
    { eyebrow: '5G 스마트폰', title: '월 납부액을\n먼저 보고 고르세요', subtitle: '기기값과 요금을 더한 금액', kind: 'phone', color: '1f2a44', top: '휴대폰', sub: '5G 스마트폰' },
    { eyebrow: '폴더블·플립', title: '접으면 한 손에\n펼치면 두 앱을', subtitle: '화면 크기와 무게를 나란히 비교', kind: 'phone-fold', color: '8e939a', top: '휴대폰', sub: '폴더블·플립' },
    { eyebrow: '태블릿', title: '강의도 회의도\n큰 화면으로', subtitle: '화면 크기와 용량으로 비교', kind: 'tablet', color: 'd8cbb5', top: '태블릿·워치', sub: '태블릿' },
    { eyebrow: '설 선물 미리 보기', title: '고마운 분께\n산지의 맛을', subtitle: '한우·굴비·홍삼을 한자리에', kind: 'beef-gift-set', color: '9c2b2e', top: '특가·이벤트', sub: '명절 선물관' },
    { eyebrow: '임직원 특가', title: '큰 가전은\n설치까지 맡기세요', subtitle: '기사님과 날짜를 정해 받아요', kind: 'fridge-four-door', color: 'a9bed0', top: '특가·이벤트', sub: '임직원 특가' },
    { eyebrow: '무선 이어폰', title: '퇴근길을\n조용하게', subtitle: '노이즈캔슬링 무선 이어폰', kind: 'earbuds', color: 'b9aedc', top: '모바일·음향', sub: '무선 이어폰' },
    { eyebrow: '노트북', title: '가볍게 들고\n오래 일하고', subtitle: '무게와 화면으로 비교', kind: 'laptop', color: 'a9b2be', top: 'TV·PC', sub: '노트북' },
  ],
  B: [
    { eyebrow: '겨울 침구', title: '오늘 밤부터\n포근하게', subtitle: '두께와 크기로 고르는 이불', kind: 'bedding', color: 'd9a679', top: '홈·리빙', sub: '이불·침구' },
    { eyebrow: '우리 집 밥상', title: '갓 지은 밥이\n제일이에요', subtitle: '식구 수에 맞는 밥솥', kind: 'rice-cooker', color: 'a85a3c', top: '주방가전', sub: '밥솥' },
    { eyebrow: '주말 놀이', title: '온 식구가\n둘러앉는 시간', subtitle: '블록과 퍼즐 모음', kind: 'blocks', color: 'd98b3c', top: '유아·반려·취미', sub: '블록·퍼즐' },
    { eyebrow: '겨울 준비', title: '촉촉하고 포근한\n우리 집 만들기', subtitle: '가습기 모아 보기', kind: 'humidifier', color: 'f4e4d2', top: '생활가전', sub: '가습기·제습기' },
    { eyebrow: '가족 휴대폰', title: '식구마다\n알맞은 한 대', subtitle: '월 납부액으로 골라 보세요', kind: 'phone', color: '7a3b2e', top: '휴대폰' },
    { eyebrow: '거실 조명', title: '저녁을 데우는\n불빛 하나', subtitle: '무드등과 스탠드', kind: 'lamp', color: 'd8b48a', top: '홈·리빙', sub: '조명' },
    { eyebrow: '가족 영화관', title: '주말 영화는\n큰 화면으로', subtitle: '크기로 고르는 TV', kind: 'tv', color: '2b2d31', top: 'TV·PC', sub: 'TV' },
  ],
  C: [
    { eyebrow: '내 방 콘서트', title: '볼륨 올리고\n세상은 음소거', subtitle: '노이즈캔슬링 헤드폰', kind: 'headphones', color: 'f2c230', top: '모바일·음향', sub: '헤드폰' },
    { eyebrow: '러닝화', title: '오늘은 어디까지\n뛰어 볼까요', subtitle: '쿠션 좋은 운동화', kind: 'sneakers', color: 'ff6a3d', top: '패션·잡화', sub: '운동화' },
    { eyebrow: '스킨케어', title: '거울 앞이\n즐거운 아침', subtitle: '토너부터 크림까지', kind: 'cosmetics', color: 'ff8fb8', top: '뷰티', sub: '스킨케어' },
    { eyebrow: '폴더블·플립', title: '반으로 접어\n주머니에 쏙', subtitle: '접는 휴대폰 모아 보기', kind: 'phone-flip', color: '7ed6c8', top: '휴대폰', sub: '폴더블·플립' },
    { eyebrow: '백팩', title: '노트북도 간식도\n다 들어가요', subtitle: '수납으로 고르는 가방', kind: 'backpack', color: '3fb8ff', top: '패션·잡화', sub: '백팩' },
    { eyebrow: '향수', title: '오늘 기분은\n어떤 향인가요', subtitle: '취향으로 고르는 향수', kind: 'perfume', color: 'ffb35c', top: '뷰티', sub: '향수' },
    { eyebrow: '5G 스마트폰', title: '좋아하는 색으로\n고르는 한 대', subtitle: '색상과 용량을 한눈에', kind: 'phone', color: 'b79cf2', top: '휴대폰', sub: '5G 스마트폰' },
    { eyebrow: '커피', title: '우리 집이\n단골 카페', subtitle: '원두와 드립백', kind: 'coffee-beans', color: 'ff8a4c', top: '식품', sub: '커피' },
  ],
  D: [
    { eyebrow: '제철 과일', title: '산지에서 고른\n제철 과일', subtitle: '상자로 받는 과일', kind: 'red-fruit-box', color: '2f8f5e', top: '식품', sub: '과일' },
    { eyebrow: '한우', title: '구워도 끓여도\n든든한 한 끼', subtitle: '등심부터 불고기까지', kind: 'beef-gift-set', color: '7a2426', top: '식품', sub: '정육' },
    { eyebrow: '쌀·잡곡', title: '갓 지은 밥의\n고소한 첫술', subtitle: '백미와 현미, 잡곡', kind: 'rice', color: 'c9a35a', top: '식품', sub: '쌀·잡곡' },
    { eyebrow: '과일 구독', title: '계절이 바뀌면\n과일도 바뀌어요', subtitle: '정해진 날에 받는 과일', kind: 'fruit-box', color: 'f0912e', top: '정기구독', sub: '제철 과일 구독' },
    { eyebrow: '수산', title: '바다에서 온\n오늘의 반찬', subtitle: '굴비와 고등어', kind: 'dried-croaker', color: '2f5d7c', top: '식품', sub: '수산' },
    { eyebrow: '홍삼·인삼', title: '땅의 기운을\n하루 한 포', subtitle: '진하게 달인 홍삼', kind: 'ginseng-sticks', color: '8c1f28', top: '건강식품', sub: '홍삼·인삼' },
    { eyebrow: '꿀·잼', title: '꽃을 따라 모은\n한 숟갈', subtitle: '아카시아꿀과 밤꿀', kind: 'honey', color: 'd99a2b', top: '식품', sub: '꿀·잼' },
    { eyebrow: '효도폰', title: '글자도 크게\n소리도 크게', subtitle: '부모님 휴대폰', kind: 'phone', color: '2f8f5e', top: '휴대폰', sub: '효도폰' },
  ],
  E: [
    { eyebrow: '스마트워치', title: '손목 위의\n고요한 하루', subtitle: '크기와 소재로 고르는 시계', kind: 'watch', color: '2b2d31', top: '태블릿·워치', sub: '스마트워치' },
    { eyebrow: '폴더블', title: '책장을 펼치듯\n넓어지는 화면', subtitle: '접는 휴대폰', kind: 'phone-fold', color: '1f2126', top: '휴대폰', sub: '폴더블·플립' },
    { eyebrow: '홍삼', title: '시간을 들여\n달인 한 포', subtitle: '홍삼과 인삼', kind: 'ginseng-sticks', color: '6e3a24', top: '건강식품', sub: '홍삼·인삼' },
    { eyebrow: '공기청정기', title: '숨소리만\n남은 방', subtitle: '방 크기로 고르는 공기청정기', kind: 'air-purifier', color: 'e9e4da', top: '생활가전', sub: '공기청정기' },
    { eyebrow: '텔레비전', title: '거실에 놓인\n한 폭의 풍경', subtitle: '크기로 고르는 TV', kind: 'tv', color: '2b2d31', top: 'TV·PC', sub: 'TV' },
    { eyebrow: '조명', title: '빛을 낮추면\n길어지는 저녁', subtitle: '무드등과 스탠드', kind: 'lamp', color: 'cdbfa6', top: '홈·리빙', sub: '조명' },
    { eyebrow: '스피커', title: '방을 채우는\n낮은 음', subtitle: '블루투스 스피커', kind: 'speaker', color: '3a3d44', top: '모바일·음향', sub: '블루투스 스피커' },
    { eyebrow: '휴대폰', title: '오래 두고\n쓰는 한 대', subtitle: '기기값과 요금을 한눈에', kind: 'phone', color: '2b2d31', top: '휴대폰', sub: '5G 스마트폰' },
  ],
};
