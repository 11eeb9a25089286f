import { expect, test } from 'vitest';
import { noCells, type ColumnName } from '../../src/features/uploads/columns.ts';
import { readRow } from '../../src/features/uploads/read-row.ts';
import { readCsv } from '../../src/features/uploads/spreadsheet/read-csv.ts';

const titles = '고객주문번호,배송메시지,상세주소';
const rowsOf = (text: string) => readCsv(Buffer.from(text)).rows;
const rowOf = (row: string) => rowsOf(`${titles}\n${row}`)[1];

// csv-parse 7.0.3 refused the whole file for each of the first seven.
test.each([
  ['="01000001234",문 앞,1호', ['01000001234', '문 앞', '1호']],
  ['"=""01000001234""",문 앞,1호', ['01000001234', '문 앞', '1호']],
  ['A-1,27" 모니터 옆에,1호', ['A-1', '27" 모니터 옆에', '1호']],
  ['A-1, "문 앞, 왼쪽",1호', ['A-1', '문 앞, 왼쪽', '1호']],
  ['A-1, "문 앞" ,1호', ['A-1', '문 앞', '1호']],
  ['A-1,"24인치" 모니터,1호', ['A-1', '24인치 모니터', '1호']],
  ['A-1, "24인치" 모니터,1호', ['A-1', ' "24인치" 모니터', '1호']],
  ['A-1,"가 ""나"" 다",1호', ['A-1', '가 "나" 다', '1호']],
  ['A-1,"첫 줄\n둘째 줄",1호', ['A-1', '첫 줄\n둘째 줄', '1호']],
  ['A-1,,', ['A-1', '', '']],
  // Other formulas stay formulas, and are refused.
  ['="A-1",=1+1,="1-5"', ['="A-1"', '=1+1', '="1-5"']],
])('%j is read as spreadsheets read it', (row, cells) => {
  expect(rowOf(row)).toEqual(cells);
});

const at = (colNm: ColumnName, text: string | undefined) =>
  readRow({ ...noCells(), [colNm]: text ?? '' }).errors.find((error) => error.colNm === colNm);

test.each([
  ['at the end of the file', `${titles}\nA-1,문 앞,1호\nA-2,"24인치,2호`, 3],
  ['with another quote further down', `${titles}\nA-2,"24인치,2호\nA-3,"27인치,3호`, 2],
])('a quote that is never closed is named by line and column, and the rest is read: %s', (_name, text, line) => {
  const rows = rowsOf(text);
  const cell = rows.find(([number]) => number === 'A-2')?.[1];
  expect(at('dlvMsg', cell)).toEqual({
    colNm: 'dlvMsg',
    errCd: 'FORMAT',
    errMsg: expect.stringMatching(new RegExp(`${line}번째 줄 배송메시지.*따옴표`, 'u')),
    fixVal: '"24인치',
    fixTp: 'QUOTE',
  });
  expect(rows.map(([number]) => number).slice(1)).toEqual(text.match(/A-\d/gu));
  expect(rows.map((row) => row[2]).slice(1)).toEqual(text.match(/\d호/gu));
});

test('a row with more cells than titles is refused: its values may be out of place', () => {
  const cells = rowOf('A-1,문 앞, 왼쪽,1호');
  expect(at('dtlAddr', cells?.[2])).toMatchObject({ errCd: 'FORMAT', errMsg: expect.stringContaining('제목보다') });
  expect(rowOf('A-1,문 앞,1호,,')).toEqual(['A-1', '문 앞', '1호', '', '']);
});

test.each([
  ['sep=,', ','],
  ['sep=;', ';'],
  ['"sep=;"', ';'],
  ['SEP=\t', '\t'],
])('the first line %j names the sign between cells', (first, sign) => {
  const text = [first, titles.replaceAll(',', sign), `A-1${sign}"문 앞${sign} 왼쪽"${sign}1호`].join('\r\n');
  for (const bytes of [Buffer.from(text), Buffer.from(`\uFEFF${text}`)])
    expect(readCsv(bytes).rows).toEqual([titles.split(','), ['A-1', `문 앞${sign} 왼쪽`, '1호']]);
});

test.each([
  ['a title', '11월 주문서'],
  ['a title and a guide', '11월 주문서;;;;;\n* 표시는 꼭 채워 주세요, 다른 칸은 비워도 돼요'],
  ['groups of columns', '주문;;배송메시지'],
  ['nothing', ''],
])('above the titles may stand %s', (_name, above) => {
  const text = `${above}\n\n${titles.replaceAll(',', ';')};받는분\nA-1;문 앞;1호;한가온`;
  expect(rowsOf(text)).toEqual([
    [...titles.split(','), '받는분'],
    ['A-1', '문 앞', '1호', '한가온'],
  ]);
});

test('rows that are filled in beforehand, without a text in a known column, are no orders', () => {
  const filled = Array.from({ length: 3000 }, (_, index) => `${index + 2},,,`).join('\n');
  expect(rowsOf(`번호,${titles}\n1,A-1,문 앞,1호\n${filled}`)).toHaveLength(2);
});

test('titles are known with their marks', () => {
  const [first] = rowsOf('\uFEFF고객주문번호 (필수),[선택] 배송메시지,상세 주소*\u200B\nA-1,문 앞,1호');
  expect(first).toHaveLength(3);
});

test.each(["'01012345678", '’01012345678'])('a number behind an apostrophe is refused with its repair: %s', (text) => {
  expect(at('rcvrTel', text)).toMatchObject({ errCd: 'FORMAT', fixVal: '01012345678' });
  expect(at('custOrdNo', text)).toMatchObject({ errCd: 'FORMAT', fixVal: '01012345678' });
  expect(at('dlvMsg', "'24시간' 무인함 옆")).toBeUndefined();
});
