import { dayMs } from '../../../buying/durations.ts';
import { dateCell } from '../cell-marks.ts';

/** Excel counts days from here on, with a 29 February 1900 that never was. */
const dayZero = Date.UTC(1899, 11, 30);
const dayZeroOf1904 = Date.UTC(1904, 0, 1);
const fakeDay = 60;
/** 31 December 9999. Spreadsheets show no later day. */
const lastDay = 2_958_465;

/** What a cell shows that cannot be shown, such as a day before the first. */
const unshowable = '#####';

/** A format without texts, colors and languages. Elapsed times such as [h] stay. */
function barePartsOf(code: string): string {
  return code.replaceAll(/"[^"]*"|\\.|[_*].|\[(?!h+\]|m+\]|s+\])[^\]]*\]/giu, ' ');
}

/** Whether a format shows a number, a time of day or an elapsed time, or a date. */
export function kindOfFormat(code: string): 'number' | 'time' | 'date' {
  if (/^\s*(?:General|G\/표준|Standard|@)\s*$/iu.test(code)) return 'number';
  const bare = barePartsOf(code.split(';', 1)[0] ?? '')
    .replaceAll(/General|G\/표준|Standard|E[+-]/giu, ' ')
    .replaceAll(/AM\/PM|A\/P|오전\/오후/giu, 'h');
  if (/[yd]|a{3}|m{3}/iu.test(bare)) return 'date';
  if (/[hs]/iu.test(bare)) return 'time';
  return /m/iu.test(bare) ? 'date' : 'number';
}

/** A time as its format shows it: 0.6041666 is 14:30 by h:mm, 오후 2:30 by [$-412]AM/PM h:mm, and 1.5 is 36:00 by [h]:mm. */
export function formatTime(serial: number, code: string): string {
  if (serial < 0) return unshowable;
  const section = code.split(';', 1)[0] ?? '';
  const tenths = /s\.(0+)/iu.exec(section)?.[1]?.length ?? 0;
  const unit = 10 ** tenths;
  const all = Math.round(serial * 86_400 * unit) / unit;
  const isHalfDay = /AM\/PM|A\/P|오전\/오후/iu.test(section);
  const isKorean = /\[\$-(?:[0-9A-F]*0?412|ko)|오전/iu.test(section);
  const hours = Math.floor(all / 3600);
  const hour = isHalfDay ? ((hours + 11) % 12) + 1 : hours % 24;
  const half = hours % 24 < 12 ? ['오전', 'AM'] : ['오후', 'PM'];
  const values: Readonly<Record<string, number>> = {
    h: hour,
    m: Math.floor(all / 60) % 60,
    s: Math.floor(all) % 60,
    '[h': hours,
    '[m': Math.floor(all / 60),
    '[s': Math.floor(all),
  };
  const pieces = /"([^"]*)"|\\(.)|[_*].|(AM\/PM|A\/P|오전\/오후)|\[(h+|m+|s+)\]|(h+|m+|s+)|\[[^\]]*\]|\.(0+)|(.)/giu;
  const shown = [...section.matchAll(pieces)].map(([, quoted, escaped, halfDay, elapsed, part, fraction, other]) => {
    if (halfDay !== undefined) return half[isKorean ? 0 : 1] ?? '';
    const letters = elapsed ?? part;
    if (letters !== undefined) {
      const value = values[`${elapsed === undefined ? '' : '['}${letters.charAt(0).toLowerCase()}`] ?? 0;
      return String(value).padStart(letters.length, '0');
    }
    if (fraction !== undefined) return (all % 1).toFixed(fraction.length).slice(1);
    return quoted ?? escaped ?? other ?? '';
  });
  return shown.join('');
}

/** A cell that holds a date: what of it is shown, marked as a date. `1-5` that became one is 1월 5일 (날짜). */
export function formatDate(serial: number, code: string, is1904: boolean): string {
  const day = Math.floor(serial) + (!is1904 && serial >= 1 && serial < fakeDay ? 1 : 0);
  if (serial < 0 || day > lastDay) return unshowable;
  const at = new Date((is1904 ? dayZeroOf1904 : dayZero) + day * dayMs);
  const bare = barePartsOf(code.split(';', 1)[0] ?? '');
  const hasYear = /y/iu.test(bare);
  const [year = '', month = '', date = ''] = at.toISOString().slice(0, 10).split('-');
  const isDay = !hasYear && /m/iu.test(bare) && /d/iu.test(bare);
  const isMonth = hasYear && !/d/iu.test(bare);
  const shown = isDay
    ? `${Number(month)}월 ${Number(date)}일`
    : isMonth && /m/iu.test(bare)
      ? `${year}년 ${Number(month)}월`
      : `${year}-${month}-${date}`;
  const time = serial % 1 === 0 ? '' : ` ${formatTime(serial % 1, /s/iu.test(bare) ? 'hh:mm:ss' : 'hh:mm')}`;
  return dateCell(shown + time);
}
