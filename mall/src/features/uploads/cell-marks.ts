import { numberColumns, type ColumnName } from './columns.ts';

/**
 * Texts of cells that hold no text. A row keeps texts alone, and is checked again with each edit and when its result is sent again, so
 * what is wrong with a cell stands in its text: a date is marked as one.
 */
const dateMark = ' (날짜)';

export function dateCell(shown: string): string {
  return `${shown}${dateMark}`;
}

const unclosedMark = /^(?<typed>.*) \(닫히지 않은 따옴표: (?<line>\d+)번째 줄\)$/su;
const surplusMark = ' (제목보다 많은 칸)';

const mergedMark = ' (위 칸과 병합)';

/** A cell below the first of merged ones, which hold one value. Whether each row means it is the member's to say. */
export function mergedCell(text: string): string {
  return `${text}${mergedMark}`;
}

/** A cell of a CSV file whose quote is never closed, with its line. */
export function unclosedCell(text: string, line: number): string {
  return `${text} (닫히지 않은 따옴표: ${line}번째 줄)`;
}

/** The last cell of a row that has more cells than titles: what belongs where is not known. */
export function surplusCell(text: string): string {
  return `${text}${surplusMark}`;
}

/** Errors of Excel, Google Sheets and LibreOffice, in English and Korean. */
const errorValue =
  /^(?:#(?:N\/A|NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|SPILL!|CALC!|BLOCKED!|UNKNOWN!|FIELD!|CONNECT!|BUSY!|PYTHON!|EXTERNAL!|ERROR!|GETTING_DATA|이름\?|값!|참조!)|Err:\d{3}|오류:\d{3})$/iu;

export function isErrorValue(text: string): boolean {
  return errorValue.test(text);
}

/** For an error of a workbook that is none of these. */
export const otherError = '#ERROR!';

/** Saved as it was shown in a column that is too narrow for it. */
const tooNarrow = /^#{2,}$/u;

const months = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';

/** What spreadsheets write into a CSV file for 1-5 and 12-34 that became dates. People write 1월 5일 without zeros. */
const shownDates: readonly RegExp[] = [
  /^(?<month>\d{2})월 (?<day>\d{2})일$/u,
  new RegExp(`^(?<day>\\d{1,2})-(?<monthName>${months})$`, 'u'),
  new RegExp(`^(?<monthName>${months})-(?<year>\\d{2})$`, 'u'),
];
const markedDates: readonly RegExp[] = [
  /^(?<month>\d{1,2})월 (?<day>\d{1,2})일$/u,
  /^\d{2}(?<year>\d{2})년 (?<month>\d{1,2})월$/u,
];

/** A day in full. As an order number, an option or a message it may have been typed. */
const fullDate = /^(?:\d{4}-\d{2}-\d{2}(?: \d{1,2}:\d{2}(?::\d{2})?)?|1899-12-30.*|1900-01-00.*)$/u;

/** Columns that texts such as 1-5 are meant for. */
const mayHoldHyphens: readonly ColumnName[] = ['custOrdNo', 'optNm', 'colorNm', 'dtlAddr', 'entrCntn'];

/** Columns that a day can be meant for. */
const mayHoldDays: readonly ColumnName[] = ['custOrdNo', 'optNm', 'colorNm', 'dlvMsg'];

/** Columns that are looked up among the texts of the goods, whatever these are. */
const isLookedUp = (colNm: ColumnName) => colNm === 'optNm' || colNm === 'colorNm';

/** Typed in a spreadsheet it makes a text of a number and is shown nowhere; in a CSV file it is part of the text. */
const apostrophe = /^['‘’＇](?<number>[^'‘’＇]+)$/u;

const asText = "셀 서식을 '텍스트'로 바꾸고 다시 입력해주세요.";

/** What a suggested value mends, so that all cells with the same mistake can be mended at once. */
export type FixType = 'LOST_ZERO' | 'COUNT' | 'MERGED' | 'QUOTE' | 'DATE' | 'SIGN';

interface CellFault {
  errCd: 'CELL' | 'FORMAT';
  errMsg: string;
  fixVal: string | null;
  fixTp: FixType | null;
}

