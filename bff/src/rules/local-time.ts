import { noteContractViolation } from '../errors/contract-violations.ts';

/** HHmm becomes HH:MM, also from a number that lost its zero; an invalid time is null. */
export function toLocalTime(value: string | null): string | null {
  if (value === null || value === '') return null;
  const [, hours, minutes] = /^(\d|[01]\d|2[0-3]):?([0-5]\d)$/u.exec(value) ?? [];
  if (hours !== undefined) return `${hours.padStart(2, '0')}:${minutes}`;
  noteContractViolation('a time of day does not fit');
  return null;
}
