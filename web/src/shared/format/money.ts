const grouped = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 0 });

/** 12900 -> "12,900". Fractions are dropped: whole won only. */
export function formatNumber(value: number): string {
  return grouped.format(Math.floor(value));
}

/** 12900 -> "12,900원". */
export function formatWon(value: number): string {
  return `${formatNumber(value)}원`;
}

const groupedWithTenth = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 1 });

/** What the mall gives in units of ten thousand: 35 -> "35만", 3.5 -> "3.5만". */
export function formatTenThousands(value: number): string {
  return `${groupedWithTenth.format(value)}만`;
}
