import type { exhibitions, Prize } from 'mall/db/schema/exhibitions.ts';
import type { BannerCopy } from '../themes/theme-content.ts';
import type { SubCategoryName } from '../catalog/categories.ts';
import type { Period } from '../seed-dates.ts';

type Row = typeof exhibitions.$inferInsert;
type EntryQuestion = NonNullable<Row['entryForm']>[number];

/** Text, period and contents of an exhibition of every mall that carries its goods. */
export interface ExhibitionCopy extends BannerCopy {
  urlName: string;
  type: Row['exhbTp'];
  /** As of the reference day; a database that is filled later has it later. */
  period: Period;
  /** Over for good, by a season or a holiday: the period stays. */
  isPast?: true;
  summary: string;
  lines: readonly string[];
  /** Groups of products, by the categories that they come from. */
  corners: readonly { name: string; subs: readonly SubCategoryName[] }[];
  /** Places of the coupons that it offers, from 0. */
  coupons?: readonly number[];
  event?: {
    questions: readonly Omit<EntryQuestion, 'qNo'>[];
    prizes: readonly Prize[];
    conditions: string;
    /** Day of the announcement, at two in the afternoon. */
    announcedOn: string;
    /** Masked names of winners, in the order of the prizes. */
    winners?: readonly string[];
  };
}

const oneEach =
  '회원이라면 누구나 한 번 응모할 수 있어요. 응모한 회원 가운데 무작위로 추첨하고, 한 사람은 경품 하나만 받아요. 제세공과금이 드는 경품은 없어요.';

const choice = (title: string, choices: string[]) => ({ qTp: 'CHOICE' as const, title, reqYn: 'Y' as const, choices });
const several = (title: string, choices: string[]) => ({ qTp: 'MULTI' as const, title, reqYn: 'N' as const, choices });
const words = (title: string, reqYn: 'Y' | 'N' = 'N') => ({ qTp: 'TEXT' as const, title, reqYn, choices: [] });

