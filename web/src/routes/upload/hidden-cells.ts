/** What a spreadsheet hides by a filter or by hand. */
export interface HiddenCells {
  rowCount: number;
  /** Titles. */
  columns: readonly string[];
}

/** As the gateway sends it beside the number of a bulk order. Null: nothing is hidden. */
export function readHidden(told: unknown): HiddenCells | null {
  if (typeof told !== 'object' || told === null) return null;
  const { rowCount, columns } = told as Partial<Record<keyof HiddenCells, unknown>>;
  const titles = Array.isArray(columns) ? columns.filter((title) => typeof title === 'string') : [];
  const count = typeof rowCount === 'number' ? rowCount : 0;
  return count > 0 || titles.length > 0 ? { rowCount: count, columns: titles } : null;
}

/** 숨긴 줄 3개와 숨긴 열(배송메시지) */
export function hiddenWords({ rowCount, columns }: HiddenCells): string {
  const rows = rowCount > 0 ? [`숨긴 줄 ${rowCount.toLocaleString('ko-KR')}개`] : [];
  const titles = columns.length > 0 ? [`숨긴 열(${columns.join(', ')})`] : [];
  return [...rows, ...titles].join('와 ');
}
