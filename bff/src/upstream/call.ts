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
  /** Path template of the contract, with parameters in braces. */
  readonly path: string;
  /** The numbers for the path's parameters. */
  readonly numbers?: PathNumbers;
  readonly query?: Readonly<Record<string, string | number | null | undefined>>;
  readonly body?: unknown;
  /** The schema's names of the client's fields, by the mall's names, to translate refusals. */
  readonly fields?: FieldNames;
  readonly headers?: Readonly<Record<string, string>>;
  /** Idempotency key: the mall executes it once, however often the call arrives. 8 to 64 of `A-Za-z0-9_-`. */
  readonly idempotencyKey?: string;
  /**
   * Whether identical pending calls of one identity may be a single request: reads only, never one that returns tokens.
   */
  readonly isShared: boolean;
  readonly response: Reader<never, T>;
  /** Checked right before the call is written to a connection. Undefined: always sent. */
  readonly mayBeSent?: () => boolean;
}

/** A call for one person. Whatever changes something is sent as such, so that no mutation is shared or sent twice. */
export type UnsharedCall<T> = MallCall<T> & { readonly isShared: false };

/** The request behind a call. */
export interface Caller {
  readonly bearer: string | null;
  readonly requestId: string;
  /** Records calls; null without a trace. */
  readonly trace: Pick<RequestTrace, 'openCall' | 'noteCached'> | null;
  readonly forwardedFor: string | null;
  /** The client's own, by which a member recognizes a device. */
  readonly userAgent?: string | null;
  /** Aborts when the client leaves or the request times out. */
  readonly signal: AbortSignal;
}

/** Throws a refusal if a number cannot be a path segment. */
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
