import { noteContractViolation } from '../errors/contract-violations.ts';

/** yyyyMMddHHmmss in Korean time becomes an instant with its offset; an invalid one is null. */
export function toInstant(value: string | null): string | null {
  if (value === null || value === '') return null;
  const instant = value.replace(/^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/u, '$1-$2-$3T$4:$5:$6+09:00');
  if (instant !== value && isReal(instant)) return instant;
  noteContractViolation('a date does not fit');
  return null;
}

/** yyyyMMdd becomes a date, YYYY-MM-DD; an invalid one is null. */
export function toDay(value: string | null): string | null {
  const instant = value === null || value === '' ? null : toInstant(`${value}000000`);
  return instant === null ? null : instant.slice(0, 'YYYY-MM-DD'.length);
}

/** A day, YYYY-MM-DD, as the mall writes it: yyyyMMdd. */
export function fromDay(day: string): string {
  return day.replaceAll('-', '');
}

/** Dates roll over when they do not exist (31 April), so the day must come back as it went in. */
function isReal(instant: string): boolean {
  const time = Date.parse(instant);
  return Number.isFinite(time) && new Date(time + 9 * 3_600_000).toISOString().slice(0, 19) === instant.slice(0, 19);
}
