import { errors, type Dispatcher } from 'undici';
import type { Settings } from '../config.ts';
import { pathWithQuery, type Caller, type MallCall } from './call.ts';
import { openEnvelope } from './envelope.ts';
import { exchange, NotSent, type Received, type SendCheck } from './exchange.ts';
import { MallClock } from './mall-clock.ts';
import { openMallPool } from './mall-pool.ts';
import { MallError, MallRefusal } from '../errors/mall-error.ts';

type TransportSettings = Pick<
  Settings,
  'MALL_API_URL' | 'MALL_CONNECT_MS' | 'MALL_CALL_MS' | 'MALL_CONNECTIONS' | 'MALL_MAX_ANSWER_BYTES'
>;

/** The caller's metadata, sent as headers. */
export interface Sender extends Pick<Caller, 'bearer' | 'requestId' | 'forwardedFor' | 'userAgent'> {
  traceparent: string | null;
}

/** Bytes to and from the mall: one pool per origin, no redirects followed, nothing unpacked, nothing read past a limit. */
export class Transport {
  readonly clock = new MallClock();
  readonly #pool: Dispatcher;

  constructor(settings: TransportSettings) {
    this.#pool = openMallPool(settings, {
      connections: settings.MALL_CONNECTIONS,
      headersTimeout: 0, // the signal limits a call's time; undici's own timers would only outlive it
      bodyTimeout: 0,
      maxResponseSize: settings.MALL_MAX_ANSWER_BYTES,
      pipelining: 1,
    });
  }

  /** The data of a success, not yet checked against its shape. */
  async send(call: MallCall<unknown>, sender: Sender, signal: AbortSignal): Promise<unknown> {
    const sending = { hasBegun: false };
    try {
      const response = await this.#exchange(call, sender, signal, sendCheckOf(call, sending));
      this.clock.note(response.date);
      if (isEncoded(response.encoding))
        throw new MallError('bad-answer', call.endpoint, { detail: 'encoded though plain was asked for' });
      return openEnvelope(call.endpoint, response, call.fields);
    } catch (error) {
      const translated = toMallError(call.endpoint, error, signal);
      if (!call.mayBeSent || sending.hasBegun || !(translated instanceof MallError)) throw translated;
      throw new MallError(translated.kind, call.endpoint, { cause: error, detail: 'nothing was sent', isUnsent: true });
    }
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }

  async #exchange(
    call: MallCall<unknown>,
    sender: Sender,
    signal: AbortSignal,
    sendCheck: SendCheck | null,
  ): Promise<Received> {
    const request: Dispatcher.DispatchOptions = {
      method: call.method,
      path: pathWithQuery(call),
      headers: headersFor(call, sender),
      body: call.body === undefined ? null : JSON.stringify(call.body),
    };
    try {
      return await exchange(this.#pool, request, signal, sendCheck);
    } catch (error) {
      if (call.method === 'GET' && call.isShared && diedWhileIdle(error))
        return exchange(this.#pool, request, signal, sendCheck);
      throw error;
    }
  }
}

function sendCheckOf({ mayBeSent }: MallCall<unknown>, sending: { hasBegun: boolean }): SendCheck | null {
  if (!mayBeSent) return null;
  return {
    mayBeSent,
    onSending: () => {
      sending.hasBegun = true;
    },
  };
}

/** Names and values alternate, as undici writes them. */
function headersFor(call: MallCall<unknown>, sender: Sender): string[] {
  const headers = ['accept', 'application/json', 'accept-encoding', 'identity', 'x-request-id', sender.requestId];
  if (call.body !== undefined) headers.push('content-type', 'application/json');
  if (sender.bearer !== null) headers.push('authorization', `Bearer ${sender.bearer}`);
  if (sender.traceparent !== null) headers.push('traceparent', sender.traceparent);
  if (sender.forwardedFor !== null) headers.push('x-forwarded-for', sender.forwardedFor);
  if (sender.userAgent) headers.push('user-agent', sender.userAgent);
  if (call.idempotencyKey !== undefined) headers.push('x-idempotency-key', call.idempotencyKey);
  for (const [name, value] of Object.entries(call.headers ?? {})) headers.push(name, value);
  return headers;
}

/** A kept-alive socket that had served before and closed before this request's first byte: not the request's fault. */
function diedWhileIdle(error: unknown): boolean {
  return error instanceof errors.SocketError && (error.socket?.bytesRead ?? 0) > 0;
}

function isEncoded(encoding: string | null): boolean {
  return encoding !== null && encoding.toLowerCase() !== 'identity';
}

/** Maps a failed request to an error: keeps MallError and MallRefusal, maps others by their cause. */
export function toMallError(endpoint: string, error: unknown, signal: AbortSignal): unknown {
  if (error instanceof MallError || error instanceof MallRefusal) return error;
  if (error instanceof NotSent) return new MallError('timeout', endpoint, { cause: error });
  if (signal.aborted) return abortedError(endpoint, signal);
  if (!(error instanceof Error) || !('code' in error)) return error;
  const code = String(error.code);
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE')
    return new MallError('bad-answer', endpoint, { cause: error, detail: 'too long' });
  if (error instanceof errors.HTTPParserError || notHttp.has(code))
    return new MallError('bad-answer', endpoint, { cause: error });
  return new MallError('unreachable', endpoint, { cause: error, detail: code, isUnsent: neverConnected.has(code) });
}

const notHttp = new Set(['UND_ERR_HEADERS_OVERFLOW', 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH']);
const neverConnected = new Set([
  'ECONNREFUSED',
  'UND_ERR_CONNECT_TIMEOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** Why an aborted wait ended, as an error that the formatter knows. */
export function abortedError(endpoint: string, signal: AbortSignal, options: { isUnsent?: boolean } = {}): MallError {
  const reason: unknown = signal.reason;
  if (reason instanceof MallError) return reason;
  const isLate = reason instanceof Error && reason.name === 'TimeoutError';
  return new MallError(isLate ? 'timeout' : 'cancelled', endpoint, { ...options, cause: reason });
}
