import { errors, type Dispatcher } from 'undici';
import type { RawResponse } from './envelope.ts';

/**
 * Checked in the moment in which a request would be written to its connection. Requests wait for connections, and a process may
 * be paused meanwhile; a call that became stale, such as one whose lease has ended, must not be sent then.
 */
export interface SendCheck {
  mayBeSent(): boolean;
  /** Called when the first bytes are sent. */
  onSending(): void;
}

/** The request was not sent. */
export class NotSent extends Error {
  override readonly name = 'NotSent';
}

/** A response as it came over the wire, with the encoding of its body and the clock of its sender. */
export interface Received extends RawResponse {
  encoding: string | null;
  date: string | null;
}

/**
 * Sends one request and collects its whole response, by undici's dispatch: a response stream would cost more than the rest of
 * the call. Rejects with the signal's reason as soon as it aborts, and ends the request then.
 */
export function exchange(
  pool: Dispatcher,
  request: Dispatcher.DispatchOptions,
  signal: AbortSignal,
  sendCheck: SendCheck | null,
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const receiver = new Receiver(resolve, reject, signal, sendCheck);
    if (receiver.mayBegin()) pool.dispatch(request, receiver);
  });
}

/** The connection broke within the response. The mall has done the work, so the call is not repeated. */
class BrokenOff extends Error {
  override readonly name = 'BrokenOff';
  readonly code: string;

  constructor(cause: errors.SocketError) {
    super('The response broke off', { cause });
    this.code = cause.code;
  }
}

class Receiver implements Dispatcher.DispatchHandler {
  readonly #resolve: (received: Received) => void;
  readonly #reject: (error: unknown) => void;
  readonly #signal: AbortSignal;
  readonly #sendCheck: SendCheck | null;
  readonly #chunks: Buffer[] = [];
  #controller: Dispatcher.DispatchController | null = null;
  #received: Omit<Received, 'body'> = { status: 0, retryAfter: null, encoding: null, date: null };
  #isOver = false;

  constructor(
    resolve: (received: Received) => void,
    reject: (error: unknown) => void,
    signal: AbortSignal,
    sendCheck: SendCheck | null,
  ) {
    this.#resolve = resolve;
    this.#reject = reject;
    this.#signal = signal;
    this.#sendCheck = sendCheck;
  }

  mayBegin(): boolean {
    if (this.#signal.aborted) {
      this.#fail(this.#signal.reason);
      return false;
    }
    this.#signal.addEventListener('abort', this.#leave, { once: true });
    return true;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#isOver) return controller.abort(this.#signal.reason as Error);
    if (this.#sendCheck === null) return;
    if (!this.#sendCheck.mayBeSent()) throw new NotSent('It became too late to send the request');
    this.#sendCheck.onSending();
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
  ): void {
    if (status < 200) return; // informational: the final response follows
    this.#received = {
      status,
      retryAfter: first(headers['retry-after']),
      encoding: first(headers['content-encoding']),
      date: first(headers['date']),
    };
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    if (this.#isOver) return;
    this.#end();
    const [only, ...more] = this.#chunks;
    this.#resolve({ ...this.#received, body: only && more.length === 0 ? only : Buffer.concat(this.#chunks) });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#fail(error instanceof errors.SocketError && this.#received.status > 0 ? new BrokenOff(error) : error);
  }

  readonly #leave = (): void => {
    this.#fail(this.#signal.reason);
    this.#controller?.abort(this.#signal.reason as Error);
  };

  #fail(error: unknown): void {
    if (this.#isOver) return;
    this.#end();
    this.#reject(error);
  }

  #end(): void {
    this.#isOver = true;
    this.#signal.removeEventListener('abort', this.#leave);
  }
}

function first(header: string | string[] | undefined): string | null {
  return (Array.isArray(header) ? header[0] : header) ?? null;
}
