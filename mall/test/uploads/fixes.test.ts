import { expect, test } from 'vitest';
import { noCells, uploadColumns, type ColumnName } from '../../src/features/uploads/columns.ts';
import { readRow } from '../../src/features/uploads/read-row.ts';
import { toCells, toNumberedCells } from '../../src/features/uploads/sheet-columns.ts';
import { readWorkbook } from '../../src/features/uploads/spreadsheet/read-workbook.ts';
import { aRow, partsOf, textCell, titles, zip } from './workbooks.ts';

const fixOf = (colNm: ColumnName, text: string) =>
  readRow({ ...noCells(), [colNm]: text }).errors.find((error) => error.colNm === colNm);

test.each([
  ['한 개', '1'],
  ['두 개', '2'],
  ['세개', '3'],
  ['열다섯', '15'],
  ['스무 개', '20'],
  ['아흔아홉개', '99'],
  ['3병', '3'],
])('%s is refused as a quantity, and means %s', (text, fixVal) => {
  expect(fixOf('qty', text)).toMatchObject({ errCd: 'FORMAT', fixVal, fixTp: 'COUNT' });
});

test.each(['2박스', '개', '많이', '1~2', '두세 개'])(
  '%s is refused as a quantity, and means nothing for sure',
  (text) => {
    expect(fixOf('qty', text)).toMatchObject({ errCd: 'FORMAT', fixVal: null, fixTp: null });
  },
);

test('what a suggestion mends is told', () => {
  expect(fixOf('rcvrTel', '1012345678')).toMatchObject({ fixTp: 'LOST_ZERO' });
  expect(fixOf('zipCd', '4524')).toMatchObject({ fixTp: 'LOST_ZERO' });
  expect(fixOf('custOrdNo', "'A-1")).toMatchObject({ fixTp: 'QUOTE' });
  expect(fixOf('dlvMsg', '- 문 앞에 놓아 주세요')).toMatchObject({ fixVal: '문 앞에 놓아 주세요', fixTp: 'SIGN' });
  for (const formula of ['=A1', '+SUM(A1)', '-1', '@'])
    expect(fixOf('dlvMsg', formula)).toMatchObject({ fixVal: null });
  expect(fixOf('dtlAddr', '1월 5일 (날짜)')).toMatchObject({ fixTp: 'DATE' });
});

/** Of the columns A to M, each with its own text; empty where it is left out. */
function aBook(rows: readonly Partial<Record<ColumnName, string>>[], merged: string) {
  const cells = rows.map((row) => aRow(...uploadColumns.map(({ colNm }) => textCell(row[colNm] ?? ''))));
  const parts = partsOf([titles, ...cells].join(''));
  const sheet = parts['xl/worksheets/sheet1.xml']?.replace(
    '</sheetData>',
    `</sheetData><mergeCells>${merged}</mergeCells>`,
  );
  return zip({ ...parts, 'xl/worksheets/sheet1.xml': sheet ?? '' });
}

async function rowsOf(bytes: Buffer) {
  const found = toCells(await readWorkbook(bytes));
  return 'reason' in found ? [] : found.rows.map(({ cells }) => cells);
}

test('cells below the first of merged ones are errors that name its text, but for numbers of orders and rows without a text', async () => {
  const first = { custOrdNo: 'A-1', gdsGrpNo: 'GD1', roadAddr: '서울특별시 중구 한빛로 12' };
  const book = aBook(
    [first, { gdsGrpNo: 'GD2' }, { gdsGrpNo: 'GD3', roadAddr: '부산광역시' }, {}, { gdsGrpNo: 'GD4' }],
    '<mergeCell ref="A2:A3"/><mergeCell ref="I2:I5"/><mergeCell ref="J2:K4"/>',
  );
  const rows = await rowsOf(book);
  expect(rows.map(({ custOrdNo }) => custOrdNo)).toEqual(['A-1', '', '', '']);
  const [, second, third, last] = rows.map((cells) => readRow(cells).errors.find(({ colNm }) => colNm === 'roadAddr'));
  expect(second).toMatchObject({ fixVal: '서울특별시 중구 한빛로 12', fixTp: 'MERGED' });
  expect(third).toBeUndefined();
  expect(last).toMatchObject({ errCd: 'REQUIRED', fixVal: null });
});

test('rows that were sent for their mistakes come back by their numbers, without what keeps formulas away', () => {
  const written = [
    ['줄', '결과', ...uploadColumns.map(({ title }) => title)],
    ['66', '주문 전', 'A-1', ...uploadColumns.slice(1).map(() => "'+82 10-0000-1234")],
    ['3', '주문 전', "'A-2", ...uploadColumns.slice(1).map(() => 'x')],
  ];
  const plain = { hiddenRows: [], hiddenColumns: [] };
  expect(toNumberedCells({ rows: written, ...plain })).toMatchObject({
    rows: [
      { rowNo: 66, cells: { custOrdNo: 'A-1', rcvrTel: '+82 10-0000-1234' } },
      { rowNo: 3, cells: { custOrdNo: "'A-2" } },
    ],
  });
  const [head = [], ...rest] = written;
  expect(toNumberedCells({ rows: [head.slice(1), ...rest], ...plain })).toMatchObject({ kind: 'REQUIRED' });
});
