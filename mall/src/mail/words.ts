import { toDts } from '../wire/dts.ts';

export function won(sum: number): string {
  return `${sum.toLocaleString('ko-KR')}원`;
}

/** 3월 9일, of a `yyyyMMdd`. */
export function dayWords(day: string): string {
  return `${Number(day.slice(4, 6))}월 ${Number(day.slice(6, 8))}일`;
}

const weekdays = ['일', '월', '화', '수', '목', '금', '토'] as const;

/** 3월 9일(월), of a `yyyyMMdd`. */
export function weekdayWords(day: string): string {
  const utc = Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6, 8)));
  return `${dayWords(day)}(${weekdays[new Date(utc).getUTCDay()]})`;
}

/** 3월 9일 18:30, in Korean time. */
export function timeWords(instant: Date): string {
  const dts = toDts(instant);
  return `${dayWords(dts)} ${dts.slice(8, 10)}:${dts.slice(10, 12)}`;
}
