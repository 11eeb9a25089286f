import { z } from 'zod';
import { noteOddity } from './oddities.ts';

type Fields = Record<string, z.ZodType>;
type Required<F extends Fields> = { [K in keyof F]: z.output<F[K]> };
type Optional<F extends Fields> = { [K in keyof F]: z.output<F[K]> | null };

/** Numbers of things come as text or as digits; both are text to us. */
export const code = z.union([z.string(), z.number().transform(String)]);
export const words = z.string();
export const whole = z.number().refine(Number.isSafeInteger, 'no safe integer');
export const decimal = z.number();

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
