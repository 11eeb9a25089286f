import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { describeAnswer, describeError, describeRequest } from '../log.ts';

/** Called for each response, with its operation. */
export type AnswerListener = (operation: string, status: number, seconds: number) => void;

/** Polled every few seconds by machines. Logging them would bury the requests of people. */
const probes = /^\/(?:health|ready|metrics)$/u;

/**
 * A line for each request: its id and trace as the gateway sent them, method, path, operation, status and time. Paths only: a
 * query may hold what a person typed.
 */
export function requestLog(log: Logger, onAnswer: AnswerListener): RequestHandler[] {
  const lines = pinoHttp({
    logger: log,
    // Unwrapped, since the library's serializers would log headers and the values of failed statements.
    wrapSerializers: false,
    serializers: { req: describeRequest, res: describeAnswer, err: describeError },
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id']),
    customProps: ({ headers }) => ({ traceId: traceIdOf(headers.traceparent) }),
    // Not in customProps: the library binds those at the start too, so that a line would have both values.
    customSuccessObject: (_request, response, line: object) => withOperation(line, response),
    customErrorObject: (_request, response, _error, line: object) => withOperation(line, response),
    customLogLevel: levelOf,
  });
  const measured: RequestHandler = ({ path }, response, next) => {
    if (probes.test(path)) {
      next();
      return;
    }
    const start = performance.now();
    response.on('close', () =>
      onAnswer(operationOf(response), response.statusCode, (performance.now() - start) / 1000),
    );
    next();
  };
  return [lines, measured];
}

/** Sets the operation of a request, for its log line and its metric. */
export function setOperation(response: Response, operation: string): void {
  response.locals['operation'] = operation;
}

function operationOf({ locals }: Response): string {
  return typeof locals['operation'] === 'string' ? locals['operation'] : 'other';
}

function withOperation(line: object, response: object): object {
  return { ...line, operation: operationOf(response as Response) };
}

function requestIdOf(header: IncomingMessage['headers'][string]): string {
  return typeof header === 'string' && /^[A-Za-z0-9._-]{8,64}$/u.test(header) ? header : randomUUID();
}

function traceIdOf(traceparent: IncomingMessage['headers'][string]): string | undefined {
  const text = typeof traceparent === 'string' ? traceparent : '';
  return /^00-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/u.exec(text)?.[1];
}

function levelOf({ url = '' }: IncomingMessage, { statusCode }: { statusCode: number }): 'error' | 'info' | 'trace' {
  // A mall that drains or waits for its database is not ready. That is an answer, and no fault.
  if (probes.test(url) && statusCode !== 500) return 'trace';
  return statusCode >= 500 ? 'error' : 'info';
}
