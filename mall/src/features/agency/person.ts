import { koreaMs } from '../../buying/durations.ts';
import type { FieldFault } from '../../http/refusal.ts';
import { readMobile } from '../../wire/telephone.ts';
import { toLine } from '../../wire/text.ts';

/** Data that a person enters at the agency. */
export interface Person {
  memNm: string;
  /** yyyyMMdd */
  birthDt: string;
  mobile: string;
}

/** The form as typed; shown again when something is wrong. */
export type Typed = Record<'memNm' | 'birthDt' | 'sex' | 'carrier' | 'mobile', string>;

export const carriers = ['한빛텔레콤', '누리모바일', '가온통신', '알뜰폰'];

const adultYears = 19;
const longestName = 40;

export function readTyped(form: Record<string, unknown>): Typed {
  const text = (name: keyof Typed) => (typeof form[name] === 'string' ? (toLine(form[name]) ?? '') : '');
  return {
    memNm: text('memNm'),
    birthDt: text('birthDt').replaceAll(/[-.\s]/gu, ''),
    sex: text('sex'),
    carrier: text('carrier'),
    mobile: text('mobile'),
  };
}

/** The person, or all wrong fields. */
export function readPerson(typed: Typed, now: Date): Person | FieldFault[] {
  const mobile = readMobile(typed.mobile);
  const faults = [
    ...(typed.memNm === '' ? [{ field: 'memNm', reason: '이름을 입력해주세요.' }] : []),
    ...([...typed.memNm].length > longestName
      ? [{ field: 'memNm', reason: `이름은 ${longestName}자까지 쓸 수 있어요.` }]
      : []),
    ...(isBirthday(typed.birthDt, now)
      ? []
      : [{ field: 'birthDt', reason: '생년월일 8자리를 확인해주세요. 예: 19900115' }]),
    ...(['M', 'F'].includes(typed.sex) ? [] : [{ field: 'sex', reason: '성별을 선택해주세요.' }]),
    ...(carriers.includes(typed.carrier) ? [] : [{ field: 'carrier', reason: '통신사를 선택해주세요.' }]),
    ...(mobile === null ? [{ field: 'mobile', reason: '휴대폰 번호를 확인해주세요.' }] : []),
  ];
  return mobile === null || faults.length > 0 ? faults : { memNm: typed.memNm, birthDt: typed.birthDt, mobile };
}

function isBirthday(text: string, now: Date): boolean {
  const [, year = '', month = '', day = ''] = /^(\d{4})(\d{2})(\d{2})$/u.exec(text) ?? [];
  const date = new Date(`${year}-${month}-${day}T00:00:00+09:00`);
  if (Number.isNaN(date.getTime()) || date > now || Number(year) < 1900) return false;
  // Date would turn February 31 into a day of March.
  return new Date(date.getTime() + koreaMs).toISOString().startsWith(`${year}-${month}-${day}`);
}

/** Birthdays that are over, in Korea. */
export function fullYears(birthDt: string, now: Date): number {
  const today = new Date(now.getTime() + koreaMs).toISOString().slice(0, 10).replaceAll('-', '');
  return Math.floor((Number(today) - Number(birthDt)) / 10_000);
}

export function isAdult(birthDt: string, now: Date): boolean {
  return fullYears(birthDt, now) >= adultYears;
}
