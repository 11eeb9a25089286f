import { koreanClock, monthAndDay } from '../../shared/format/korean-clock.ts';

/**
 * "5월 1일 ~ 5월 31일", "5월 31일까지" or "5월 1일부터"; null when the shop gave no dates. Days are in Korean time, wherever the
 * shopper is.
 */
export function promotionPeriod(startsAt: string | null | undefined, endsAt: string | null | undefined): string | null {
  const [start, end] = [dayOf(startsAt), dayOf(endsAt)];
  if (start && end) return `${start} ~ ${end}`;
  if (end) return `${end}까지`;
  return start ? `${start}부터` : null;
}

function dayOf(instant: string | null | undefined): string | null {
  if (!instant) return null;
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? null : monthAndDay(koreanClock(date));
}
