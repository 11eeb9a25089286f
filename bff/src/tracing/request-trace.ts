/** A call to the mall as one request made it. */
export interface MadeCall {
  endpoint: string;
  outcome: string;
  milliseconds: number;
}

/** The span of a pending call. */
export interface OpenCall {
  /** The trace context to send along. */
  traceparent: string | null;
  /** `status`: of the mall's response; null where there is none. */
  end(call: MadeCall, status: number | null): void;
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
    openCall: () => ({ traceparent, end: () => undefined }),
    end: () => undefined,
  }),
  close: async () => undefined,
};

/** The trace of one request: its calls to the mall, its error codes, and its span. */
export class RequestTrace {
  readonly calls: MadeCall[] = [];
  readonly codes: string[] = [];
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
  readonly #span: RequestSpan;

  constructor(span: RequestSpan) {
    this.#span = span;
  }

  openCall(endpoint: string): OpenCall {
    const { traceparent, end } = this.#span.openCall(endpoint);
    return {
      traceparent,
      end: (call, status) => {
        this.calls.push(call);
        end(call, status);
      },
    };
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
