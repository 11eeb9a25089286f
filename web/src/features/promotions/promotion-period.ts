const korea = new Intl.DateTimeFormat('ko-KR', { timeZone: 'Asia/Seoul', month: 'numeric', day: 'numeric' });

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
  if (Number.isNaN(date.getTime())) return null;
  const parts = korea.formatToParts(date);
  const part = (type: 'month' | 'day') => parts.find((each) => each.type === type)?.value.replaceAll(/\D/gu, '') ?? '';
  return `${part('month')}월 ${part('day')}일`;
}
