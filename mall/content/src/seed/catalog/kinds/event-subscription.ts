import { variant, words, type GoodsKind } from '../goods-kind.ts';

/** Goods sold as vouchers. */
export const ticketKinds: readonly GoodsKind[] = [
  {
    key: 'gift-card',
    trade: 'ticket',
    naming: 'ticket',
    palette: 'card',
    notice: 'voucher',
    delivery: ['5'],
    lines: words('모아드림|온동네|주유나루|빵굽는집|책방나들이|외식한끼|문화살롱|장보기'),
    variants: [
      variant(
        'gift-card',
        '상품권',
        '모바일 상품권',
        [9_600, 9_900],
        '임직원 할인|선물하기|잔액 환불|즉시 발송',
        '1만원권*1|3만원권*3|5만원권*5',
      ),
      variant('meal-voucher', '상품권', '식사권', [18_900, 89_000], '2인|주말 사용|전국 매장|유효기간 1년'),
      variant(
        'cafe-voucher',
        '상품권',
        '카페 이용권',
        [4_500, 6_500],
        '아메리카노|카페라떼|오늘의 커피|디카페인',
        '1잔*1|2잔*1.9|5잔*4.6',
      ),
    ],
    selling: [
      '결제가 끝나면 문자로 번호가 바로 가요.',
      '문자를 지웠다면 주문 상세에서 다시 보내기를 눌러 주세요.',
      '매장에서 문자의 번호를 보여 주시면 돼요.',
    ],
    options: [],
  },
  {
    key: 'movie-ticket',
    trade: 'ticket',
    naming: 'ticket',
    palette: 'card',
    notice: 'voucher',
    delivery: ['5'],
    lines: words('별빛극장|주말상영|달빛시네마|심야관|가족관|은막극장|동네극장|스크린마루'),
    variants: [
      variant(
        'movie-ticket',
        '영화·티켓',
        '영화 관람권',
        [8_900, 13_900],
        '2D 일반|주말 포함|전국|예매 번호',
        '2매*1.95',
      ),
      variant('popcorn-combo', '영화·티켓', '팝콘 콤보 교환권', [6_900, 12_900], '라지|달콤|2인|탄산 2잔'),
      variant(
        'exhibition-ticket',
        '영화·티켓',
        '전시 입장권',
        [9_900, 24_900],
        '성인|어린이|야간|오디오 안내 포함',
        '2매*1.9',
      ),
      variant('water-park-ticket', '영화·티켓', '워터파크 종일권', [29_900, 69_000], '성수기|주중|소인|구명조끼 포함'),
    ],
    selling: ['문자로 받은 번호를 창구에서 보여 주시면 돼요.', '쓰지 않은 표는 기한 전까지 모두 환불돼요.'],
    options: [],
  },
];

/** Subscription goods. The member chooses how often they come. */
export const subscriptionKinds: readonly GoodsKind[] = [
  {
    key: 'water-box',
    trade: 'drink',
    naming: 'food',
    palette: 'water',
    notice: 'food',
    delivery: ['1', '4'],
    lines: words('깊은골|맑은첫물|바위샘|새벽샘|맑은바람|솔숲|산그늘|첫샘'),
    variants: [
      variant(
        'water-box',
        '생수 정기배송',
        '생수 정기배송',
        [8_900, 24_900],
        '무라벨|투명 뚜껑|가벼운 병|손잡이 묶음',
        '2L 12병*1|500ml 40병*1.3|2L 24병*1.9',
      ),
      variant(
        'sparkling-water',
        '생수 정기배송',
        '탄산수 정기배송',
        [12_900, 24_900],
        '강탄산|플레인|레몬|무라벨',
        '500ml 20병*1|350ml 36병*1.4',
      ),
    ],
    selling: ['무거운 물을 현관 앞까지 가져다 드려요.', '정해진 날에 와서 떨어질 걱정이 없어요.'],
    options: [],
  },
  {
    key: 'milk-box',
    trade: 'drink',
    naming: 'food',
    palette: 'water',
    notice: 'food',
    delivery: ['4', '8'],
    lines: words('목장새벽|들꽃젖소|하루목장|너른풀밭|초록목장|새벽첫길|맑은목장|언덕목장'),
    variants: [
      variant(
        'milk-box',
        '우유·유제품',
        '아침 우유',
        [9_900, 24_900],
        '고소한|무항생제|저지방|유기농',
        '200ml 10개*1|900ml 2개*0.8',
      ),
      variant(
        'yogurt',
        '우유·유제품',
        '요거트 구독',
        [12_900, 29_900],
        '무가당|그릭|과일 섞은|플레인',
        '85g 10개*1|85g 20개*1.8',
      ),
      variant('cheese', '우유·유제품', '치즈 구독', [14_900, 34_900], '고다|체다|브리|골고루', '300g*0.9|600g*1.6'),
    ],
    selling: ['정해진 날에 와서 떨어질 걱정이 없어요.', '차갑게 담아 보내 드려요.'],
    options: [],
  },
];

