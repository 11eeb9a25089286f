import { expect, test } from 'vitest';
import { noCells, uploadColumns, type ColumnName } from '../../src/features/uploads/columns.ts';
import { readRow } from '../../src/features/uploads/read-row.ts';
import { formatDate, formatTime, kindOfFormat } from '../../src/features/uploads/spreadsheet/date-formats.ts';
import { formatNumber, formatText } from '../../src/features/uploads/spreadsheet/number-formats.ts';

test.each([
  [12, '"ORD-"0000', 'ORD-0012'],
  [12, String.raw`\O\R\D\-0000`, 'ORD-0012'],
  [4524, '00000', '04524'],
  [1012345678, '000-0000-0000', '010-1234-5678'],
  // The format of telephones in Korean Excel, which loses the 0 of short numbers.
  [1012345678, '[<=9999999]####-####;(0##) ####-####', '(010) 1234-5678'],
  [15881234, '[<=99999999]####-####;(0##) ####-####', '1588-1234'],
  [1234, '#,##0', '1,234'],
  [1234567, '#,##0.00', '1,234,567.00'],
  [0.25, '0%', '25%'],
  [12.3, '0.0#', '12.3'],
  [12.345, '0', '12'],
  [3, '0"개"', '3개'],
  [3, '#,##0\\개', '3개'],
  [3000, '"₩"#,##0', '₩3,000'],
  [3000, '[$₩-412]#,##0', '₩3,000'],
  [3000, '_-"₩"* #,##0_-;-"₩"* #,##0_-;_-"₩"* "-"_-', '₩3,000'],
  [-5, '0', '-5'],
  [-5, '0;(0)', '(5)'],
  [0, '0;-0;"없음"', '없음'],
  [5, ';;;', ''],
  [7, 'General', '7'],
  [7, 'General"번"', '7번'],
  [7, '[Red]0', '7'],
  [1_500_000, '#,##0,', '1,500'],
  [0.1 + 0.2, 'General', '0.3'],
  [0.0000001, 'General', '0.0000001'],
  [1012345678, '0.00E+00', '1012345678'],
  [0.5, '# ?/?', '0.5'],
  [5, '@', '5'],
  [123_456_789_012_345, '0', '123456789012345'],
])('%d by %s is %s', (value, code, shown) => {
  expect(formatNumber(value, code)).toBe(shown);
});

test('a number of more digits than spreadsheets keep is not shown as if it were whole', () => {
  for (const code of ['0', 'General', '0000-0000-0000-0000'])
    expect(formatNumber(1_234_567_890_123_450, code)).toBe('1.23456789012345E+15');
});

test('a format can put a text before a text', () => {
  expect(formatText('0012', '"ORD-"@')).toBe('ORD-0012');
  expect(formatText('0012', '0;-0;0;"ORD-"@')).toBe('ORD-0012');
  for (const code of ['General', '@', '0']) expect(formatText('0012', code)).toBe('0012');
});

test.each([
  ['General', 'number'],
  ['Standard', 'number'],
  ['@', 'number'],
  ['0.00E+00', 'number'],
  ['[Red]#,##0', 'number'],
  ['0"day"', 'number'],
  ['_-* #,##0_-', 'number'],
  ['h:mm', 'time'],
  ['[h]:mm', 'time'],
  ['mm:ss', 'time'],
  ['[$-412]AM/PM h:mm', 'time'],
  ['h"시" mm"분"', 'time'],
  ['yyyy-mm-dd', 'date'],
  ['mm"월" dd"일"', 'date'],
  ['[$-412]yyyy"년" m"월" d"일" dddd', 'date'],
  ['yyyy-mm-dd h:mm', 'date'],
  ['aaaa', 'date'],
  ['mmm-yy', 'date'],
  ['m', 'date'],
])('%s shows a %s', (code, kind) => {
  expect(kindOfFormat(code)).toBe(kind);
});

test.each([
  [14.5 / 24, 'h:mm', '14:30'],
  [14.5 / 24, 'hh:mm:ss', '14:30:00'],
  [14.5 / 24, 'h:mm AM/PM', '2:30 PM'],
  [14.5 / 24, '[$-412]AM/PM h:mm', '오후 2:30'],
  [0, '[$-ko-KR]AM/PM h:mm', '오전 12:00'],
  [0.5, '오전/오후 h:mm', '오후 12:00'],
  [14.5 / 24, 'h"시" mm"분"', '14시 30분'],
  [1.5, '[h]:mm', '36:00'],
  [90 / 86_400, '[mm]:ss', '01:30'],
  [90.5 / 86_400, 'mm:ss.0', '01:30.5'],
  [46_352.5, 'h:mm', '12:00'],
  [-1, 'h:mm', '#####'],
  // 12:34 as doubles store it is a little less than 754 minutes.
  [0.523_611_111_111_111, 'h:mm', '12:34'],
])('%d by %s is %s', (serial, code, shown) => {
  expect(formatTime(serial, code)).toBe(shown);
});

