import { promotionPicturePath } from '../../pictures/picture-path.ts';
import type { promotions } from 'mall/db/schema/display.ts';
import { carriedTops } from '../malls/category-rows.ts';
import type { MallSeed } from '../malls/mall-list.ts';
import { leadingFirst } from '../malls/theme-leads.ts';
import { daysBefore, movedPeriod, type Period } from '../seed-dates.ts';
import type { BannerCopy } from '../themes/theme-content.ts';
import { bannerUrl } from './corner-rows.ts';

interface PromotionCopy extends BannerCopy {
  description: string;
  /** As of the reference day; a database that is filled later has it later. */
  period: Period;
  /** Over for good, by a holiday: the period stays. */
  isPast?: true;
  /** Where it leads, by the exhibition's name in addresses; else to its category. */
  exhibition?: string;
}

export const promotionCopies: readonly PromotionCopy[] = [
  {
    period: ['2026-11-02', '2027-10-31'],
    eyebrow: '통신비 점검',
    title: '우리 가족 통신비 점검',
    subtitle: '총액이 적은 쪽부터',
    description: '공통지원금과 선택약정을 나란히 비교해 보세요.',
    kind: 'phone',
    color: '4457b5',
    top: '휴대폰',
  },
  {
    period: ['2026-11-09', '2027-01-31'],
    eyebrow: '접는 휴대폰',
    title: '폴더블·플립 모음',
    subtitle: '크게 펼치거나 작게 접거나',
    description: '화면 크기와 무게, 월 납부액을 나란히 비교해 보세요.',
    kind: 'phone-flip',
    color: 'f2de8a',
    top: '휴대폰',
    sub: '폴더블·플립',
  },
  {
    period: ['2026-11-16', '2026-12-27'],
    eyebrow: '오늘의 특가',
    title: '가격을 낮춘 생활 상품',
    subtitle: '주방부터 거실까지',
    description: '자주 쓰는 생활 상품을 낮은 가격에 모았어요.',
    kind: 'air-fryer',
    color: '7c8058',
    top: '특가·이벤트',
    sub: '오늘의 특가',
  },
  {
    period: ['2026-11-02', '2027-02-05'],
    eyebrow: '건강 챙기기',
    title: '홍삼과 비타민 모음',
    subtitle: '부모님 선물로',
    description: '부모님께 먼저 권하고 싶은 것만 모았어요.',
    kind: 'vitamins',
    color: 'e08a2b',
    top: '건강식품',
  },
  {
    period: ['2026-11-09', '2027-01-10'],
    eyebrow: '새벽 수확',
    title: '산지에서 바로',
    subtitle: '제철 과일 상자',
    description: '산지에서 고른 과일을 상자에 담아 보내 드려요.',
    kind: 'fruit-box',
    color: 'f0912e',
    top: '식품',
    sub: '과일',
  },
  {
    period: ['2026-10-26', '2027-02-28'],
    eyebrow: '구독 시작',
    title: '떨어지기 전에 도착',
    subtitle: '생수·원두·꽃',
    description: '자주 쓰는 것을 정해진 날에 받아 보세요.',
    kind: 'water-box',
    color: '4fa3d9',
    top: '정기구독',
  },
  {
    period: ['2026-11-09', '2027-02-14'],
    eyebrow: '포근한 방',
    title: '이불과 베개 모음',
    subtitle: '두께와 높이로',
    description: '계절과 잠버릇에 맞는 침구를 모았어요.',
    exhibition: 'cozy-room',
    kind: 'pillow',
    color: 'e2b98c',
    top: '홈·리빙',
    sub: '베개',
  },
  {
    period: ['2026-11-16', '2026-12-31'],
    eyebrow: '소리 모음',
    title: '귀로 고르는 주말',
    subtitle: '헤드폰과 이어폰',
    description: '쓰는 자리에 맞춰 소리를 골라 보세요.',
    kind: 'headphones',
    color: '7ed6c8',
    top: '모바일·음향',
    sub: '헤드폰',
  },
  {
    period: ['2026-11-02', '2026-12-20'],
    eyebrow: '등하굣길',
    title: '가방과 운동화',
    subtitle: '매일 메고 신는',
    description: '매일 메고 신는 것만 모았어요.',
    kind: 'backpack',
    color: 'ff6a3d',
    top: '패션·잡화',
  },
  {
    period: ['2026-11-16', '2027-01-17'],
    eyebrow: '손목 위',
    title: '스마트워치 모음',
    subtitle: '크기와 소재로',
    description: '화면 크기와 기능을 나란히 비교해 보세요.',
    kind: 'watch',
    color: '3a3d44',
    top: '태블릿·워치',
    sub: '스마트워치',
  },
  {
    period: ['2026-08-24', '2026-09-22'],
    isPast: true,
    eyebrow: '추석',
    title: '한가위 선물 대전',
    subtitle: '마감했어요',
    description: '많은 관심 고마워요.',
    kind: 'dried-croaker',
    color: '2f5d7c',
    top: '특가·이벤트',
    sub: '명절 선물관',
  },
  {
    period: ['2027-02-15', '2027-03-28'],
    eyebrow: '펜과 화면',
    title: '쓰고 그리는 태블릿',
    subtitle: '강의부터 그림까지',
    description: '강의와 필기에 좋은 태블릿을 모았어요.',
    kind: 'tablet',
    color: 'aedac9',
    top: '태블릿·워치',
    sub: '태블릿',
  },
];

/** Running, over and coming ones on the day the database is filled. */
export function promotionRows(mall: MallSeed, filledOn: Date): (typeof promotions.$inferInsert)[] {
  const tops = new Set<string>(carriedTops(mall).map(({ name }) => name));
  return leadingFirst(mall.mallStyle, promotionCopies, ({ top }) => top)
    .filter(({ top }) => tops.has(top))
    .map(({ period, isPast, description, exhibition, ...copy }, index) => {
      const { startDts, endDts } = movedPeriod(period, isPast ? daysBefore(0) : filledOn);
      return {
        promNo: `P${mall.mallId.slice(-2)}${String(index + 1).padStart(3, '0')}`,
        mallId: mall.mallId,
        promNm: copy.title,
        promDesc: description,
        imgPath: promotionPicturePath({
          theme: mall.mallStyle,
          kind: copy.kind,
          color: copy.color,
          eyebrow: copy.eyebrow,
          title: copy.title,
          subtitle: copy.subtitle,
        }),
        url: exhibition === undefined ? bannerUrl(copy) : `/exhibition/${exhibition}`,
        startDts,
        // The last second of its last day.
        endDts: new Date(endDts.getTime() - 1_000),
        prir: index + 1,
      };
    });
}
