/** 2026. 11. 29. 10:15 */
export function shownTime(dts: string): string {
  const [, year, month, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)(\d\d)?(\d\d)?/u.exec(dts) ?? [];
  const date = `${year}. ${Number(month)}. ${Number(day)}.`;
  return hour === undefined ? date : `${date} ${hour}:${minute}`;
}

/** The value of a field for a moment, in Korean time as the contract has it: 2026-11-29T10:15. */
export function momentOf(dts: string): string {
  return dts.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)\d\d$/u, '$1-$2-$3T$4:$5');
}

/** The instant of such a field. Null for an empty one. */
export function dtsOf(moment: string | undefined): string | null {
  const digits = moment?.replaceAll(/\D/gu, '') ?? '';
  return digits === '' ? null : digits.padEnd(14, '0');
}

/** Null for an empty field; what is no number stays as it is typed, so that the door says so. */
export function numberOf(typed: string | undefined): number | string | null {
  const text = typed?.trim() ?? '';
  if (text === '') return null;
  return /^[\d,]+$/u.test(text) ? Number(text.replaceAll(',', '')) : text;
}

export function shownWon(won: number): string {
  return `${won.toLocaleString('ko-KR')}원`;
}

/** The address for a parcel's label. */
export function shownAddress(row: { zipCd: string | null; roadAddr: string | null; dtlAddr: string | null }): string {
  return [row.zipCd && `(${row.zipCd})`, row.roadAddr, row.dtlAddr].filter(Boolean).join(' ');
}
