import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { isFullTier } from '../../../scripts/lib/test-tiers.ts';
import { noCells, uploadColumns } from '../../src/features/uploads/columns.ts';
import { readRow } from '../../src/features/uploads/read-row.ts';
import { toCells } from '../../src/features/uploads/sheet-columns.ts';
import type { Sheet } from '../../src/features/uploads/spreadsheet/sheet.ts';
import { readSpreadsheet, writeSpreadsheet } from '../../src/features/uploads/spreadsheet/spreadsheet-worker.ts';
import { aRow, partsOf, textCell, titles, zip } from './workbooks.ts';

const line = '고객주문번호,상품번호';
const refused = (reason: string) => ({
  code: '1400',
  data: [{ field: 'file', reason: expect.stringContaining(reason) }],
});
const reading = async (bytes: Buffer) => (await readSpreadsheet(bytes)).rows;
const empty = '<row r="1000000"/>';

test.each([
  [
    'a part that unpacks to more than it says',
    zip(
      { ...partsOf(titles), 'xl/worksheets/sheet1.xml': Buffer.alloc(60_000_000, ' ') },
      { 'xl/worksheets/sheet1.xml': 100 },
    ),
    '읽을 수 없는',
  ],
  [
    'a part that unpacks to more than 50 MB',
    zip({ ...partsOf(titles), 'xl/sharedStrings.xml': Buffer.alloc(52_428_801, ' ') }),
    '너무 많아요',
  ],
  [
    'a shared text that every cell names',
    zip({
      ...partsOf(aRow('<c t="s"><v>0</v></c>').repeat(200)),
      'xl/sharedStrings.xml': `<sst><si><t>${'가'.repeat(32_000)}</t></si></sst>`,
    }),
    '너무 많아요',
  ],
  [
    'texts that define themselves',
    zip({ ...partsOf(titles), 'xl/sharedStrings.xml': '<!DOCTYPE a [<!ENTITY b "c">]><sst><si><t>&b;</t></si></sst>' }),
    '읽을 수 없는',
  ],
  ['a macro', zip({ ...partsOf(titles), 'xl/vbaProject.bin': 'Sub' }), '매크로'],
  ['an old or locked workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'xls 파일'],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), '읽을 수 없는'],
  ['2,001 rows', Buffer.from(`${line}\n${'A,B\n'.repeat(2001)}`), '2,000건'],
])('%s is refused on `file`', async (_name, bytes, reason) => {
  await expect(reading(bytes)).rejects.toMatchObject(refused(reason));
});

/** As many as a file of 5 MB holds; the quick tier reads fewer. */
const emptyRows = isFullTier ? 1_000_000 : 10_000;

test.each([
  ['UTF-8', Buffer.from(`\uFEFF${line}\n똠펲쌰힣,GD`)],
  ['Windows-949 whole', iconv.encode(`${line}\r\n똠펲쌰힣,GD`, 'cp949')],
  ['UTF-16 with tabs', Buffer.from(`\uFEFF${line.replace(',', '\t')}\r\n똠펲쌰힣\tGD`, 'utf16le')],
  ['UTF-16, the other way round', Buffer.from(`\uFEFF${line}\r\n똠펲쌰힣,GD`, 'utf16le').swap16()],
  ['lines that end in several ways', Buffer.from(`${line}\r\n,\n,\r똠펲쌰힣,GD\n`)],
  ['very many empty rows', Buffer.from(`${line}\n${',\n'.repeat(emptyRows)}똠펲쌰힣,GD`)],
  [
    'very many empty rows of a workbook',
    zip(
      partsOf(
        aRow(...line.split(',').map(textCell)) + empty.repeat(emptyRows) + aRow(textCell('똠펲쌰힣'), textCell('GD')),
      ),
    ),
  ],
])('%s is read', async (_name, bytes) => {
  expect(await reading(bytes)).toEqual([line.split(','), ['똠펲쌰힣', 'GD']]);
});

test('quotes, line breaks and signs stay in their cells', async () => {
  const rows = await reading(Buffer.from(`${line}\n"a ""b""\nc, d",GD`));
  expect(rows[1]).toEqual(['a "b"\nc, d', 'GD']);
});

test('of merged cells the first has the text, and the others are empty', async () => {
  const parts = partsOf(
    aRow(textCell('한가온'), '<c r="B1"/>', textCell('GD')) + aRow('<c r="A2"/>', '<c r="B2"/>', textCell('GD')),
  );
  const sheet = parts['xl/worksheets/sheet1.xml'] ?? '';
  const merged = sheet.replace(
    '</sheetData>',
    '</sheetData><mergeCells count="1"><mergeCell ref="A1:B2"/></mergeCells>',
  );
  expect(await reading(zip({ ...parts, 'xl/worksheets/sheet1.xml': merged }))).toEqual([
    ['한가온', '', 'GD'],
    ['', '', 'GD'],
  ]);
});

test('a number of an order that a spreadsheet has shortened is refused at its cell', () => {
  for (const text of ['1.23457E+15', '1.2345678901234567E+19', '1e+16']) {
    const { errors } = readRow({ ...noCells(), custOrdNo: text });
    expect(errors.find(({ colNm }) => colNm === 'custOrdNo')).toMatchObject({ errCd: 'FORMAT' });
  }
  const { errors } = readRow({ ...noCells(), custOrdNo: '1E+' });
  expect(errors.filter(({ colNm }) => colNm === 'custOrdNo')).toEqual([]);
});

const styles = (...codes: readonly string[]) =>
  `<styleSheet><numFmts>${codes.map((code, index) => `<numFmt numFmtId="${170 + index}" formatCode="${code}"/>`).join('')}</numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="20"/>${codes.map((_, index) => `<xf numFmtId="${170 + index}"/>`).join('')}</cellXfs></styleSheet>`;

test('cells are read as they are shown: formulas as such, times, numbers by their format, and dates marked', async () => {
  const cells: [cell: string, shown: string][] = [
    ['<c><f>SUM(A1)</f><v>3</v></c>', '=SUM(A1)'],
    ['<c><f t="shared" si="0"/><v>3</v></c>', '='],
    ["<c><f>'[1]시트'!A1</f></c>", "='[1]시트'!A1"],
    ['<c t="e"><f>VLOOKUP(A1,B:B,1)</f><v>#N/A</v></c>', '=VLOOKUP(A1,B:B,1)'],
    ['<c t="e"><v>#N/A</v></c>', '#N/A'],
    ['<c t="e"><v>#NEW!</v></c>', '#ERROR!'],
    ['<c t="b"><v>1</v></c>', 'TRUE'],
    ['<c t="b"><v>0</v></c>', 'FALSE'],
    ['<c s="1"><v>46352</v></c>', '2026-11-26 (날짜)'],
    ['<c s="2"><v>0.6041666666666666</v></c>', '14:30'],
    ['<c s="3"><v>46352.5</v></c>', '2026-11-26 12:00 (날짜)'],
    ['<c s="4"><v>12</v></c>', 'ORD-0012'],
    ['<c s="5"><v>4524</v></c>', '04524'],
    ['<c s="6" t="inlineStr"><is><t>0012</t></is></c>', 'ORD-0012'],
    ['<c s="7"><v>0.6041666666666666</v></c>', '오후 2:30'],
    ['<c><v>1.012345678E9</v></c>', '1012345678'],
    ['<c><v>1.2345678901234E+14</v></c>', '123456789012340'],
    ['<c><v>1234567890123456</v></c>', '1.234567890123456E+15'],
    ['<c t="d"><v>2026-01-05T14:30:00</v></c>', '2026-01-05 14:30 (날짜)'],
    ['<c t="d" s="2"><v>14:30:00</v></c>', '14:30'],
    ['<c t="str"><v>글</v></c>', '글'],
    ['<c t="inlineStr"><is><r><rPr><b/></rPr><t>한</t></r><r><t xml:space="preserve"> 글</t></r></is></c>', '한 글'],
    ['<c t="s"><v>0</v></c>', '한글'],
    ['<c r="Z1" t="inlineStr"><is><t>가_x000D_나</t></is></c>', '가\r나'],
  ];
  const bytes = zip({
    ...partsOf(aRow(...cells.map(([cell]) => cell))),
    'xl/styles.xml': styles(
      'yy&quot;년&quot;',
      '&quot;ORD-&quot;0000',
      '00000',
      '&quot;ORD-&quot;@',
      '[$-412]AM/PM\\ h:mm',
    ),
    'xl/sharedStrings.xml': '<sst><si><t>한글</t><rPh sb="0" eb="2"><t>소리</t></rPh></si></sst>',
    'xl/externalLinks/externalLink1.xml': '<a/>',
  });
  const [row = []] = await reading(bytes);
  expect(row.filter((text) => text !== '')).toEqual(cells.map(([, shown]) => shown));
  expect([row.length, row[24]]).toEqual([26, '']);
});

test('in a workbook of 1904 a day is the day that it shows', async () => {
  const parts = partsOf(aRow('<c s="1"><v>44565</v></c>', '<c s="2"><v>0.5</v></c>'));
  const book = parts['xl/workbook.xml']?.replace('<sheets>', '<workbookPr date1904="1"/><sheets>') ?? '';
  const bytes = zip({ ...parts, 'xl/workbook.xml': book, 'xl/styles.xml': styles() });
  expect(await reading(bytes)).toEqual([['2026-01-05 (날짜)', '12:00']]);
});

const plainSheet = (rows: string[][]): Sheet => ({ rows, hiddenRows: [], hiddenColumns: [] });

test('columns go by their titles, in any order; a missing one is named', () => {
  const mixed = uploadColumns.toReversed();
  const sheet = [mixed.map(({ title }) => `${title} *`), mixed.map(({ colNm }) => colNm)];
  const own = Object.fromEntries(uploadColumns.map(({ colNm }) => [colNm, colNm]));
  expect(toCells(plainSheet(sheet))).toEqual({
    rows: [{ rowNo: 1, cells: own }],
    hidden: { rowCnt: 0, colList: [], isLeftOut: false },
  });
  const withoutQuantity = sheet.map((row) => row.filter((_, index) => mixed[index]?.colNm !== 'qty'));
  expect(toCells(plainSheet(withoutQuantity))).toMatchObject({ reason: expect.stringContaining('수량') });
  expect(toCells(plainSheet(sheet.map((row) => [...row, ...row])))).toMatchObject({
    reason: expect.stringContaining('두 개'),
  });
  expect(toCells(plainSheet([['주문 목록']]))).toMatchObject({ reason: expect.stringContaining('고객주문번호') });
});

test.each(['xlsx', 'csv'] as const)(
  '%s: what is written is read again, and no cell starts a formula',
  async (format) => {
    const rows = [line.split(','), ['가"나\n다', 'GD'], ['=1+1', '@SUM'], ['\t=1', '＋82'], ['-1', 'a=b']];
    const read = await reading(await writeSpreadsheet(format, rows));
    expect(read).toEqual([
      line.split(','),
      ['가"나\n다', 'GD'],
      ["'=1+1", "'@SUM"],
      ["'\t=1", "'＋82"],
      ["'-1", 'a=b'],
    ]);
  },
);

test('while files wait for their reader, and more are refused, a template is written at once', async () => {
  const locked = Buffer.from('d0cf11e0a1b11ae1', 'hex');
  const reads = Promise.allSettled(Array.from({ length: 21 }, () => readSpreadsheet(locked)));
  await expect(readSpreadsheet(locked)).rejects.toMatchObject({ code: '1429' });
  await expect(writeSpreadsheet('csv', [['고객주문번호']])).resolves.toBeInstanceOf(Buffer);
  expect((await reads).every(({ status }) => status === 'rejected')).toBe(true);
});
