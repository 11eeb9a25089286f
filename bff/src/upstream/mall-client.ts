import type { Settings } from '../config.ts';
import type { MadeCall } from '../tracing/request-trace.ts';
import { identityOf, type Caller, type MallCall } from './call.ts';
import { ResiliencePolicy, type BreakerState, type MallState } from './resilience-policy.ts';
import { MallError, MallRefusal } from '../errors/mall-error.ts';
import { maskedBody, shownCall } from './masked-body.ts';
import { Invalid } from './reading.ts';
import { SingleFlight } from './single-flight.ts';
import { abortedError, Transport } from './transport.ts';

/** Called for each request that was sent to the mall. */
export type CallListener = (call: MadeCall) => void;

/** HTTP client of the mall for the whole process. Results are shared between requests, so they must not be changed. */
export class MallClient {
  readonly #transport: Transport;
  readonly #policy: ResiliencePolicy;
  readonly #pending: SingleFlight;
  readonly #callMs: number;
  readonly #onCall: CallListener;

  constructor(settings: Settings, onCall: CallListener) {
    this.#transport = new Transport(settings);
    this.#policy = new ResiliencePolicy(settings);
    this.#pending = new SingleFlight(settings.MALL_PATIENCE_MS);
    this.#callMs = settings.MALL_CALL_MS;
    this.#onCall = onCall;
  }

  /** The mall's time; null before its first response. */
  now(): Date | null {
    return this.#transport.clock.now();
  }

  get state(): MallState {
    return this.#policy.mall;
  }

  /** The breakers and whether each is closed; that of the whole mall is named mall. */
  breakers(): BreakerState[] {
    return this.#policy.states();
  }

  /** Numbers of running and waiting calls. */
  load(): { running: number; waiting: number } {
    return this.#policy.load();
  }

  /** The checked data of a success; else a MallRefusal or a MallError, within the time of one call. */
  async send<T>(call: MallCall<T>, caller: Caller): Promise<T> {
    const { signal } = caller;
    try {
      if (!call.isShared) return await withEndOf(signal, (controller) => this.#attempt(call, caller, controller));
      return (await this.#pending.join(identityOf(call, caller.bearer), signal, (controller) =>
        this.#attempt(call, caller, controller),
      )) as T;
    } catch (error) {
      throw signal.aborted && !(error instanceof MallRefusal) ? abortedError(call.endpoint, signal) : error;
    }
  }

  close(): Promise<void> {
    return this.#transport.close();
  }

  /** The controller aborts it, at the latest after the time limit of a call. */
  async #attempt<T>(call: MallCall<T>, caller: Caller, controller: AbortController): Promise<T> {
    const { signal } = controller;
    const timer = setTimeout(
      () => controller.abort(new DOMException('The call took too long', 'TimeoutError')),
      this.#callMs,
    );
    try {
      return checked(
        call,
        await this.#policy.execute(call.endpoint, signal, () => this.#measured(call, caller, signal)),
      );
    } finally {
      clearTimeout(timer);
    }
  }

  async #measured(call: MallCall<unknown>, caller: Caller, signal: AbortSignal): Promise<unknown> {
    const start = performance.now();
    const open = caller.trace?.openCall(call.endpoint);
    let outcome = 'ok';
    let status: number | null = 200;
    let body: unknown = null;
    try {
      body = await this.#transport.send(call, { ...caller, traceparent: open?.traceparent ?? null }, signal);
      return body;
    } catch (error) {
      status = error instanceof MallRefusal ? error.status : null;
      if (error instanceof MallRefusal) body = error.data;
      outcome =
        error instanceof MallRefusal
          ? `refused ${codeForCounting(error)}`
          : error instanceof MallError
            ? error.kind
            : 'failed';
      throw error;
    } finally {
      const made = { endpoint: call.endpoint, outcome, milliseconds: performance.now() - start };
      this.#onCall(made);
      open?.end(made, status, () => ({
        call: shownCall(call, caller.bearer),
        reader: call.response.name || null,
        body: maskedBody(call, caller.bearer, body),
      }));
    }
  }
}

/** Creates a controller that aborts with the signal, or earlier. */
async function withEndOf<T>(signal: AbortSignal, work: (controller: AbortController) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const leave = () => controller.abort(signal.reason);
  signal.addEventListener('abort', leave, { once: true });
  if (signal.aborted) leave();
  try {
    return await work(controller);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

/** Codes in the contract's form. Other texts could differ each time and overflow the metrics. */
function codeForCounting({ code }: MallRefusal): string {
  return /^\d{4}$/u.test(code) ? code : 'otherwise';
}

/** The response's data, parsed by the call's reader. Throws a MallError if it is invalid. */
function checked<T>({ endpoint, response }: MallCall<T>, data: unknown): T {
  const read = readable(endpoint, response, data);
  if (read instanceof Invalid)
    throw new MallError('bad-answer', endpoint, { detail: `is invalid: ${read.field || 'itself'}` });
  return read;
}

/** Deep nesting exhausts the stack of the reader. */
function readable<T>(endpoint: string, read: MallCall<T>['response'], data: unknown): T | Invalid {
  try {
    return read(data);
  } catch (cause) {
    throw new MallError('bad-answer', endpoint, { cause, detail: 'cannot be checked' });
  }
}
