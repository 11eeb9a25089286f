/** 12900 -> "12,900". Fractions are dropped: whole won only. */
export function formatNumber(value: number): string {
  return grouped(Math.floor(value));
}

/** 12900 -> "12,900원". */
export function formatWon(value: number): string {
  return `${formatNumber(value)}원`;
}

/** Formats amounts in units of ten thousand won: 35 -> "35만원", 3.5 -> "3.5만원". */
export function formatTenThousands(value: number): string {
  return `${grouped(Math.round(value * 10) / 10)}만원`;
}

/** As `Intl.NumberFormat` does for Korea, which a slow processor needs 50 ms to make one of. */
function grouped(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+(?!\d))/gu, ',');
}
