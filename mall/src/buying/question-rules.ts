import { dayMs, koreaMs } from './durations.ts';

/** Limits of inquiries (contract, section 11). */
export const questionRule = { mostADay: 10, keptYears: 3 } as const;

/** The start of the day in Korea whose inquiries count against the limit. */
export function startOfCount(now: Date): Date {
  const inKorea = now.getTime() + koreaMs;
  return new Date(inKorea - (inKorea % dayMs) - koreaMs);
}

/** The law wants complaints kept for three years: those of former members that ended before this instant are deleted. */
export function keptSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - questionRule.keptYears);
  return since;
}
