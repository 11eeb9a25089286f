import type { ApolloLink } from '@apollo/client';

type Path = readonly (string | number)[];

/** Temporary faults: they say nothing about the requested data. Any other error is the result. */
const passingFaults: ReadonlySet<unknown> = new Set([
  'MALL_UNREACHABLE',
  'MALL_TIMEOUT',
  'MALL_BAD_ANSWER',
  'MALL_FAULT',
  'OVERLOADED',
  'RATE_LIMITED',
  'INTERNAL',
]);

/**
 * A result whose failed fields keep their previous data, so that revalidation never removes what is on the screen. The
 * errors stay beside it, and it does not count as fresh.
 */
export function keepPreviousData(result: ApolloLink.Result, known: unknown): ApolloLink.Result {
  const { errors = [], data = null } = result;
  if (known === null || errors.length === 0 || !errors.every(({ extensions }) => passingFaults.has(extensions?.code)))
    return result;
  return {
    ...result,
    data: errors.reduce<unknown>(
      (mended, { path = [] }) => mend(mended, known, path),
      data,
    ) as ApolloLink.Result['data'],
  };
}

/** Whether a failed field is still missing. */
export function isLacking({ data, errors = [] }: ApolloLink.Result): boolean {
  return errors.some(({ path = [] }) => valueAt(data, path) === null);
}

function valueAt(value: unknown, [key, ...rest]: Path): unknown {
  if (value === null || value === undefined) return null;
  if (key === undefined) return value;
  return valueAt((value as Record<string | number, unknown>)[key], rest);
}

/** Replaces lists as a whole, since their items may have moved. */
function mend(data: unknown, known: unknown, [key, ...rest]: Path): unknown {
  if (data === null || data === undefined || Array.isArray(data)) return known ?? data;
  if (key === undefined || !isObject(data) || !isObject(known)) return data;
  return { ...data, [key]: mend(data[key], known[key], rest) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
