import { toDts } from '../wire/dts.ts';

export function won(sum: number): string {
  return `${sum.toLocaleString('ko-KR')}원`;
}

/** 3월 9일, of a `yyyyMMdd`. */
export function dayWords(day: string): string {
  return `${Number(day.slice(4, 6))}월 ${Number(day.slice(6, 8))}일`;
}

/** 3월 9일 18:30, in Korean time. */
export function timeWords(instant: Date): string {
  const dts = toDts(instant);
  return `${dayWords(dts)} ${dts.slice(8, 10)}:${dts.slice(10, 12)}`;
}
