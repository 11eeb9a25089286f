import { bannerPicturePath } from '../../pictures/picture-path.ts';
import type { popups, ShownOn } from 'mall/db/schema/display.ts';
import { carriedTops, categoryUrl, topNumber } from '../malls/category-rows.ts';
import type { MallSeed } from '../malls/mall-list.ts';
import { farFuture, longAgo, movedPeriod, workingTime } from '../seed-dates.ts';
import { bannerUrl } from './corner-rows.ts';
import { exhibitionCopies } from './exhibition-copies.ts';
import type { LeadNews } from '../themes/theme-content.ts';
import { leadNewsOf } from './lead-news.ts';

type PopupRow = typeof popups.$inferInsert;
type Popup = Pick<PopupRow, 'popType' | 'popHtml' | 'url'> & {
  device?: ShownOn;
  /** Without it, for good. */
  period?: Pick<PopupRow, 'startDts' | 'endDts'>;
};

/** DP01801 window, DP01802 top. */
const window = 'DP01801';
const top = 'DP01802';

/** The weeks about the holiday of 24 to 26 September 2026. */
const chuseok = { startDts: workingTime('2026-09-14', 0), endDts: workingTime('2026-09-28', 0) };

export function popupRows(mall: MallSeed, firstNumber: number, filledOn: Date): PopupRow[] {
  return popupsOf(mall, filledOn).map(({ period, device, ...popup }, index) => ({
    ...popup,
    popSeq: firstNumber + index,
    mallId: mall.mallId,
    device: device ?? null,
    prir: index + 1,
    ...(period ?? { startDts: longAgo, endDts: farFuture }),
  }));
}

function popupsOf(mall: MallSeed, filledOn: Date): Popup[] {
  if (mall.mallSalesType === 'UPLOAD') return [bulkOrderNews];
  const { line, heading, text, picture, ...place } = leadNewsOf(mall);
  const url = bannerUrl(place);
  const lead: Popup[] = [
    { popType: top, popHtml: line, url },
    {
      popType: top,
      popHtml: '<p><strong>가입 유형별 혜택</strong> 신규가입, 번호이동, 기기변경을 한눈에 비교해 보세요</p>',
      url: categoryUrl('휴대폰', topNumber('휴대폰')),
    },
    { popType: window, popHtml: pictureWindow(mall, heading, picture, text), url },
  ];
  if (mall.fullness === 'SMALL') return lead.slice(0, 2);
  return [
    ...lead,
    ...subscriptionNews(mall),
    eventNews(filledOn),
    {
      popType: window,
      popHtml: `<h2>고객센터 상담 시간 안내</h2><p>평일 ${hoursText(mall)} 상담해요.</p><p>토요일, 일요일, 공휴일은 쉬어요.</p>`,
      url: '/board/boardList?tp=CM00404&page=1',
      device: 'PC',
    },
    {
      popType: window,
      popHtml: '<h2>추석 연휴 배송 안내</h2><p>연휴 동안 배송을 쉬어요.</p>',
      url: null,
      period: chuseok,
    },
  ];
}

/** For malls that sell no single pieces. */
const bulkOrderNews: Popup = {
  popType: top,
  popHtml: '<p><strong>대량 주문</strong> 수량이 많은 주문은 고객센터에서 견적을 내어 드려요</p>',
  url: '/board/boardList?tp=CM00404&page=1',
};

/** "09:00부터 18:00까지": the same hours as in the footer. */
function hoursText({ hours }: MallSeed): string {
  const [opens, closes] = hours.map((time) => `${time.slice(0, 2)}:${time.slice(2)}`);
  return `${opens}부터 ${closes}까지`;
}

/** The event that runs longest after the day the database is filled, for as long as it runs. */
function eventNews(filledOn: Date): Popup {
  const running = exhibitionCopies
    .filter(({ type }) => type === 'EVENT')
    .map(({ urlName, title, summary, period }) => ({ urlName, title, summary, period: movedPeriod(period, filledOn) }))
    .filter(({ period }) => period.startDts <= filledOn)
    .toSorted((one, other) => other.period.endDts.getTime() - one.period.endDts.getTime());
  const [event] = running;
  if (!event) throw new Error('No event runs on the day that the database is filled.');
  const { urlName, title, summary, period } = event;
  return {
    popType: top,
    popHtml: `<p><strong>${title}</strong> ${summary}</p>`,
    url: `/exhibition/${urlName}`,
    period,
  };
}

/** For malls that have subscriptions to show. */
function subscriptionNews(mall: MallSeed): Popup[] {
  if (!carriedTops(mall).some(({ name }) => name === '정기구독')) return [];
  const url = categoryUrl('정기구독', topNumber('정기구독'));
  return [{ popType: top, popHtml: '<p><strong>정기구독</strong> 생수부터 꽃까지, 떨어지기 전에 도착해요</p>', url }];
}

/** A notice is half as wide as the picture, so the picture shows only the name; the text is beside it. */
function pictureWindow(
  { mallStyle }: MallSeed,
  heading: string,
  { title, ...drawn }: LeadNews['picture'],
  text: string,
): string {
  const picture = bannerPicturePath({ shape: 'tile', theme: mallStyle, ...drawn, eyebrow: '', title, subtitle: '' });
  return `<h2>${heading}</h2><p><img src="${picture}" alt="${title}" width="588" height="240"></p><p>${text}</p>`;
}
