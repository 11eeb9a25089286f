import { readTelephone, withLostZero } from '../../wire/telephone.ts';
import { toLine, toPlainWidth } from '../../wire/text.ts';
import { cellFault, type FixType } from './cell-marks.ts';
import { countIn } from './count-words.ts';
import { entranceCodeOf, uploadColumns, type Cells, type ColumnName } from './columns.ts';

/** `errCd` of the contract, section 14. */
export type RowErrorCode =
  | 'REQUIRED'
  | 'FORMAT'
  | 'LENGTH'
  | 'RANGE'
  | 'NO_GOODS'
  | 'NO_OPTION'
  | 'NO_COLOR'
  | 'STOCK'
  | 'DUPLICATE'
  | 'FORMULA'
  | 'CELL';

export interface RowError {
  colNm: ColumnName;
  errCd: RowErrorCode;
  errMsg: string;
  /** Suggested value of the cell. Null if unknown. */
  fixVal: string | null;
  /** What the suggested value mends. Absent without one. */
  fixTp?: FixType | null;
}

/** A value for a cell, and what it mends. */
interface Fix {
  fixVal: string | null;
  fixTp: FixType | null;
}

const noFix: Fix = { fixVal: null, fixTp: null };

/** A row whose cells fit their columns. Empty texts are null. */
export interface ReadRow {
  custOrdNo: string;
  gdsGrpNo: string;
  optNm: string | null;
  colorNm: string | null;
  qty: number;
  rcvrNm: string;
  rcvrTel: string;
  zipCd: string;
  roadAddr: string;
  dtlAddr: string | null;
  dlvMsg: string | null;
  entrMthdCd: string | null;
  entrCntn: string | null;
}

export const mostPieces = 99;

/** A formula begins with one of these; looked for before anything is trimmed. */
const formulaSign = /^[=+\-@\t\r＝＋－＠]/u;

/** A long number as a spreadsheet shows it, with digits lost: 1.23457E+15. */
const shortened = /^\d(?:\.\d+)?E\+\d+$/iu;

/** Each cell by its column's rules alone. The row is there even with errors, as far as the goods can be looked up. */
export function readRow(cells: Cells): { row: ReadRow; errors: RowError[] } {
  const errors: RowError[] = [];
  const refuse = (colNm: ColumnName, errCd: RowErrorCode, errMsg: string, { fixVal, fixTp }: Fix = noFix) => {
    if (!errors.some((error) => error.colNm === colNm)) errors.push({ colNm, errCd, errMsg, fixVal, fixTp });
  };
  const texts = { ...cells };
  for (const { colNm, title, isRequired, longest } of uploadColumns) {
    const text = cells[colNm];
    if (formulaSign.test(text) && !isCountryCode(colNm, text)) {
      refuse(
        colNm,
        'FORMULA',
        '=, +, -, @로 시작할 수 없어요. 맨 앞의 기호를 지우고 값만 입력해주세요.',
        signFix(text),
      );
    }
    const line = toLine(text);
    texts[colNm] = line ?? '';
    const fault = cellFault(colNm, texts[colNm], title);
    if (fault) refuse(colNm, fault.errCd, fault.errMsg, fault);
    if (shortened.test(texts[colNm])) {
      const reason = '숫자가 줄어든 채로 저장된 칸이에요. 셀 서식을 텍스트로 바꾸고 전체 번호를 입력해주세요.';
      refuse(colNm, 'FORMAT', reason);
    }
    if (line === null) refuse(colNm, 'FORMAT', `${title}에 쓸 수 없는 문자가 있어요.`);
    else if (line === '' && isRequired) refuse(colNm, 'REQUIRED', '꼭 채워야 하는 칸이에요.');
    else if ([...line].length > longest) refuse(colNm, 'LENGTH', `${longest}자까지 쓸 수 있어요.`);
  }
  const qty = toQuantity(texts.qty);
  if (qty === null) {
    const count = countIn(texts.qty);
    const fixVal = count === null ? null : String(count);
    refuse('qty', 'FORMAT', '수량은 숫자로 입력해주세요.', { fixVal, fixTp: count === null ? null : 'COUNT' });
  }
  if (qty !== null && (qty < 1 || qty > mostPieces))
    refuse('qty', 'RANGE', `수량은 1개부터 ${mostPieces}개까지 입력할 수 있어요.`);
  const telephone = readTelephone(texts.rcvrTel);
  if (telephone === null) {
    const lost = withLostZero(texts.rcvrTel);
    const reason = '연락처의 숫자가 모자라거나 남아요. 010-1234-5678, 02-123-4567처럼 입력해주세요.';
    refuse('rcvrTel', 'FORMAT', lost === null ? reason : '연락처 맨 앞의 0이 빠졌어요.', zeroFix(lost));
  }
  const zipCd = toPlainWidth(texts.zipCd).replaceAll(/[\s-]/gu, '');
  if (!/^\d{5}$/u.test(zipCd)) {
    const isShort = /^[1-9]\d{3}$/u.test(zipCd);
    refuse(
      'zipCd',
      'FORMAT',
      isShort ? '우편번호 맨 앞의 0이 빠졌어요.' : '우편번호는 다섯 자리 숫자예요.',
      zeroFix(isShort ? `0${zipCd}` : null),
    );
  }
  const entrMthdCd = texts.entrMthdCd === '' ? null : entranceCodeOf(texts.entrMthdCd);
  if (texts.entrMthdCd !== '' && entrMthdCd === null)
    refuse(
      'entrMthdCd',
      'FORMAT',
      '출입방법은 자유 출입, 비밀번호, 경비실 호출, 공동현관 호출, 무인택배함 중 하나예요.',
    );
  const row = {
    ...texts,
    optNm: orNull(texts.optNm),
    colorNm: orNull(texts.colorNm),
    qty: qty ?? 0,
    rcvrTel: telephone ?? texts.rcvrTel,
    zipCd,
    dtlAddr: orNull(texts.dtlAddr),
    dlvMsg: orNull(texts.dlvMsg),
    entrMthdCd,
    entrCntn: orNull(texts.entrCntn),
  };
  return { row, errors };
}

/** A telephone with its country code is no formula. */
function isCountryCode(colNm: ColumnName, text: string): boolean {
  return colNm === 'rcvrTel' && /^[+＋]\s*82[\d\s().-]+$/u.test(toPlainWidth(text));
}

/** Also as formats show it: 1,000, 3.0 or 3개. */
function toQuantity(text: string): number | null {
  const [, plain] = /^(\d{1,9})(?:\.0+)?(?:개|ea)?$/iu.exec(toPlainWidth(text).replaceAll(/[,\s]/gu, '')) ?? [];
  return plain === undefined ? null : Number(plain);
}

/** A sign before words, such as that of a list. What may be reckoned is left to the member. */
function signFix(text: string): Fix {
  const [, words] = /^[=+\-@＝＋－＠]+\s*(\p{L}.*)$/su.exec(text) ?? [];
  const isFormula = words === undefined || text.startsWith('=') || /[(*/]/u.test(words);
  return isFormula ? noFix : { fixVal: words, fixTp: 'SIGN' };
}

function zeroFix(fixVal: string | null): Fix {
  return { fixVal, fixTp: fixVal === null ? null : 'LOST_ZERO' };
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}
