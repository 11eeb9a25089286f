import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { OperationFacts, RequestTrace } from '../tracing/request-trace.ts';
import { pathForLog } from '../tracing/path-for-log.ts';

type ResponseListener = (route: string, status: number, milliseconds: number, operation: OperationFacts | null) => void;

/** Express stores the request's trace in its response. */
type TracedResponse = ServerResponse & { locals?: { trace?: RequestTrace } };

/** A response for the log. */
interface FinishedResponse {
  path: string;
  method: string;
  milliseconds: number;
  /** Set for a response that is written without `setHeader`. */
  requestId: string | undefined;
  response: TracedResponse;
}

/**
 * Logs and measures each response. Paths only: a query may contain variables, and headers are never logged. Responses of one turn of the
 * event loop are logged together at its end, which halves the cost of each.
 */
export class AccessLog {
  readonly #log: Logger;
  readonly #onResponse: ResponseListener;
  #finished: FinishedResponse[] = [];

  constructor(parent: Logger, onResponse: ResponseListener) {
    this.#log = parent.child({}, { redact: [] }); // none of these fields can be a secret, and redaction of each line costs
    this.#onResponse = onResponse;
  }

  readonly handler: RequestHandler = ({ path, method }, response, next) => {
    this.watch(response, { path, method });
    next();
  };

  /** Logs the response when it is closed. */
  watch(
    response: TracedResponse,
    { path, method, requestId }: { path: string; method: string; requestId?: string },
  ): void {
    const start = performance.now();
    response.on('close', () => {
      if (this.#finished.length === 0) setImmediate(this.flush);
      this.#finished.push({ path, method, requestId, milliseconds: Math.round(performance.now() - start), response });
    });
  }

  /** Logs pending responses now. */
  readonly flush = (): void => {
    const finished = this.#finished;
    this.#finished = [];
    for (const { path, method, milliseconds, requestId, response } of finished) {
      const { statusCode: status } = response;
      const route = routeOf(path);
      const traceId = response.locals?.trace?.traceId;
      const operation = route === 'graphql' || route === 'mcp' ? (response.locals?.trace?.facts ?? null) : null;
      this.#onResponse(route, status, milliseconds, operation);
      const metadata = {
        requestId: requestId ?? response.getHeader('x-request-id'),
        method,
        path: pathForLog(path),
        status,
        milliseconds,
        ...(traceId && { traceId }),
        ...(operation && { operation: operation.name, type: operation.type, client: operation.client }),
      };
      if (path === '/health' || path === '/ready') this.#log.trace(metadata, 'answered');
      else this.#log.info(metadata, response.writableFinished ? 'answered' : 'client left');
    }
  };
}

/** First segments of what the gateway serves beside pages. None of them may be a mall's. */
export const namedRoutes: ReadonlySet<string> = new Set([
  'graphql',
  'mcp',
  'llms.txt',
  'files',
  'bulk-orders',
  'images',
  'assets',
  'health',
  'ready',
  'sandbox',
  'csp-reports',
  'member-page',
  'vitals',
  'schema.graphql',
  'possible-types.json',
]);

/** A label of few values. */
function routeOf(path: string): string {
  const end = path.indexOf('/', 1);
  const first = path.slice(1, end < 0 ? undefined : end);
  return namedRoutes.has(first) ? first : 'page';
}
