import { promotionPicturePath } from '../../../pictures/picture-path.ts';
import type { promotions } from '../../schema/display.ts';
import { carriedTops } from '../malls/category-rows.ts';
import type { MallSeed } from '../malls/mall-list.ts';
import { daysBefore, farFuture, longAgo } from '../seed-dates.ts';
import type { BannerCopy } from './banner-copy.ts';
import { bannerUrl } from './corner-rows.ts';

interface PromotionCopy extends BannerCopy {
  description: string;
  /** Running ones have no end in sight. */
  when: 'RUNNING' | 'OVER' | 'FUTURE';
}

const promotionCopies: readonly PromotionCopy[] = [
  { when: 'RUNNING', eyebrow: '가족 결합', title: '온 가족 통신비 점검', subtitle: '둘만 모여도 월 11,000원', description: '가족이 둘 이상 모이면 매달 통신비를 덜어 드려요.', kind: 'phone', color: '4457b5', top: '휴대폰' },
  { when: 'RUNNING', eyebrow: '중고 보상', title: '서랍 속 휴대폰 보상', subtitle: '최대 40만원', description: '전원만 켜지면 됩니다. 새 휴대폰과 함께 온 상자에 담아 보내 주세요.', kind: 'phone-flip', color: 'f2de8a', top: '휴대폰', sub: '폴더블·플립' },
  { when: 'RUNNING', eyebrow: '오늘의 특가', title: '자정에 바뀌는 값', subtitle: '하루 스무 가지', description: '밤 열두 시마다 새 상품이 올라와요.', kind: 'air-fryer', color: '7c8058', top: '특가·이벤트', sub: '오늘의 특가' },
  { when: 'RUNNING', eyebrow: '건강한 겨울', title: '홍삼과 비타민 모음', subtitle: '2개 사면 15% 할인', description: '부모님께 먼저 권하고 싶은 것만 모았어요.', kind: 'vitamins', color: 'e08a2b', top: '건강식품' },
  { when: 'RUNNING', eyebrow: '새벽 수확', title: '산지에서 바로', subtitle: '무료배송', description: '주문한 다음 날 아침에 따서 보내 드려요.', kind: 'fruit-box', color: 'f0912e', top: '식품', sub: '과일' },
  { when: 'RUNNING', eyebrow: '구독 시작', title: '첫 배송 30% 할인', subtitle: '언제든 쉬어 가기', description: '생수, 원두, 꽃. 떨어지기 전에 먼저 도착해요.', kind: 'water-box', color: '4fa3d9', top: '정기구독' },
  { when: 'OVER', eyebrow: '추석', title: '한가위 선물 대전', subtitle: '마감했습니다', description: '많은 사랑 고맙습니다.', kind: 'seafood-gift', color: '2f5d7c', top: '특가·이벤트', sub: '명절 선물관' },
  { when: 'FUTURE', eyebrow: '다가오는 봄', title: '새 학기 태블릿', subtitle: '곧 시작합니다', description: '학생과 교직원 할인을 준비하고 있어요.', kind: 'tablet', color: 'aedac9', top: '태블릿·워치', sub: '태블릿' },
];

const periods = {
  RUNNING: { startDts: longAgo, endDts: farFuture },
  OVER: { startDts: daysBefore(90), endDts: daysBefore(50) },
  FUTURE: { startDts: new Date('2098-02-01T00:00:00+09:00'), endDts: farFuture },
} as const;

export function promotionRows(mall: MallSeed): (typeof promotions.$inferInsert)[] {
  const tops = new Set<string>(carriedTops(mall).map(({ name }) => name));
  return promotionCopies
    .filter(({ top }) => tops.has(top))
    .map(({ when, description, ...copy }, index) => ({
      promNo: `P${mall.mallId.slice(-2)}${String(index + 1).padStart(3, '0')}`, mallId: mall.mallId, promNm: copy.title, promDesc: description,
      imgPath: promotionPicturePath({ theme: mall.mallStyle, kind: copy.kind, color: copy.color, eyebrow: copy.eyebrow, title: copy.title, subtitle: copy.subtitle }),
      url: bannerUrl(copy), ...periods[when], prir: index + 1,
    }));
}