export const exhibitionCopies: readonly ExhibitionCopy[] = [
  {
    urlName: 'cozy-room',
    type: 'SALE',
    period: ['2026-11-09', '2027-02-14'],
    eyebrow: '쉬는 방',
    title: '포근한 방 모음',
    subtitle: '이불부터 차 한 잔까지',
    summary: '이불과 베개, 따뜻한 차를 한곳에 모았어요.',
    lines: ['하루의 끝, 오래 머무는 방부터 포근하게 바꿔 보세요.'],
    kind: 'bedding',
    color: 'c9b59a',
    top: '홈·리빙',
    corners: [
      { name: '이불과 베개', subs: ['이불·침구', '베개'] },
      { name: '따뜻한 한 잔', subs: ['전기포트', '차·음료', '꿀·잼'] },
      { name: '마른 공기에는 가습기', subs: ['가습기·제습기'] },
    ],
    coupons: [5, 1],
  },
  {
    urlName: 'good-morning',
    type: 'SALE',
    period: ['2026-11-16', '2026-12-20'],
    eyebrow: '아침 식탁',
    title: '천천히 시작하는 아침',
    subtitle: '커피와 과일',
    summary: '아침 식탁에 올릴 커피와 과일을 골랐어요.',
    lines: ['주말 아침에 어울리는 것만 골랐어요. 산지와 볶은 정도를 상품마다 적어 두었어요.'],
    kind: 'coffee-beans',
    color: '6b4a35',
    top: '식품',
    corners: [
      { name: '커피', subs: ['커피', '커피머신'] },
      { name: '과일', subs: ['과일'] },
    ],
  },
  {
    urlName: 'weekend-sound',
    type: 'EVENT',
    period: ['2026-11-20', '2026-12-06'],
    eyebrow: '회원 이벤트',
    title: '주말에 듣는 소리',
    subtitle: '한 번씩 응모해요',
    summary: '주말에 가장 오래 듣는 것을 골라 응모해 보세요.',
    lines: [
      '주말에 가장 오래 듣는 것을 선택해 주세요. 무엇을 선택해도 추첨에 들어가요.',
      '당첨자는 이 페이지에서 이름의 일부를 가리고 발표해요.',
    ],
    kind: 'earbuds',
    color: 'dfe7f2',
    top: '모바일·음향',
    corners: [{ name: '경품과 같은 상품', subs: ['무선 이어폰'] }],
    event: {
      questions: [
        choice('주말에 가장 오래 듣는 것', ['음악', '라디오', '오디오북', '아무것도 듣지 않아요']),
        several('주말에 자주 하는 일', ['산책', '음악 듣기', '영화 보기', '요리']),
        words('함께 듣고 싶은 노래나 이야기'),
      ],
      prizes: [
        { prizeNm: '무선 이어폰', winCnt: 3 },
        { prizeNm: '머그잔', winCnt: 20 },
      ],
      conditions: oneEach,
      announcedOn: '2026-12-14',
    },
  },
  {
    urlName: 'family-photo',
    type: 'EVENT',
    period: ['2026-11-02', '2027-02-28'],
    eyebrow: '회원 이벤트',
    title: '가족에게 남기는 한마디',
    subtitle: '천천히 적어 주세요',
    summary: '가족에게 하고 싶은 말을 적어 응모해 보세요.',
    lines: ['평소에 하지 못한 말을 적어 주세요. 적은 글은 공개하지 않아요.'],
    kind: 'flower-vase',
    color: 'e58aa0',
    top: '홈·리빙',
    corners: [{ name: '선물하기 좋은 타월', subs: ['타월'] }],
    event: {
      questions: [words('가족에게 하고 싶은 말', 'Y')],
      prizes: [{ prizeNm: '꽃다발', winCnt: 30 }],
      conditions: oneEach,
      announcedOn: '2027-03-09',
    },
  },
  {
    urlName: 'autumn-walk',
    type: 'EVENT',
    period: ['2026-09-28', '2026-10-31'],
    isPast: true,
    eyebrow: '지난 이벤트',
    title: '가을 산책길 추천',
    subtitle: '당첨자를 발표했어요',
    summary: '가을에 걷기 좋은 길을 추천받았어요.',
    lines: ['추천해 주신 길 덕분에 가을이 넉넉했어요. 고마워요.'],
    kind: 'sneakers',
    color: 'c46a45',
    top: '모바일·음향',
    corners: [{ name: '걸으며 듣기 좋은 헤드폰', subs: ['헤드폰'] }],
    event: {
      questions: [words('걷기 좋은 길', 'Y')],
      prizes: [
        { prizeNm: '운동화', winCnt: 2 },
        { prizeNm: '텀블러', winCnt: 5 },
      ],
      conditions: oneEach,
      announcedOn: '2026-11-10',
      winners: ['김*온', '이*윤', '박*늘', '최*현', '남**온', '정*든', '한*'],
    },
  },
  {
    urlName: 'phone-bill-quiz',
    type: 'EVENT',
    period: ['2026-11-02', '2026-11-15'],
    eyebrow: '마감한 이벤트',
    title: '통신비 퀴즈',
    subtitle: '당첨자를 발표해요',
    summary: '선택약정이 무엇인지 퀴즈로 알아봤어요.',
    lines: ['응모를 마감했어요. 당첨자는 이 페이지에서 발표해요.'],
    kind: 'tumbler',
    color: '4457b5',
    top: '모바일·음향',
    corners: [],
    event: {
      questions: [choice('선택약정으로 할인받는 것은 무엇일까요', ['매월 요금', '휴대폰 값'])],
      prizes: [{ prizeNm: '텀블러', winCnt: 10 }],
      conditions: oneEach,
      announcedOn: '2026-12-07',
      winners: ['강*론', '윤*기', '임*래', '오*빛', '서*안', '황*름', '신*라', '권*솜', '홍*비', '양*온'],
    },
  },
  {
    urlName: 'chuseok-gifts',
    type: 'SALE',
    period: ['2026-08-24', '2026-09-22'],
    isPast: true,
    eyebrow: '추석',
    title: '한가위 선물 모음',
    subtitle: '마감했어요',
    summary: '한가위에 보낼 선물을 모았어요.',
    lines: ['한가위 선물 모음은 마감했어요. 아직 파는 상품은 아래에서 볼 수 있어요.'],
    kind: 'fruit-box',
    color: 'f0912e',
    top: '건강식품',
    corners: [{ name: '건강 선물', subs: ['홍삼·인삼', '비타민'] }],
  },
  {
    urlName: 'member-week',
    type: 'ETC',
    period: ['2026-11-02', '2027-10-31'],
    eyebrow: '가족 회원',
    title: '회원 추천 상품관',
    subtitle: '자주 찾는 것부터',
    summary: '회원들이 자주 찾는 상품을 모았어요.',
    lines: ['많이 팔린 상품부터 볼 수 있어요. 순서는 바꿀 수 있어요.'],
    kind: 'headphones',
    color: '7ed6c8',
    top: '모바일·음향',
    corners: [
      { name: '소리', subs: ['무선 이어폰', '헤드폰', '블루투스 스피커'] },
      { name: '충전과 보호', subs: ['충전기·배터리', '케이스·필름'] },
    ],
  },
  {
    urlName: 'thank-you-line',
    type: 'EVENT',
    period: ['2027-02-15', '2027-08-29'],
    eyebrow: '회원 이벤트',
    title: '고마운 사람에게 한 줄',
    subtitle: '짧게 적어 주세요',
    summary: '고마운 사람에게 하고 싶은 말을 적어 응모해 보세요.',
    lines: ['한 줄이면 충분해요. 적은 글은 공개하지 않아요.'],
    kind: 'tumbler',
    color: 'aedac9',
    top: '모바일·음향',
    corners: [{ name: '함께 보면 좋은 선물', subs: ['블루투스 스피커'] }],
    event: {
      questions: [words('고마운 사람에게 한 줄', 'Y')],
      prizes: [{ prizeNm: '텀블러', winCnt: 20 }],
      conditions: oneEach,
      announcedOn: '2027-09-07',
    },
  },
];
