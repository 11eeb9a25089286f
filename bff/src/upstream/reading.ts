import { z } from 'zod';

/**
 * How a value of the mall's is read: the value in our words, or `invalid`. The same as what zod does with the types below, at a
 * small part of its price: a page of products is some thousand values.
 */
export type Read = (value: unknown) => unknown;

export const invalid = Symbol('invalid');

const reads = new WeakMap<z.ZodType, Read>();
let place = '';

/** A type that is read so, wherever it stands. */
export function typeOf<T>(read: Read): z.ZodType<T> {
  const type = z.unknown().transform((value, context) => {
    place = '';
    const result = read(value);
    if (result !== invalid) return result as T;
    context.issues.push({
      code: 'custom',
      input: value,
      path: place === '' ? [] : place.split('.'),
      message: 'does not fit',
    });
    return z.NEVER;
  });
  reads.set(type, read);
  return type as unknown as z.ZodType<T>;
}

/** How to read a value of a type; of any other of zod's by zod. */
export function readOf(type: z.ZodType): Read {
  return (
    reads.get(type) ??
    ((value) => {
      const parsed = type.safeParse(value);
      return parsed.success ? parsed.data : invalidAt(whereOf(parsed.error));
    })
  );
}

/** Reads nothing, and notes the field that is to blame. */
export function invalidAt(where: string): typeof invalid {
  place = where;
  return invalid;
}

/** As invalidAt, for a row whose field was read just now. */
export function invalidWithin(field: string): typeof invalid {
  return invalidAt(place === '' ? field : `${field}.${place}`);
}

/** Reads with nobody to blame yet. */
export function afresh(read: Read, value: unknown): unknown {
  place = '';
  return read(value);
}

/** The field that was to blame last. */
export function lastInvalidField(): string {
  return place === '' ? 'itself' : place;
}

export function whereOf(error: z.ZodError): string {
  return error.issues
    .slice(0, 3)
    .map((issue) => issue.path.join('.') || 'itself')
    .join(', ');
}
