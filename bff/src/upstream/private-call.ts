import type { MallCall } from './call.ts';
import type { Reader } from './reading.ts';

interface PrivateCall<T> {
  /** Below /api/v1/mall/. */
  path: string;
  method?: MallCall<T>['method'];
  /** Where the path holds a number; else method and path. */
  endpoint?: string;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  idempotencyKey?: string;
  response: Reader<never, T>;
}

/** A call for one person only: never shared with an identical one, never sent twice. */
export function privateCall<T>({ path, method = 'POST', ...rest }: PrivateCall<T>): MallCall<T> {
  return { endpoint: `${method} ${path}`, method, path: `/api/v1/mall/${path}`, isShared: false, ...rest };
}

/** A number of the mall's as a segment of a path. */
export function segment(number: string): string {
  return encodeURIComponent(number.toWellFormed());
}
