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
  end(call: MadeCall): void;
}

/** The span of one request to the gateway. Names, codes and times only: nothing of a person, a token or an address goes in. */
export interface RequestSpan {
  openCall(endpoint: string): OpenCall;
  end(metadata: { status: number; operation: string | null; codes: readonly string[] }): void;
}

/** Creates spans. */
export interface Tracing {
  begin(name: string, traceparent: string | null): RequestSpan;
  /** Sends pending spans. */
  close(): Promise<void>;
}

/** Creates no spans, and passes an incoming trace context on. */
export const noTracing: Tracing = {
  begin: (_name, traceparent) => ({
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
  readonly #span: RequestSpan;

  constructor(span: RequestSpan) {
    this.#span = span;
  }

  openCall(endpoint: string): OpenCall {
    const { traceparent, end } = this.#span.openCall(endpoint);
    return {
      traceparent,
      end: (call) => {
        this.calls.push(call);
        end(call);
      },
    };
  }

  end(status: number): void {
    this.#span.end({ status, operation: this.operation, codes: this.codes });
  }
}
