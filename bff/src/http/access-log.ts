import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

type ResponseListener = (route: string, status: number, milliseconds: number) => void;

/** What is written down of an answer. */
interface FinishedResponse {
  path: string;
  method: string;
  milliseconds: number;
  /** Of an answer that was written without headers being set first. */
  requestId: string | undefined;
  response: ServerResponse;
}

/**
 * One line for each answer, and its place in the metrics. Paths only: a query may hold variables, and nothing of a header is
 * written down. The answers of one turn of the event loop are noted together at its end, which costs half as much as each for itself: what runs
 * several times in a row is at hand.
 */
export class AccessLog {
  readonly #log: Logger;
  readonly #onResponse: ResponseListener;
  #finished: FinishedResponse[] = [];

  constructor(parent: Logger, onResponse: ResponseListener) {
    this.#log = parent.child({}, { redact: [] }); // each of its metadata is known to hold no secret; looking for some in every line costs
    this.#onResponse = onResponse;
  }

  readonly handler: RequestHandler = ({ path, method }, response, next) => {
    this.watch(response, { path, method });
    next();
  };

  /** Notes that answer once it is out. */
  watch(
    response: ServerResponse,
    { path, method, requestId }: { path: string; method: string; requestId?: string },
  ): void {
    const start = performance.now();
    response.on('close', () => {
      if (this.#finished.length === 0) setImmediate(this.flush);
      this.#finished.push({ path, method, requestId, milliseconds: Math.round(performance.now() - start), response });
    });
  }

  /** Notes what is not noted yet. */
  readonly flush = (): void => {
    const finished = this.#finished;
    this.#finished = [];
    for (const { path, method, milliseconds, requestId, response } of finished) {
      const { statusCode: status } = response;
      this.#onResponse(routeOf(path), status, milliseconds);
      const metadata = {
        requestId: requestId ?? response.getHeader('x-request-id'),
        method,
        path: pathForLog(path),
        status,
        milliseconds,
      };
      if (path === '/health' || path === '/ready') this.#log.trace(metadata, 'answered');
      else this.#log.info(metadata, response.writableFinished ? 'answered' : 'client left');
    }
  };
}

/** Links of mails and of the identity service carry what opens a door in their path. */
export function pathForLog(path: string): string {
  return path.replace(/((?:^|\/)(?:email\/\w+|tid|kmcert|kmcertVerification|pg)\/).+$/iu, '$1[redacted]').slice(0, 200);
}

const namedRoutes = new Set(['graphql', 'images', 'assets', 'health', 'ready', 'sandbox', 'csp-reports']);

/** A label of few values. */
function routeOf(path: string): string {
  const end = path.indexOf('/', 1);
  const first = path.slice(1, end < 0 ? undefined : end);
  return namedRoutes.has(first) ? first : 'page';
}
