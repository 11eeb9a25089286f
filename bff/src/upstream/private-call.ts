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

/** A call that concerns one person alone: never shared with another that looks the same, never sent twice. */
export function privateCall<T>({ path, method = 'POST', ...rest }: PrivateCall<T>): MallCall<T> {
  return { endpoint: `${method} ${path}`, method, path: `/api/v1/mall/${path}`, isShared: false, ...rest };
}

/** A number of the mall's as a segment of a path. */
export function segment(number: string): string {
  return encodeURIComponent(number.toWellFormed());
}
