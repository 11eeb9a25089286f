import { z } from 'zod';
import { noteOddity } from './oddities.ts';

type Fields = Record<string, z.ZodType>;
type Required<F extends Fields> = { [K in keyof F]: z.output<F[K]> };
type Optional<F extends Fields> = { [K in keyof F]: z.output<F[K]> | null };

/** Text, also where it came as digits. Halves of characters, which no address and no encoding can hold, are replaced. */
export const words = z.union([z.string().transform((text) => text.toWellFormed()), z.number().transform(String)]);

/** The number or code of a thing. An empty one names nothing. */
export const code = words.transform((text) => text.trim()).refine((text) => text !== '' && text.length <= 200, 'no code');

/** A number, also where it came as text. */
export const decimal = z.union([
  z.number(),
  z
    .string()
    .trim()
    .regex(/^-?(?:\d{1,15}|\d{1,3}(?:,\d{3}){1,4})(?:\.\d{1,9})?$/u)
    .transform((text) => Number(text.replaceAll(',', ''))),
]);

const integer = decimal.refine(Number.isSafeInteger, 'no whole number');

/** How many, or in which order: as much as an Int of the schema holds. */
export const whole = integer.refine((value) => Math.abs(value) < 2 ** 31, 'too large');

const mostWon = 1_000_000_000_000;

/** An amount of money, never less than nothing; small enough that what is reckoned from it stays exact. */
export const won = integer.refine((value) => value >= 0 && value <= mostWon, 'no price');

/** What is added to a price, or taken off it. */
export const surcharge = integer.refine((value) => Math.abs(value) <= mostWon, 'no surcharge');

const yesOrNo: Readonly<Record<string, string>> = { Y: 'Y', YES: 'Y', TRUE: 'Y', 1: 'Y', N: 'N', NO: 'N', FALSE: 'N', 0: 'N' };

/** Y or N, however it is written. */
export const yn = z
  .union([z.string(), z.boolean(), z.number()])
  .transform((value) => yesOrNo[String(value).trim().toUpperCase()])
  .refine((value) => value !== undefined, 'neither Y nor N');

/**
 * A row of the mall's. Without a required field the row is unusable; a missing, null or unfitting optional
 * field costs only itself: it becomes null, and what did not fit is told once.
 */
export function row<R extends Fields, O extends Fields>(
  name: string,
  required: R,
  optional: O,
): z.ZodType<Required<R> & Optional<O>> {
  const lenient = Object.fromEntries(Object.entries(optional).map(([field, type]) => [field, orNull(`${name}.${field}`, type)]));
  return z.object({ ...required, ...lenient }) as unknown as z.ZodType<Required<R> & Optional<O>>;
}

/**
 * A list of rows. Null or nothing is an empty list, and an item that does not fit is left out and told once. Required in
 * its row where it is what was asked for: what is no list at all then makes the answer unusable, rather than empty.
 */
export function list<T extends z.ZodType>(name: string, item: T): z.ZodType<z.output<T>[]> {
  return z
    .array(z.unknown())
    .nullish()
    .transform((items) =>
      (items ?? []).flatMap((each) => {
        const parsed = item.safeParse(each);
        if (parsed.success) return [parsed.data];
        noteOddity(`${name}: an item does not fit (${whereOf(parsed.error)})`);
        return [];
      }),
    ) as unknown as z.ZodType<z.output<T>[]>;
}

function orNull(place: string, type: z.ZodType): z.ZodType {
  return z.unknown().optional().transform((value) => {
    if (value === null || value === undefined) return type.safeParse(value).data ?? null; // a list's null is its empty list
    if (value === '') return type.safeParse(value).data ?? null; // how some say that there is none
    const parsed = type.safeParse(value);
    if (parsed.success) return parsed.data;
    noteOddity(`${place} does not fit`);
    return null;
  });
}

export function whereOf(error: z.ZodError): string {
  return error.issues
    .slice(0, 3)
    .map((issue) => issue.path.join('.') || 'itself')
    .join(', ');
}

/** Y is yes; anything else, missing included, is no. */
export function isYes(value: string | null): boolean {
  return value === 'Y';
}

/** The meaning of a code. One that is not in the table is null and told once. */
export function fromCode<T>(table: Readonly<Record<string, T>>, value: string | null, place: string): T | null {
  if (value === null) return null;
  if (Object.hasOwn(table, value)) return table[value] as T;
  noteOddity(`${place}: unknown code ${value.slice(0, 20)}`);
  return null;
}

/** As isYes, where missing is not the same as no. */
export function yesOrUnknown(value: string | null): boolean | null {
  return value === null ? null : isYes(value);
}
