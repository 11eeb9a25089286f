import { expect, test } from 'vitest';
import { uploadColumns } from '../../src/features/uploads/columns.ts';
import { toCells } from '../../src/features/uploads/sheet-columns.ts';
import { readWorkbook } from '../../src/features/uploads/spreadsheet/read-workbook.ts';
import { aRow, partsOf, textCell, titles, zip } from './workbooks.ts';

const cellsOf = (name: string) => uploadColumns.map(({ colNm }) => textCell(`${colNm} ${name}`));
const rowWith = (attributes: string, name: string) => aRow(...cellsOf(name)).replace('<row>', `<row ${attributes}>`);

/** A workbook whose first rows Excel, Google Sheets and LibreOffice write for a filter, a group and a height of 0. */
function aFilteredBook(columns = '') {
  const rows = [
    titles,
    aRow(...cellsOf('1')),
    rowWith('hidden="1"', '2'),
    rowWith('hidden="true" customFormat="false" ht="12.8"', '3'),
    rowWith('hidden="0" ht="15"', '4'),
    rowWith('ht="0" customHeight="1"', '5'),
    rowWith('outlineLevel="1" hidden="1"', '6'),
  ];
  const parts = partsOf(rows.join(''));
  const sheet = parts['xl/worksheets/sheet1.xml']?.replace('<sheetData>', `${columns}<sheetData>`) ?? '';
  return zip({
    ...parts,
    'xl/worksheets/sheet1.xml': sheet.replace('</sheetData>', '</sheetData><autoFilter ref="A1:M7"/>'),
  });
}

async function read(bytes: Buffer, leavesHiddenOut: boolean) {
  const sheet = toCells(await readWorkbook(bytes), leavesHiddenOut);
  return 'reason' in sheet ? sheet.reason : { ...sheet, rows: sheet.rows.map(({ rowNo }) => rowNo) };
}

test('hidden rows are told, and left out on request; the others keep their numbers', async () => {
  const bytes = aFilteredBook();
  expect(await read(bytes, false)).toEqual({
    rows: [1, 2, 3, 4, 5, 6],
    hidden: { rowCnt: 4, colList: [], isLeftOut: false },
  });
  expect(await read(bytes, true)).toEqual({ rows: [1, 4], hidden: { rowCnt: 4, colList: [], isLeftOut: true } });
});

/** 배송메시지 is the eleventh column. */
const hiddenMessage =
  '<cols><col min="1" max="10" width="9"/><col min="11" max="11" hidden="1"/><col min="14" max="16384" hidden="1"/></cols>';

test('hidden columns with a text are told by their titles, and left out on request', async () => {
  const bytes = aFilteredBook(hiddenMessage);
  expect(await read(bytes, false)).toMatchObject({ hidden: { colList: ['배송메시지'] } });
  const sheet = toCells(await readWorkbook(bytes), true);
  expect(sheet).toMatchObject({ rows: [{ rowNo: 1, cells: { dlvMsg: '', dtlAddr: 'dtlAddr 1' } }, { rowNo: 4 }] });
});

test('a hidden column that is required is asked for, and so is a row that can be seen', async () => {
  const hiddenNumber = '<cols><col min="2" max="2" width="0"/></cols>';
  expect(await read(aFilteredBook(hiddenNumber), true)).toMatch(/숨겨져 있어요: 상품번호\. 보이게/u);
  const allHidden = zip(partsOf(titles + rowWith('hidden="1"', '1')));
  expect(await read(allHidden, true)).toContain('숨긴 줄을 빼면');
});

const state = (name: string) => (name === 'secret' ? 'state="hidden" ' : '');

test('a cover, a chart and a hidden sheet may stand in front of the orders', async () => {
  const parts = partsOf(titles + aRow(...cellsOf('1')));
  const sheets = ['cover', 'chart', 'secret', 'sheet1'];
  const bytes = zip({
    ...parts,
    'xl/workbook.xml': `<workbook xmlns:r="rel"><sheets>${sheets.map((name) => `<sheet name="${name}" ${state(name)}r:id="${name}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets.map((name) => `<Relationship Id="${name}" Type="http://x/${name === 'chart' ? 'chartsheet' : 'worksheet'}" Target="${name === 'cover' ? '/xl/' : ''}worksheets/${name}.xml"/>`).join('')}</Relationships>`,
    'xl/worksheets/cover.xml': `<worksheet><sheetData>${aRow(textCell('주문서')).repeat(3000)}</sheetData></worksheet>`,
    'xl/worksheets/secret.xml': `<worksheet><sheetData>${titles}${aRow(...cellsOf('secret'))}</sheetData></worksheet>`,
  });
  expect(await read(bytes, false)).toMatchObject({ rows: [1] });
  expect((await readWorkbook(bytes)).rows[1]?.[0]).toBe('custOrdNo 1');
});

const anOrder = aRow(...uploadColumns.map(({ title }) => textCell(`${title}의 값`)));

function bookOf(sheets: Readonly<Record<string, string>>): Buffer {
  const names = Object.keys(sheets);
  const list = names.map((name, index) => `<sheet name="${name}" r:id="r${index}"/>`).join('');
  const targets = names.map((_, index) => `<Relationship Id="r${index}" Target="worksheets/s${index}.xml"/>`).join('');
  const parts = Object.values(sheets).map((rows, index) => [
    `xl/worksheets/s${index}.xml`,
    `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  ]);
  return zip({
    'xl/workbook.xml': `<workbook><sheets>${list}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${targets}</Relationships>`,
    ...(Object.fromEntries(parts) as Record<string, string>),
  });
}

test('orders of a second sheet are not left out in silence', async () => {
  const orders = titles + anOrder;
  await expect(
    readWorkbook(bookOf({ '11월': orders, 표지: aRow(textCell('주문서')), '12월': orders })),
  ).rejects.toMatchObject({ kind: 'FORMAT', message: expect.stringContaining('여러 개예요(11월, 12월)') });
});

test('a second sheet without orders, or that cannot be read, changes nothing', async () => {
  const others = { 빈양식: titles, 목록: aRow(textCell('상품번호'), textCell('GD1')), 깨진시트: '<row><c' };
  expect((await readWorkbook(bookOf({ 주문: titles + anOrder, ...others }))).rows).toHaveLength(2);
});

test('what cannot be seen in a number is no part of it', () => {
  const texts = { custOrdNo: '\u200BA-\u20601', gdsGrpNo: '\uFEFFGD26010291', dlvMsg: '가\u200D나' };
  const names = Object.keys(texts);
  const sheet = {
    rows: [
      [...names, 'qty', 'rcvrNm', 'rcvrTel', 'zipCd', 'roadAddr'],
      [...Object.values(texts), '\u200E3', '가', '0', '04\u200B524', '나'],
    ],
  };
  const read = toCells({ ...sheet, hiddenRows: [], hiddenColumns: [] });
  expect('rows' in read && read.rows[0]?.cells).toMatchObject({
    custOrdNo: 'A-1',
    gdsGrpNo: 'GD26010291',
    qty: '3',
    zipCd: '04524',
    dlvMsg: texts.dlvMsg,
  });
});
