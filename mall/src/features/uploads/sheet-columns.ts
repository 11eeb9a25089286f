import type { HiddenCells } from '../../db/schema/uploads.ts';
import { asSeen, noCells, uploadColumns, type Cells, type ColumnName } from './columns.ts';
import type { Sheet } from './spreadsheet/sheet.ts';
import { withoutGuard } from './spreadsheet/write-sheet.ts';

/** The rows of a sheet by field, or why it has none. Rows are numbered from 1, hidden ones too. */
export type SheetCells =
  | { rows: { rowNo: number; cells: Cells }[]; hidden: HiddenCells }
  | { reason: string; kind: 'REQUIRED' | 'FORMAT' };

/** Finds the columns by their titles, in whatever order they are. Other columns are left out, and with `leavesHiddenOut` hidden ones. */
export function toCells(
  { rows: [titles, ...rows], hiddenRows, hiddenColumns }: Sheet,
  leavesHiddenOut = false,
): SheetCells {
  if (!titles) return { kind: 'REQUIRED', reason: '비어 있는 파일이에요. 양식을 내려받아 채워주세요.' };
  const found = titles.map(columnOf);
  const names = found.filter((name) => name !== null);
  if (names.length === 0)
    return {
      kind: 'REQUIRED',
      reason: `제목 줄을 찾지 못했어요. 시트 위쪽에 양식의 제목 줄(${requiredTitles()})을 넣어주세요.`,
    };
  const twice = uploadColumns.find(({ colNm }) => names.filter((name) => name === colNm).length > 1);
  if (twice) return { kind: 'FORMAT', reason: `'${twice.title}' 열이 두 개예요. 하나만 남겨주세요.` };
  const missing = missingOf(names);
  if (missing !== '')
    return { kind: 'REQUIRED', reason: `다음 열이 없어요: ${missing}. 양식의 제목 줄을 그대로 써주세요.` };
  const isHiddenColumn = (index: number) => hiddenColumns.includes(index);
  const hasText = (index: number) => rows.some((texts) => (texts[index] ?? '').trim() !== '');
  const hiddenNames = found.filter((name, index) => name !== null && isHiddenColumn(index) && hasText(index));
  const hidden = {
    rowCnt: hiddenRows.length,
    colList: uploadColumns.filter(({ colNm }) => hiddenNames.includes(colNm)).map(({ title }) => title),
    isLeftOut: leavesHiddenOut,
  };
  const isRead = (index: number) => !leavesHiddenOut || !isHiddenColumn(index);
  const unseen = leavesHiddenOut ? missingOf(found.filter((_name, index) => isRead(index))) : '';
  if (unseen !== '')
    return { kind: 'REQUIRED', reason: `꼭 필요한 열이 숨겨져 있어요: ${unseen}. 보이게 한 뒤 다시 올려주세요.` };
  const numbered = rows.map((texts, index) => {
    const cells = noCells();
    for (const [at, name] of found.entries()) if (name !== null && isRead(at)) cells[name] = texts[at] ?? '';
    return { rowNo: index + 1, cells: asSeen(cells) };
  });
  // The titles are the first row.
  const read = leavesHiddenOut ? numbered.filter(({ rowNo }) => !hiddenRows.includes(rowNo)) : numbered;
  if (read.length === 0)
    return {
      kind: 'REQUIRED',
      reason:
        rows.length === 0
          ? '주문이 한 건도 없어요. 제목 줄 아래에 주문을 채워주세요.'
          : '숨긴 줄을 빼면 주문이 한 건도 없어요. 필터를 확인해주세요.',
    };
  return { rows: read, hidden };
}

/** Title of the column with the numbers of rows, in what we write. */
export const numberTitle = '줄';

/**
 * The rows of a sheet that we wrote for their mistakes, by the number that each has there, or why they cannot be told apart. What we
 * put before a sign of a formula is taken off.
 */
export function toNumberedCells(sheet: Sheet): SheetCells {
  const found = toCells(sheet);
  if ('reason' in found) return found;
  const [titles = [], ...rows] = sheet.rows;
  const column = titles.findIndex((title) => toPlain(title) === numberTitle);
  const missing = `'${numberTitle}' 열이 없거나 비어 있어요. 오류가 있는 줄을 내려받은 파일을 고쳐서 올려주세요.`;
  const seen = new Set<number>();
  const numbered: { rowNo: number; cells: Cells }[] = [];
  for (const { rowNo: place, cells } of found.rows) {
    const text = (rows[place - 1]?.[column] ?? '').trim();
    if (!/^\d{1,4}$/u.test(text)) return { kind: 'REQUIRED', reason: missing };
    const rowNo = Number(text);
    if (seen.has(rowNo)) return { kind: 'FORMAT', reason: `${rowNo}번 줄이 두 번 있어요. 하나만 남겨주세요.` };
    seen.add(rowNo);
    numbered.push({ rowNo, cells: withoutGuards(cells) });
  }
  return { rows: numbered, hidden: found.hidden };
}

function withoutGuards(cells: Cells): Cells {
  const entries = Object.entries(cells).map(([colNm, text]) => [colNm, withoutGuard(text)]);
  return Object.fromEntries(entries) as Cells; // of every column
}

/** Indexes of cells that are titles of our columns. */
export function knownColumns(cells: readonly string[]): number[] {
  return cells.flatMap((text, index) => (columnOf(text) === null ? [] : [index]));
}

/** Whether rows of a column may have the same text: a number of an order is there once. */
export function mayRepeat(title: string): boolean {
  return columnOf(title) !== 'custOrdNo';
}

/** Whether a row has the titles of all columns that are required. */
export function areAllRequired(cells: readonly string[]): boolean {
  return missingOf(cells.map(columnOf)) === '';
}

function missingOf(names: readonly (ColumnName | null)[]): string {
  const missing = uploadColumns.filter(({ colNm, isRequired }) => isRequired && !names.includes(colNm));
  return missing.map(({ title }) => title).join(', ');
}

function requiredTitles(): string {
  return missingOf([]);
}

function columnOf(text: string): ColumnName | null {
  if (text.length > longestTitle) return null;
  const plain = toPlain(text);
  const found = uploadColumns.find(({ colNm, title }) => plain === toPlain(title) || plain === colNm.toLowerCase());
  return found?.colNm ?? null;
}

/** With its marks. */
const longestTitle = 200;

/** Titles are compared without spaces and marks such as (필수), [필수] or *. */
function toPlain(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\([^)]*\)|\[[^\]]*\]|[\s*"\u200B-\u200F\u2060\uFEFF]/gu, '')
    .toLowerCase();
}
