/** A row of a file of parcel numbers. */
export interface ParcelRow {
  /** Its place in the file, from 1. */
  line: number;
  ordNo: string;
  dlvCmpnyNm: string;
  invcNo: string;
}

export interface ReadParcels {
  rows: ParcelRow[];
  /** What is wrong with the file as it is. */
  faults: string[];
}

export const mostParcels = 1000;

/**
 * Reads order number, carrier and parcel number, by commas, semicolons or tabs, as spreadsheets save and copy them. A line of
 * titles may come first.
 */
export function readParcels(text: string): ReadParcels {
  const lines = text.replace(/^\uFEFF/u, '').split(/\r?\n/u);
  const rows: ParcelRow[] = [];
  const faults: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || (rows.length === 0 && /주문\s*번호/u.test(line))) continue;
    const cells = cellsOf(line);
    const [ordNo = '', dlvCmpnyNm = '', invcNo = ''] = cells;
    if (cells.length < 3) faults.push(`${index + 1}번째 줄: 주문번호, 택배사, 송장번호가 모두 있어야 해요.`);
    else rows.push({ line: index + 1, ordNo, dlvCmpnyNm, invcNo });
  }
  const numbers = rows.map(({ ordNo }) => ordNo);
  for (const { line, ordNo } of rows.filter(({ ordNo: number }, index) => numbers.indexOf(number) < index))
    faults.push(`${line}번째 줄: ${ordNo}이(가) 앞에 또 있어요.`);
  for (const { line, invcNo } of rows.filter((row) => /^\d(?:\.\d+)?E\+\d+$/iu.test(row.invcNo)))
    faults.push(`${line}번째 줄: 송장번호 ${invcNo}의 숫자가 줄었어요. 칸 형식을 텍스트로 바꿔 다시 저장해 주세요.`);
  if (rows.length === 0 && faults.length === 0) faults.push('읽을 줄이 없어요.');
  if (rows.length > mostParcels) faults.push(`한 번에 ${mostParcels.toLocaleString('ko-KR')}줄까지 보낼 수 있어요.`);
  return { rows, faults };
}

/** Cells in quotes may hold the separator, and a quote written twice. */
function cellsOf(line: string): string[] {
  const separator = ['\t', ';', ','].find((sign) => line.includes(sign)) ?? ',';
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let index = 0; index < line.length; index += 1) {
    const sign = line[index] ?? '';
    if (isQuoted && sign === '"' && line[index + 1] === '"') {
      cell += '"';
      index += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell].map((text) => text.replace(/^="?|"$/gu, '').trim());
}
