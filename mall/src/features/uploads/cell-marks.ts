import type { ColumnName } from './columns.ts';

/**
 * Texts of cells that hold no text. A row keeps texts alone, and is checked again with each edit and when its result is sent again, so
 * what is wrong with a cell stands in its text: a date is marked as one.
 */
const dateMark = ' (날짜)';

export function dateCell(shown: string): string {
  return `${shown}${dateMark}`;
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

const asText = "셀 서식을 '텍스트'로 바꾸고 다시 입력해주세요.";

/** What a cell holds in place of a text: an error, a date or a truth value. Null: a text. */
export function cellFault(
  colNm: ColumnName,
  text: string,
  title: string,
): { errMsg: string; fixVal: string | null } | null {
  if (isErrorValue(text))
    return { errMsg: `${title} 칸에 오류 값(${text})이 들어 있어요. 값을 직접 입력해주세요.`, fixVal: null };
  if (tooNarrow.test(text))
    return {
      errMsg: `${title} 칸이 좁아서 내용 대신 ${text}으로 저장됐어요. 열을 넓혀 다시 저장하거나 값을 직접 입력해주세요.`,
      fixVal: null,
    };
  if (/^(?:TRUE|FALSE)$/u.test(text) && !isLookedUp(colNm))
    return { errMsg: `${title} 칸에 참/거짓 값(${text})이 들어 있어요. 값을 직접 입력해주세요.`, fixVal: null };
  const date = dateIn(colNm, text);
  if (!date) return null;
  const errMsg = `${title} 칸이 날짜(${date.shown})로 바뀌어 있어요. ${asText}`;
  return { errMsg, fixVal: mayHoldHyphens.includes(colNm) ? date.typed : null };
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
