import { errors, type Dispatcher } from 'undici';
import type { RawAnswer } from './envelope.ts';
import { NotSent, type Fence } from './fence.ts';

/** What came back over the wire, with how its body is packed. */
export interface Received extends RawAnswer {
  encoding: string | null;
}

/**
 * One request and its whole answer, by the bare dispatch of undici: a response stream that nobody reads piece by piece would
 * cost more than the rest of the call. Rejects with the signal's reason as soon as it aborts, and ends the request then.
 */
export function exchange(
  pool: Dispatcher,
  request: Dispatcher.DispatchOptions,
  signal: AbortSignal,
  fence: Fence | null,
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const receiver = new Receiver(resolve, reject, signal, fence);
    if (receiver.mayBegin()) pool.dispatch(request, receiver);
  });
}

/** The connection went in the middle of the answer: what was asked for has been done, and is not asked for again. */
class BrokenOff extends Error {
  override readonly name = 'BrokenOff';
  readonly code: string;

  constructor(cause: errors.SocketError) {
    super('The answer broke off', { cause });
    this.code = cause.code;
  }
}

class Receiver implements Dispatcher.DispatchHandler {
  readonly #resolve: (received: Received) => void;
  readonly #reject: (error: unknown) => void;
  readonly #signal: AbortSignal;
  readonly #fence: Fence | null;
  readonly #chunks: Buffer[] = [];
  #controller: Dispatcher.DispatchController | null = null;
  #received: Omit<Received, 'body'> = { status: 0, retryAfter: null, encoding: null };
  #isOver = false;

  constructor(
    resolve: (received: Received) => void,
    reject: (error: unknown) => void,
    signal: AbortSignal,
    fence: Fence | null,
  ) {
    this.#resolve = resolve;
    this.#reject = reject;
    this.#signal = signal;
    this.#fence = fence;
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
    if (this.#fence === null) return;
    if (!this.#fence.mayBeSent()) throw new NotSent('It became too late to send the request');
    this.#fence.onSending();
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
  ): void {
    if (status < 200) return; // the answer itself is still to come
    this.#received = {
      status,
      retryAfter: first(headers['retry-after']),
      encoding: first(headers['content-encoding']),
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
