import { noCells, uploadColumns, type Cells, type ColumnName } from './columns.ts';

/** The rows of a sheet by field, or why it has none. */
export type SheetCells = { rows: Cells[] } | { reason: string; kind: 'REQUIRED' | 'FORMAT' };

/** Finds the columns by their titles, in whatever order they are. Other columns are left out. */
export function toCells(sheet: readonly (readonly string[])[]): SheetCells {
  const [titles, ...rows] = sheet;
  if (!titles) return { kind: 'REQUIRED', reason: '비어 있는 파일이에요. 양식을 내려받아 채워주세요.' };
  const found = titles.map(columnOf);
  const names = found.filter((name) => name !== null);
  const twice = uploadColumns.find(({ colNm }) => names.filter((name) => name === colNm).length > 1);
  if (twice) return { kind: 'FORMAT', reason: `'${twice.title}' 열이 두 개예요. 하나만 남겨주세요.` };
  const missing = uploadColumns.filter(({ colNm, isRequired }) => isRequired && !names.includes(colNm));
  if (missing.length > 0) {
    const list = missing.map(({ title }) => title).join(', ');
    return { kind: 'REQUIRED', reason: `다음 열이 없어요: ${list}. 양식의 제목 줄을 그대로 써주세요.` };
  }
  if (rows.length === 0)
    return { kind: 'REQUIRED', reason: '주문이 한 건도 없어요. 제목 줄 아래에 주문을 채워주세요.' };
  return {
    rows: rows.map((texts) => {
      const cells = noCells();
      for (const [index, name] of found.entries()) if (name !== null) cells[name] = texts[index] ?? '';
      return cells;
    }),
  };
}

function columnOf(text: string): ColumnName | null {
  const plain = toPlain(text);
  const found = uploadColumns.find(({ colNm, title }) => plain === toPlain(title) || plain === colNm.toLowerCase());
  return found?.colNm ?? null;
}

/** Titles are compared without spaces and marks such as (필수) or *. */
function toPlain(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\([^)]*\)|[\s*\uFEFF]/gu, '')
    .toLowerCase();
}
