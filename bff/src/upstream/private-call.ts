import type { MallCall } from './call.ts';
import type { PathNumbers } from './path.ts';
import type { Reader } from './reading.ts';

interface PrivateCall<T> {
  /** Below /api/v1/mall/, as the contract writes it. */
  path: string;
  numbers?: PathNumbers;
  method?: MallCall<T>['method'];
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  idempotencyKey?: string;
  response: Reader<never, T>;
}

/** A call for one person only: never shared with an identical one, never sent twice. */
export function privateCall<T>({ path, method = 'POST', ...rest }: PrivateCall<T>): MallCall<T> {
  return { endpoint: `${method} ${path}`, method, path: `/api/v1/mall/${path}`, isShared: false, ...rest };
}
