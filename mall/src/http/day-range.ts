import { dayMs } from '../buying/durations.ts';
import { endOfDay, startOfDay } from '../wire/days.ts';
import { invalid } from './refusal.ts';

const mostDays = 366;

/** From the start of one day to the end of another. Throws 1400 for days that do not exist, and for more than 366 days. */
export function dayRange(
  fromDt: string | undefined,
  toDt: string | undefined,
): { from: Date | null; until: Date | null } {
  const from = fromDt === undefined ? null : startOfDay(fromDt);
  const to = toDt === undefined ? null : startOfDay(toDt);
  const wrong = [
    ...(fromDt !== undefined && from === null ? ['fromDt'] : []),
    ...(toDt !== undefined && to === null ? ['toDt'] : []),
  ];
  if (wrong.length > 0)
    throw invalid(wrong.map((field) => ({ field, reason: '날짜를 확인해주세요.', rsnCd: 'FORMAT' })));
  const until = to && endOfDay(to);
  if (from && until && (until <= from || until.getTime() - from.getTime() > mostDays * dayMs)) {
    throw invalid([{ field: 'toDt', reason: `${mostDays}일까지 조회할 수 있어요.`, rsnCd: 'RANGE' }]);
  }
  return { from, until };
}
