import { hash as digest } from 'node:crypto';
import type { RequestTrace } from '../tracing/request-trace.ts';
import type { FieldNames } from '../errors/mall-error.ts';
import { filledPath, type PathNumbers } from './path.ts';
import type { Reader } from './reading.ts';

/** One call of the mall's REST contract. */
export interface MallCall<T> {
  /** Method and path template: names the call in logs, metrics and circuit breakers. */
  readonly endpoint: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the mall's origin, as the contract writes it: what it leaves open stands in braces. */
  readonly path: string;
  /** The numbers for the braces of the path. */
  readonly numbers?: PathNumbers;
  readonly query?: Readonly<Record<string, string | number | null | undefined>>;
  readonly body?: unknown;
  /** The schema's names of what the client filled in, by the mall's names; a refusal that names one says so by them. */
  readonly fields?: FieldNames;
  readonly headers?: Readonly<Record<string, string>>;
  /** Names the client's intent: the mall does it once, however often the call arrives. 8 to 64 of `A-Za-z0-9_-`. */
  readonly idempotencyKey?: string;
  /**
   * Whether identical pending calls of one identity may be a single request: reads only, never one that returns tokens.
   */
  readonly isShared: boolean;
  readonly response: Reader<never, T>;
  /** Checked when the call is about to be written to a connection; left out: it may always be sent. */
  readonly mayBeSent?: () => boolean;
}

/** The request that makes a call. */
export interface Caller {
  readonly bearer: string | null;
  readonly requestId: string;
  /** Records calls; null where there is no trace. */
  readonly trace: Pick<RequestTrace, 'openCall'> | null;
  readonly forwardedFor: string | null;
  /** Aborts when the client left or its time is up. */
  readonly signal: AbortSignal;
}

/** Throws a refusal where a number cannot be part of a path. */
export function pathWithQuery({
  endpoint,
  path,
  numbers,
  query,
}: Pick<MallCall<unknown>, 'endpoint' | 'path' | 'numbers' | 'query'>): string {
  let search = '';
  for (const name in query) {
    const value = query[name];
    if (value !== null && value !== undefined)
      search += `${search === '' ? '?' : '&'}${name}=${encodeURIComponent(String(value).toWellFormed())}`;
  }
  return (numbers ? filledPath(endpoint, path, numbers) : path) + search;
}

/** Equal for calls with equal responses: same request, same identity. Contains a hash of the token only. */
export function identityOf(call: MallCall<unknown>, bearer: string | null): string {
  const body = call.body === undefined ? '' : JSON.stringify(call.body);
  return `${call.method} ${pathWithQuery(call)} ${body} ${bearer === null ? 'visitor' : hash(bearer)}`;
}

export function hash(text: string): string {
  return digest('sha256', text, 'base64url');
}
