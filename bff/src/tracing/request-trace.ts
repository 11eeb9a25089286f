/** A call to the mall as one request made it. */
export interface MadeCall {
  endpoint: string;
  outcome: string;
  milliseconds: number;
}

/** What is open while a call is under way. */
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

/** Where spans come from. */
export interface Tracing {
  begin(name: string, traceparent: string | null): RequestSpan;
  /** Sends what is not sent yet. */
  close(): Promise<void>;
}

/** Traces nothing; a trace context that came in goes on as it is. */
export const noTracing: Tracing = {
  begin: (_name, traceparent) => ({
    openCall: () => ({ traceparent, end: () => undefined }),
    end: () => undefined,
  }),
  close: async () => undefined,
};

/** What one request has left behind: the calls that were made in its name, the codes that went out, and its span. */
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
