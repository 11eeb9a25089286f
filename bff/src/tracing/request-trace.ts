import { currentField } from './current-field.ts';

/** A call to the mall as one request made it. */
export interface MadeCall {
  endpoint: string;
  outcome: string;
  milliseconds: number;
}

/** What a developer sees of a call, beside the field that made it. */
export interface UpstreamDetail {
  /** By its coordinate, such as Mall.menu; null outside of a resolver. */
  field: string | null;
  /** Method and address, without what belongs to somebody. */
  call: string;
  status: number | null;
  outcome: string;
  milliseconds: number;
  /** Name of the reader of its data. */
  reader: string | null;
  /** Layout alone: from the cache, or loaded into it. */
  cache: 'fresh' | 'stale' | 'loaded' | null;
  /** Masked and shortened. */
  body: unknown;
}

/** What only the caller knows of a call. */
export type TellCall = () => Pick<UpstreamDetail, 'call' | 'reader' | 'body'>;

/** The span of a pending call. */
export interface OpenCall {
  /** The trace context to send along. */
  traceparent: string | null;
  /** `status`: of the mall's response; null where there is none. */
  end(call: MadeCall, status: number | null, tell?: TellCall): void;
}

/** Attributes of a request's span. */
export interface TracedRequest {
  readonly method: string;
  /** Path and query. */
  readonly originalUrl: string;
  /** The host that the client named. */
  readonly hostname: string;
}

/** The operation of a request, in words of which there are few. */
export interface OperationFacts {
  /** The name of a persisted document's operation; `other` for what clients write themselves. */
  name: string;
  type: string;
  client: string;
}

/** The span of one request to the gateway. Names, codes and times only: nothing of a person, a token or an address goes in. */
export interface RequestSpan {
  /** Of the trace that the span belongs to; null where there is none. */
  readonly traceId: string | null;
  openCall(endpoint: string): OpenCall;
  end(metadata: { status: number; operation: OperationFacts | null; codes: readonly string[] }): void;
}

/** Creates spans. */
export interface Tracing {
  begin(request: TracedRequest, route: string, traceparent: string | null): RequestSpan;
  /** Sends pending spans. */
  close(): Promise<void>;
}

/** Creates no spans, and passes an incoming trace context on. */
export const noTracing: Tracing = {
  begin: (_request, _route, traceparent) => ({
    traceId: traceparent?.split('-')[1] ?? null,
    openCall: () => ({ traceparent, end: () => undefined }),
    end: () => undefined,
  }),
  close: async () => undefined,
};

/** The trace of one request: its calls to the mall, its error codes, and its span. */
export class RequestTrace {
  readonly calls: MadeCall[] = [];
  readonly codes: string[] = [];
  /** For a developer who asked for them; else null, and nothing is collected. */
  details: UpstreamDetail[] | null = null;
  operation: string | null = null;
  /** Query or mutation; null where no operation was executed. */
  operationType: string | null = null;
  /** Whether the operation is a document that a client's build brought, named by its id. */
  isTrusted = false;
  /** The client's build that brought it, by app and release. */
  origin: { app: string; release: string } | null = null;
  /** One of the known names; `none` for a request that names no client. */
  client = 'none';
  /** What a known client calls its release. */
  clientVersion: string | null = null;
  /** Nobody waits for the response, so its errors are no failures. */
  readonly isWarmUp: boolean;
  readonly #span: RequestSpan;

  constructor(span: RequestSpan, { isWarmUp = false } = {}) {
    this.#span = span;
    this.isWarmUp = isWarmUp;
  }

  get traceId(): string | null {
    return this.#span.traceId;
  }

  openCall(endpoint: string): OpenCall {
    const { traceparent, end } = this.#span.openCall(endpoint);
    const field = this.details && currentField();
    return {
      traceparent,
      end: (call, status, tell) => {
        this.calls.push(call);
        end(call, status);
        if (this.details && tell) {
          const { outcome, milliseconds } = call;
          this.details.push({ field, status, outcome, milliseconds: Math.round(milliseconds), cache: null, ...tell() });
        }
      },
    };
  }

  /** Layout that came from the cache without a call of this request. */
  noteCached(tellCall: () => string, cache: 'fresh' | 'stale'): void {
    this.details?.push({
      field: currentField(),
      call: tellCall(),
      status: null,
      outcome: 'ok',
      milliseconds: 0,
      reader: null,
      cache,
      body: null,
    });
  }

  /** Null for a request that executed no operation. */
  get facts(): OperationFacts | null {
    if (this.operationType === null) return null;
    return {
      name: this.isTrusted ? (this.operation ?? 'other') : 'other',
      type: this.operationType,
      client: this.user.client,
    };
  }

  /** The client and its release, as far as they are known. */
  get user(): { client: string; release: string } {
    const isNamed = this.client !== 'none';
    return {
      client: isNamed ? this.client : (this.origin?.app ?? (this.isTrusted ? 'storefront' : 'none')),
      release: this.origin?.release ?? this.clientVersion ?? 'none',
    };
  }

  end(status: number): void {
    this.#span.end({ status, operation: this.facts, codes: this.codes });
  }
}