/** Kinds of the general assortment that are also sold by subscription, with the nouns they then carry. */
export const subscriptionVariants = {
  'fruit-box': [
    variant(
      'fruit-box',
      '제철 과일 구독',
      '제철 과일 상자',
      [19_900, 44_900],
      '온 가족|두 식구|1인 가구|골고루',
      '소*0.7|중*1|대*1.4',
    ),
    variant(
      'red-fruit-box',
      '제철 과일 구독',
      '아침 사과 구독',
      [14_900, 29_900],
      '세척 완료|새콤한|껍질째|달콤한',
      '1.5kg*1|3kg*1.8',
    ),
  ],
  'coffee-beans': [
    variant(
      'coffee-beans',
      '원두 구독',
      '이달의 원두 구독',
      [14_900, 39_900],
      '산미|고소|디카페인|로스터 추천',
      '200g*0.8|400g*1.3|1kg*2.4',
    ),
  ],
  flower: [
    {
      ...variant(
        'flower-vase',
        '꽃 구독',
        '계절 꽃 구독',
        [17_900, 49_900],
        '한 가지 빛깔|여러 빛깔|화병 포함|꽃말 카드',
        '한 줌*0.8|한 다발*1.2',
      ),
      delivery: ['1', '8'],
    },
    {
      ...variant(
        'monstera',
        '꽃 구독',
        '초록 식물 구독',
        [14_900, 34_900],
        '그늘에 강한|초보자|키우기 쉬운|분갈이 안내',
        '소형*0.8|중형*1.3',
      ),
      delivery: ['1', '8'],
    },
  ],
  'pet-food': [
    variant('dog-food', '반려동물 구독', '강아지 한 달 사료 구독', [29_900, 69_000], '소형견|중형견|체중 맞춤|노령견'),
    variant(
      'cat-litter',
      '반려동물 구독',
      '고양이 모래 구독',
      [19_900, 39_900],
      '벤토나이트|두부|굵은 알|먼지 없는',
      '7L*0.6|14L*1',
    ),
    variant(
      'pet-treats',
      '반려동물 구독',
      '반려동물 간식 상자',
      [14_900, 32_900],
      '이달의 꾸러미|수제|육포 포함|저알러지',
    ),
  ],
  vitamins: [
    variant(
      'supplement-sachets',
      '건강 구독',
      '맞춤 영양제 구독',
      [19_900, 59_000],
      '한 포씩|남성|여성|50대 이상',
      '30일분*1',
    ),
    variant(
      'capsules',
      '건강 구독',
      '유산균 정기배송',
      [14_900, 39_900],
      '하루 한 번|냉장|온가족|식물성',
      '30캡슐*1|60캡슐*1.8',
    ),
  ],
  toothbrush: [
    variant('brush-heads', '생활용품 구독', '칫솔모 구독', [6_900, 19_900], '미세모|음파용|온가족|잇몸', '4개*1'),
  ],
  towel: [
    variant('towel', '생활용품 구독', '수건 바꿔주는 구독', [14_900, 34_900], '가벼운|호텔식|40수|도톰한', '5장*1'),
  ],
  book: [
    variant('book', '도서 구독', '이달의 책 구독', [12_600, 19_800], '에세이|소설|편집자 추천|편지 포함'),
    variant('book', '도서 구독', '그림책 구독', [14_400, 29_700], '0~3세|4~7세|초등 저학년|독후 활동지'),
  ],
} as const;
