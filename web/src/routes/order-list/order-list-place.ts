import type { OrderListQueryVariables } from '../../__generated__/graphql.ts';
import {
  allTimeWord,
  filterQuery,
  listStates,
  orderTypes,
  type OrderFilter,
} from '../../shop/links/order-list-path.ts';
import { readKeyword } from '../../shared/list-search/read-keyword.ts';
import { readPageRange } from '../../shared/ui/Pagination/page-range.ts';

/** Presets of the search by date (specification, section 9). */
export const periods = [
  { code: 'today', name: '오늘' },
  { code: '3d', name: '3일' },
  { code: '6d', name: '6일' },
  { code: '1m', name: '1개월' },
  { code: '6m', name: '6개월' },
] as const;

export type Period = (typeof periods)[number]['code'];

/** What of the list is shown. All of it lives in the address, so that back, reload and sharing work. */
export interface OrderListPlace extends OrderFilter {
  /** Words of a name; empty: any name. */
  keyword: string;
  /** Null: all of the time, where a search by name and the counts of a member begin. */
  period: Period | null;
  /** Last day of the six months that are shown, YYYY-MM-DD; null: today. Other periods end today. */
  until: string | null;
  /** Days of the shopper's own, in place of a period; null: none. They may be wrong: `wrongDays` says how. */
  own: OwnDays | null;
  page: number;
}

/** First and last day, YYYY-MM-DD. */
export interface OwnDays {
  from: string;
  to: string;
}

/** The longest: an existing order must not seem lost. */
export const longestPeriod: Period = '6m';

/** A search by name looks through all orders, unless a period narrows it. */
export function usualPeriod(keyword: string): Period | null {
  return keyword === '' ? longestPeriod : null;
}

export const ordersPerPage = 10;

/** Reads an address leniently: what makes no sense is left out, so that an old link still shows a list. */
export function readPlace(query: URLSearchParams): OrderListPlace {
  const keyword = readKeyword(query);
  const usual = usualPeriod(keyword);
  const word = query.get('period');
  const period = word === allTimeWord ? null : (periods.find(({ code }) => code === word)?.code ?? usual);
  const own = ownDays(query.get('from'), query.get('to'));
  const until = query.get('until');
  return {
    keyword,
    period: own ? usual : period,
    until: until !== null && own === null && period === longestPeriod && isDay(until) ? until : null,
    own,
    type: orderTypes.find(({ word }) => word === query.get('type'))?.type ?? null,
    state: listStates.find(({ word }) => word === query.get('state'))?.state ?? null,
    page: readPageRange(query).page,
  };
}

/** The query of an address, "" where all is as usual. */
export function writePlace({ keyword, period, until, own, page, ...filter }: OrderListPlace): string {
  const query = new URLSearchParams();
  if (own !== null) {
    query.set('from', own.from);
    query.set('to', own.to);
  } else {
    if (period !== usualPeriod(keyword)) query.set('period', period ?? allTimeWord);
    if (until !== null) query.set('until', until);
  }
  for (const [name, word] of Object.entries(filterQuery(filter))) query.set(name, word);
  if (keyword !== '') query.set('keyword', keyword);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
}

/** What a search by name leaves as it is in the address. */
export function keptBySearch(place: OrderListPlace): Record<string, string> {
  const { keyword: _keyword, ...kept } = Object.fromEntries(new URLSearchParams(writePlace({ ...place, page: 1 })));
  return kept;
}

/** The variables for the list of an address; loader and page share them. `today`: by the mall's clock. */
export function listVariables(
  { mallUrl, searchParams }: { mallUrl: string; searchParams: URLSearchParams },
  today: string,
): OrderListQueryVariables {
  const { type, state, keyword, page, ...place } = readPlace(searchParams);
  const phase = state === 'OPEN_CLAIM' ? null : state;
  // An exchange has received its goods, so no phase of its own finds it.
  const claims = { hasClaim: state === 'CANCELLED_OR_RETURNED', hasOpenClaim: state === 'OPEN_CLAIM' };
  const days = shownDays(place, today) ?? { from: null, to: null };
  return { mallUrl, type, phase, ...claims, ...days, keyword: keyword || null, first: ordersPerPage, page };
}

/** First and last day that are shown, in Korea. Null: all. */
export function shownDays({ period, until, own }: ShownPlace, today: string): OwnDays | null {
  return own ?? (period === null ? null : daysOf(period, until ?? today));
}

type ShownPlace = Pick<OrderListPlace, 'period' | 'until' | 'own'>;

/** The mall lists this many days at a time. */
export const mostDays = 366;

/** Why no orders can be listed for these days, in words for the shopper; null: they can. */
export function wrongDays({ from, to }: OwnDays): string | null {
  if (!isDay(from) || !isDay(to)) return '시작일과 종료일을 모두 선택해 주세요.';
  if (from > to) return '시작일이 종료일보다 늦어요. 날짜를 바꿔 주세요.';
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  return days > mostDays ? `한 번에 ${mostDays}일까지 볼 수 있어요. 기간을 줄여 주세요.` : null;
}

function ownDays(from: string | null, to: string | null): OwnDays | null {
  return from !== null && to !== null && isDay(from) && isDay(to) ? { from, to } : null;
}

/**
 * The day before the first day shown, where earlier orders end; null: so early that no orders are stored (contract,
 * section 6).
 */
export function earlierUntil(place: ShownPlace, today: string): string | null {
  const days = shownDays(place, today);
  if (days === null) return null;
  const [year, month, date] = partsOf(days.from);
  const earlier = dayOf(year, month, date - 1);
  const [thisYear, thisMonth, thisDate] = partsOf(today);
  return earlier < dayOf(thisYear - yearsKept, thisMonth, thisDate) ? null : earlier;
}

const yearsKept = 5;

/** First and last day of a period that ends on a day. */
export function daysOf(period: Period, to: string): { from: string; to: string } {
  const [year, month, date] = partsOf(to);
  if (period === 'today') return { from: to, to };
  if (period === '3d' || period === '6d') return { from: dayOf(year, month, date - Number(period[0])), to };
  const earlier = month - Number(period[0]);
  // The 31st of a month that has none is its last day.
  const lastDate = new Date(Date.UTC(year, earlier, 0)).getUTCDate();
  return { from: dayOf(year, earlier, Math.min(date, lastDate)), to };
}

function isDay(text: string): boolean {
  if (!/^20\d{2}-\d{2}-\d{2}$/u.test(text)) return false;
  return dayOf(...partsOf(text)) === text;
}

function partsOf(day: string): [year: number, month: number, date: number] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
}

/** Months and days beyond their ends go on in the neighbors. */
function dayOf(year: number, month: number, date: number): string {
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
}
