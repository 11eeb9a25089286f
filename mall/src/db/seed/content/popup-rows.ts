import { bannerPicturePath } from '../../../pictures/picture-path.ts';
import type { popups, ShownOn } from '../../schema/display.ts';
import { carriedTops, categoryUrl, topNumber } from '../malls/category-rows.ts';
import type { MallSeed } from '../malls/mall-list.ts';
import { daysBefore, farFuture, longAgo } from '../seed-dates.ts';

type PopupRow = typeof popups.$inferInsert;
type Popup = Pick<PopupRow, 'popType' | 'popHtml' | 'url'> & { device?: ShownOn; over?: true };

/** DP01801 window, DP01802 top. */
const window = 'DP01801';
const top = 'DP01802';

export function popupRows(mall: MallSeed, firstNumber: number): PopupRow[] {
  return popupsOf(mall).map(({ over, device, ...popup }, index) => ({
    ...popup, popSeq: firstNumber + index, mallId: mall.mallId, device: device ?? null, prir: index + 1,
    startDts: longAgo, endDts: over === true ? daysBefore(30) : farFuture,
  }));
}

function popupsOf(mall: MallSeed): Popup[] {
  if (mall.mallSalesType === 'UPLOAD') return [bulkOrderNews];
  const phones = categoryUrl('휴대폰', topNumber('휴대폰'));
  const lead: Popup[] = [
    { popType: top, popHtml: '<p><strong>가족 결합</strong> 둘이 모이면 월 11,000원을 덜어 드려요</p>', url: phones },
    { popType: top, popHtml: '<p><strong>중고 보상</strong> 쓰던 휴대폰 최대 40만원, 서랍을 열어 보세요</p>', url: phones },
    { popType: window, popHtml: pictureWindow(mall), url: phones },
  ];
  if (mall.fullness === 'SMALL') return lead.slice(0, 2);
  return [
    ...lead,
    ...subscriptionNews(mall),
    { popType: window, popHtml: '<h2>고객센터 상담 시간 안내</h2><p>12월 1일부터 평일 오전 9시부터 오후 6시까지 상담합니다.</p><p>점심시간에도 분실 신고는 받습니다.</p>', url: '/board/boardList?tp=CM00404&page=1', device: 'PC' },
    { popType: window, popHtml: '<h2>추석 연휴 배송 안내</h2><p>연휴 동안 배송이 쉽니다.</p>', url: null, over: true },
  ];
}

/** Where nothing is sold piece by piece. */
const bulkOrderNews: Popup = {
  popType: top,
  popHtml: '<p><strong>대량 주문</strong> 평일 오후 3시까지 올린 주문은 그날 접수해 드려요</p>',
  url: '/board/boardList?tp=CM00404&page=1',
};

/** For malls that have subscriptions to show. */
function subscriptionNews(mall: MallSeed): Popup[] {
  if (!carriedTops(mall).some(({ name }) => name === '정기구독')) return [];
  const url = categoryUrl('정기구독', topNumber('정기구독'));
  return [{ popType: top, popHtml: '<p><strong>구독 첫 배송 30%</strong> 생수부터 꽃까지, 언제든 쉬어 갈 수 있어요</p>', url }];
}

function pictureWindow(mall: MallSeed): string {
  const picture = bannerPicturePath({ shape: 'tile', theme: mall.mallStyle, kind: 'phone-fold', color: '8e939a', eyebrow: '사전 예약', title: '베라온 듀오', subtitle: '먼저 만나 보세요' });
  return `<h2>처음 접는 베라온</h2><p><img src="${picture}" alt="베라온 듀오 사전 예약" width="588" height="240"></p><p>사전 예약하신 분께 무선 이어폰을 드려요.</p>`;
}