/** What a cell holds in place of a text: an error, a date, a truth value, or what could not be read. Null: a text. */
export function cellFault(colNm: ColumnName, text: string, title: string): CellFault | null {
  return unreadFault(text, title) ?? valueFault(colNm, text, title);
}

function unreadFault(text: string, title: string): CellFault | null {
  const { typed, line } = unclosedMark.exec(text)?.groups ?? {};
  if (typed !== undefined)
    return {
      errCd: 'FORMAT',
      errMsg: `파일 ${line}번째 줄 ${title} 칸의 따옴표(")가 닫히지 않았어요. 이 줄의 값을 확인하고 고쳐주세요.`,
      fixVal: typed.trim(),
      fixTp: 'QUOTE',
    };
  if (text.endsWith(mergedMark))
    return {
      errCd: 'FORMAT',
      errMsg: `${title} 칸이 위 칸과 병합되어 있어요. 이 줄의 값을 채워주세요.`,
      fixVal: text.slice(0, -mergedMark.length),
      fixTp: 'MERGED',
    };
  if (!text.endsWith(surplusMark)) return null;
  return {
    errCd: 'FORMAT',
    errMsg:
      '제목보다 칸이 많은 줄이라 값이 밀렸을 수 있어요. 쉼표가 든 값을 따옴표(")로 감싸거나 이 줄의 값을 확인해주세요.',
    fixVal: null,
    fixTp: null,
  };
}

function fault(errMsg: string, fixVal: string | null = null): CellFault {
  return { errCd: 'CELL', errMsg, fixVal, fixTp: fixVal === null ? null : 'DATE' };
}

function valueFault(colNm: ColumnName, text: string, title: string): CellFault | null {
  if (isErrorValue(text)) return fault(`${title} 칸에 오류 값(${text})이 들어 있어요. 값을 직접 입력해주세요.`);
  if (tooNarrow.test(text))
    return fault(
      `${title} 칸이 좁아서 내용 대신 ${text}으로 저장됐어요. 열을 넓혀 다시 저장하거나 값을 직접 입력해주세요.`,
    );
  if (/^(?:TRUE|FALSE)$/u.test(text) && !isLookedUp(colNm))
    return fault(`${title} 칸에 참/거짓 값(${text})이 들어 있어요. 값을 직접 입력해주세요.`);
  const [, number] = numberColumns.includes(colNm) ? (apostrophe.exec(text) ?? []) : [];
  if (number !== undefined)
    return { errCd: 'FORMAT', errMsg: `${title} 맨 앞에 작은따옴표가 붙어 있어요.`, fixVal: number, fixTp: 'QUOTE' };
  const date = dateIn(colNm, text);
  if (!date) return null;
  const errMsg = `${title} 칸이 날짜(${date.shown})로 바뀌어 있어요. ${asText}`;
  return fault(errMsg, mayHoldHyphens.includes(colNm) ? date.typed : null);
}

/** The date of a cell as shown, and what was probably typed. */
function dateIn(colNm: ColumnName, text: string): { shown: string; typed: string | null } | null {
  if (text.endsWith(dateMark)) {
    const shown = text.slice(0, -dateMark.length);
    return { shown, typed: typedFor(shown, markedDates) };
  }
  const typed = typedFor(text, shownDates);
  if (typed !== null && colNm !== 'dlvMsg') return { shown: text, typed };
  const isDay = fullDate.test(text) && (!mayHoldDays.includes(colNm) || /^(?:1899|1900)/u.test(text));
  return isDay ? { shown: text, typed: null } : null;
}

/** 1월 5일 was typed as 1-5, and 2034년 12월 as 12-34. */
function typedFor(shown: string, patterns: readonly RegExp[]): string | null {
  const groups = patterns.map((pattern) => pattern.exec(shown)?.groups).find((found) => found !== undefined);
  if (!groups) return null;
  const { month, monthName, day, year } = groups;
  const number = month ?? String(months.split('|').indexOf(monthName ?? '') + 1);
  return `${Number(number)}-${day === undefined ? year : Number(day)}`;
}
