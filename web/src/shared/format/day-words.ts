/** "2026-11-28" -> "11월 28일", and with its year where that is not the present one. */
export function dayInWords(day: string, now: Date = new Date()): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const words = `${Number(month)}월 ${Number(date)}일`;
  return year === koreanDay(now).slice(0, 4) ? words : `${year}년 ${words}`;
}

/** "2026-11-23T18:45:00+09:00" -> "11월 23일 18:45": day and time in Korea. */
export function momentInWords(instant: string, now: Date = new Date()): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Seoul', hour: '2-digit', minute: '2-digit' });
  return `${dayInWords(koreanDay(new Date(instant)), now)} ${time.format(new Date(instant))}`;
}

/** The day in Korea, YYYY-MM-DD. */
export function koreanDay(instant: Date): string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul', ...parts }).format(instant);
}
