/** 2026. 11. 29. 10:15 */
export function shownTime(dts: string): string {
  const [, year, month, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)(\d\d)?(\d\d)?/u.exec(dts) ?? [];
  const date = `${year}. ${Number(month)}. ${Number(day)}.`;
  return hour === undefined ? date : `${date} ${hour}:${minute}`;
}

export function shownWon(won: number): string {
  return `${won.toLocaleString('ko-KR')}원`;
}

/** The address for a parcel's label. */
export function shownAddress(row: { zipCd: string | null; roadAddr: string | null; dtlAddr: string | null }): string {
  return [row.zipCd && `(${row.zipCd})`, row.roadAddr, row.dtlAddr].filter(Boolean).join(' ');
}
