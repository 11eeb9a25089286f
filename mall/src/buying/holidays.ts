import { dayMs, koreaMs } from './durations.ts';

/**
 * Days on which neither the shop nor a carrier works, beside the weekend: public holidays, and the days off in their place.
 * Source: Act on Public Holidays (공휴일에 관한 법률) as amended on 10 February 2026, with its decree (관공서의 공휴일에 관한 규정), and the
 * almanac (월력요항) of the Korea Astronomy and Space Science Institute, which names the days of the moon a year ahead.
 * A day that the government declares at short notice (임시공휴일) is one more row.
 */
export const holidays: Readonly<Record<string, string>> = {
  '2026-01-01': '신정',
  '2026-02-16': '설날 전날',
  '2026-02-17': '설날',
  '2026-02-18': '설날 다음 날',
  '2026-03-01': '삼일절',
  '2026-03-02': '삼일절 대체공휴일',
  '2026-05-01': '노동절',
  '2026-05-05': '어린이날',
  '2026-05-24': '부처님오신날',
  '2026-05-25': '부처님오신날 대체공휴일',
  '2026-06-03': '지방선거일',
  '2026-06-06': '현충일',
  '2026-07-17': '제헌절',
  '2026-08-15': '광복절',
  '2026-08-17': '광복절 대체공휴일',
  '2026-09-24': '추석 전날',
  '2026-09-25': '추석',
  '2026-09-26': '추석 다음 날',
  '2026-10-03': '개천절',
  '2026-10-05': '개천절 대체공휴일',
  '2026-10-09': '한글날',
  '2026-12-25': '성탄절',
  '2027-01-01': '신정',
  '2027-02-06': '설날 전날',
  '2027-02-07': '설날',
  '2027-02-08': '설날 다음 날',
  '2027-02-09': '설날 대체공휴일',
  '2027-03-01': '삼일절',
  '2027-05-01': '노동절',
  '2027-05-03': '노동절 대체공휴일',
  '2027-05-05': '어린이날',
  '2027-05-13': '부처님오신날',
  '2027-06-06': '현충일',
  '2027-07-17': '제헌절',
  '2027-07-19': '제헌절 대체공휴일',
  '2027-08-15': '광복절',
  '2027-08-16': '광복절 대체공휴일',
  '2027-09-14': '추석 전날',
  '2027-09-15': '추석',
  '2027-09-16': '추석 다음 날',
  '2027-10-03': '개천절',
  '2027-10-04': '개천절 대체공휴일',
  '2027-10-09': '한글날',
  '2027-10-11': '한글날 대체공휴일',
  '2027-12-25': '성탄절',
  '2027-12-27': '성탄절 대체공휴일',
};

/** The years in the table. For other years the mall sends no day of arrival. */
export const holidayYears = { first: 2026, last: 2027 } as const;

/** The next year's days are known a year ahead. Within this many days of its end the table wants them. */
export const holidayNoticeDays = 120;

/** Whole days in Korea after today that the table knows. Negative: it has ended, and the mall tells no day of arrival. */
export function holidayDaysLeft(now: Date): number {
  const today = Math.floor((now.getTime() + koreaMs) / dayMs);
  return Date.UTC(holidayYears.last, 11, 31) / dayMs - today;
}
