import type { z } from 'zod';
import { noteContractViolation } from '../errors/contract-violations.ts';
import { afresh, lastInvalidField, invalidAt, invalidWithin, readOf, typeOf, invalid, type Read } from './reading.ts';

type Fields = Record<string, z.ZodType>;
type Required<F extends Fields> = { [K in keyof F]: z.output<F[K]> };
type Optional<F extends Fields> = { [K in keyof F]: z.output<F[K]> | null };

const text: Read = (value) =>
  typeof value === 'string' ? readable(value) : Number.isFinite(value) ? String(value) : invalid;

/** Halves of characters, which no address and no encoding can hold, are replaced. No page can hold a null character. */
function readable(value: string): string {
  const whole = value.toWellFormed();
  return whole.includes('\0') ? whole.replaceAll('\0', '') : whole;
}

/** Browsers part texts of more than 65,536 characters, which then are others than were drawn; nobody reads so many. */
const longestWords = 10_000;

/** Text, also where it came as digits. */
export const words = typeOf<string>((value) => {
  const read = text(value);
  if (typeof read !== 'string' || read.length <= longestWords) return read;
  noteContractViolation('a text is too long and was cut');
  return read.slice(0, longestWords).toWellFormed();
});

/** HTML as the mall wrote it: neither safe nor short. */
export const markup = typeOf<string>(text);

/** The number or code of a thing. An empty one names nothing. */
export const code = typeOf<string>((value) => {
  const read = text(value);
  const trimmed = typeof read === 'string' ? read.trim() : '';
  return trimmed !== '' && trimmed.length <= 200 ? trimmed : invalidAt('');
});

/** As `code`, where the rule takes it. */
export function codeThat(isFitting: (text: string) => boolean): z.ZodType<string> {
  const read = readOf(code);
  return typeOf<string>((value) => {
    const fitting = read(value);
    return typeof fitting === 'string' && isFitting(fitting) ? fitting : invalidAt('');
  });
}

const amount = /^-?(?:\d{1,15}|\d{1,3}(?:,\d{3}){1,4})(?:\.\d{1,9})?$/u;

const number: Read = (value) => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : invalid;
  const trimmed = typeof value === 'string' ? value.trim() : '';
  return amount.test(trimmed) ? Number(trimmed.replaceAll(',', '')) : invalid;
};

/** Nothing, whatever the mall tells: not for whoever asks so. */
export function withheld<T>(): z.ZodType<T> {
  return typeOf<T>(() => null);
}

/** A number, also where it came as text. */
export const decimal = typeOf<number>(number);

/** Whole numbers between two bounds. */
function integer(from: number, to: number): z.ZodType<number> {
  return typeOf<number>((value) => {
    const read = number(value) as number;
    return Number.isSafeInteger(read) && read >= from && read <= to ? read : invalidAt('');
  });
}

const mostCounted = 2 ** 31 - 1;

/** How many, or in which order: as much as an Int of the schema holds. */
export const whole = integer(-mostCounted, mostCounted);

const mostWon = 1_000_000_000_000;

/** An amount of money, never less than nothing; small enough that what is reckoned from it stays exact. */
export const won = integer(0, mostWon);

/** What is added to a price, or taken off it. */
export const surcharge = integer(-mostWon, mostWon);

const yesOrNo = new Map([
  ['Y', 'Y'],
  ['YES', 'Y'],
  ['TRUE', 'Y'],
  ['1', 'Y'],
  ['N', 'N'],
  ['NO', 'N'],
  ['FALSE', 'N'],
  ['0', 'N'],
]);

/** Y or N, however it is written. */
export const yn = typeOf<string>((value) => {
  if (value === 'Y' || value === 'N') return value;
  if (typeof value !== 'string' && typeof value !== 'boolean' && typeof value !== 'number') return invalid;
  return yesOrNo.get(String(value).trim().toUpperCase()) ?? invalid;
});

/**
 * A row of the mall's. Without a required field the row is unusable; a missing, null or unfitting optional
 * field costs only itself: it becomes null, and what did not fit is told once.
 */
export function row<R extends Fields, O extends Fields>(
  name: string,
  required: R,
  optional: O,
): z.ZodType<Required<R> & Optional<O>> {
  const musts = Object.entries(required).map(([field, type]) => ({ field, read: readOf(type) }));
  const mays = Object.entries(optional).map(([field, type]) => ({
    field,
    read: orNull(`${name}.${field}`, readOf(type)),
  }));
  return typeOf<Required<R> & Optional<O>>((value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return invalidAt('');
    const given = value as Record<string, unknown>;
    const result: Record<string, unknown> = {};
    for (const { field, read } of musts) {
      const fitting = afresh(read, given[field]);
      if (fitting === invalid) return invalidWithin(field);
      result[field] = fitting;
    }
    for (const { field, read } of mays) result[field] = read(given[field]);
    return result;
  });
}

/**
 * A list of rows. Null or nothing is an empty list, and an item that does not fit is left out and told once. Required in
 * its row where it is what was asked for: what is no list at all then makes the answer unusable, rather than empty.
 */
export function list<T extends z.ZodType>(name: string, item: T): z.ZodType<z.output<T>[]> {
  const read = readOf(item);
  return typeOf<z.output<T>[]>((items) => {
    if (items === null || items === undefined) return [];
    if (!Array.isArray(items)) return invalidAt('');
    const fitting: unknown[] = [];
    for (const each of items) {
      const result = afresh(read, each);
      if (result === invalid) noteContractViolation(`${name}: an item does not fit (${lastInvalidField()})`);
      else fitting.push(result);
    }
    return fitting;
  });
}

/** A type that is made later: that of a row which holds rows of its own kind. */
export function later<T>(type: () => z.ZodType<T>): z.ZodType<T> {
  let read: Read | undefined;
  return typeOf<T>((value) => {
    read ??= readOf(type());
    return read(value);
  });
}

function orNull(where: string, read: Read): Read {
  return (value) => {
    const fitting = read(value);
    if (fitting !== invalid) return fitting ?? null;
    // Nothing, null (a list's null is its empty list) and the empty text are how some say that there is none.
    if (value !== null && value !== undefined && value !== '') noteContractViolation(`${where} does not fit`);
    return null;
  };
}

/** Y is yes; anything else, missing included, is no. */
export function isYes(value: string | null): boolean {
  return value === 'Y';
}

/** The meaning of a code. One that is not in the table is null and told once. */
export function fromCode<T>(table: Readonly<Record<string, T>>, value: string | null, place: string): T | null {
  if (value === null) return null;
  if (Object.hasOwn(table, value)) return table[value] as T;
  noteContractViolation(`${place}: unknown code ${value.slice(0, 20)}`);
  return null;
}

/** As isYes, where missing is not the same as no. */
export function yesOrUnknown(value: string | null): boolean | null {
  return value === null ? null : isYes(value);
}