test.each([
  [46_027, 'yyyy-mm-dd', false, '2026-01-05 (날짜)'],
  [46_027, 'mm"월" dd"일"', false, '1월 5일 (날짜)'],
  [46_027, 'd-mmm', false, '1월 5일 (날짜)'],
  [49_280, 'mmm-yy', false, '2034년 12월 (날짜)'],
  [46_352.604_166_7, 'yyyy-mm-dd h:mm', false, '2026-11-26 14:30 (날짜)'],
  [46_352.5, 'yy"년"', false, '2026-11-26 12:00 (날짜)'],
  [44_565, 'yyyy-mm-dd', true, '2026-01-05 (날짜)'],
  [1, 'yyyy-mm-dd', false, '1900-01-01 (날짜)'],
  [61, 'yyyy-mm-dd', false, '1900-03-01 (날짜)'],
  [-1, 'yyyy-mm-dd', false, '#####'],
  [9_000_000, 'yyyy-mm-dd', false, '#####'],
])('the day %d by %s is marked as a date', (serial, code, is1904, shown) => {
  expect(formatDate(serial, code, is1904)).toBe(shown);
});

const at = (colNm: ColumnName, text: string) =>
  readRow({ ...noCells(), [colNm]: text }).errors.find((error) => error.colNm === colNm);

const errorTexts = [
  '#N/A',
  '#REF!',
  '#VALUE!',
  '#DIV/0!',
  '#NAME?',
  '#이름?',
  '#NULL!',
  '#SPILL!',
  'Err:502',
  '########',
];

test.each(errorTexts)('%s is refused by name in every column', (text) => {
  for (const { colNm, title } of uploadColumns) {
    const error = at(colNm, text);
    expect(error).toMatchObject({ errCd: 'CELL', errMsg: expect.stringContaining(title), fixVal: null });
    expect(error?.errMsg).toContain(text);
  }
});

test.each(['TRUE', 'FALSE'])('%s is no text, unless an option or a color has this name', (text) => {
  for (const { colNm } of uploadColumns) {
    const isName = colNm === 'optNm' || colNm === 'colorNm';
    expect(at(colNm, text)?.errCd).toBe(isName ? undefined : 'CELL');
  }
});

test.each([
  ['1월 5일 (날짜)', '1-5'],
  ['2034년 12월 (날짜)', '12-34'],
  ['2026-01-05 (날짜)', null],
  // Korean and English Excel write this into a CSV file for 1-5 and 12-34.
  ['01월 05일', '1-5'],
  ['5-Jan', '1-5'],
  ['Dec-34', '12-34'],
  ['2026-01-05', null],
])('%s as a detail of an address is refused as a date, with what was probably typed', (text, fixVal) => {
  const shown = text.replace(' (날짜)', '');
  const errMsg = expect.stringMatching(new RegExp(`상세주소.*${shown}.*텍스트`, 'u'));
  expect(at('dtlAddr', text)).toMatchObject({ errCd: 'CELL', errMsg, fixVal });
});

test.each<[ColumnName, string]>([
  ['custOrdNo', '2026-01-05'],
  ['custOrdNo', '#1234'],
  ['dlvMsg', '01월 05일'],
  ['dlvMsg', '2026-01-05'],
  ['dlvMsg', '1월 5일'],
  ['dlvMsg', '14:30'],
  ['entrCntn', '#1234'],
  ['entrCntn', '#'],
  ['rcvrNm', 'True Kim'],
  ['dtlAddr', '1-5'],
])('%s may be %s', (colNm, text) => {
  expect(at(colNm, text)).toBeUndefined();
});

test.each(['3', '3.0', '3개', ' 3 ', '３', '3 EA'])('a quantity that is shown as %s is 3', (qty) => {
  expect(readRow({ ...noCells(), qty }).row.qty).toBe(3);
});

test('digits that a spreadsheet dropped are named in any column', () => {
  for (const colNm of ['rcvrTel', 'dtlAddr', 'gdsGrpNo'] as const)
    expect(at(colNm, '1.01235E+09')?.errMsg).toContain('숫자가 줄어든');
});
