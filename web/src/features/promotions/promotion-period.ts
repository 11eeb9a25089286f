import { lastDay } from '../../shared/format/day-words.ts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { koreanClock, monthAndDay } from '../../shared/format/korean-clock.ts';

/**
 * "5월 1일 ~ 5월 31일", "5월 31일까지" or "5월 1일부터"; null when the shop gave no dates. Days are in Korean time, wherever the
 * shopper is.
 */
export function promotionPeriod(startsAt: string | null | undefined, endsAt: string | null | undefined): string | null {
  const [start, end] = [dayOf(startsAt), endOf(endsAt)];
  if (start && end) return `${start} ~ ${end}`;
  if (end) return `${end}까지`;
  return start ? `${start}부터` : null;
}

/** By the day that ends with it; otherwise with its hour. */
function endOf(instant: string | null | undefined): string | null {
  if (!instant || Number.isNaN(Date.parse(instant))) return null;
  const day = lastDay(instant);
  return day === null ? formatMoment(instant) : monthAndDay(day);
}

function dayOf(instant: string | null | undefined): string | null {
  if (!instant) return null;
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? null : monthAndDay(koreanClock(date));
}
