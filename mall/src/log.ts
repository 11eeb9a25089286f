import { pino, type DestinationStream, type Logger } from 'pino';

/** Structured lines on standard output, unless a test wants them elsewhere. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { name: 'mall', level, serializers: { err: describeError } };
  return destination ? pino(options, destination) : pino(options);
}

interface LoggedRequest {
  id: unknown;
  method: string;
  url: string;
}

/** Logged parts of a request: no headers, since they carry tokens, and no query, which holds what a person typed. */
export function describeRequest({ id, method, url }: LoggedRequest): LoggedRequest {
  return { id, method, url: url.split('?', 1)[0] ?? '' };
}

/** Logged parts of a response. */
export function describeAnswer({ statusCode }: { statusCode: number }): { statusCode: number } {
  return { statusCode };
}

interface DescribedError {
  type: string;
  message: string;
  stack?: string;
  code?: unknown;
  cause?: DescribedError;
}

/** An error without the values of a failed statement, which include names, addresses and hashes. */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'something that is no error was thrown' };
  return {
    type: error.name,
    message: withoutValues(error.message),
    stack: withoutValues(error.stack ?? ''),
    ...('code' in error && { code: error.code }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** Drizzle appends the values of a failed statement to its text, perhaps over many lines. */
function withoutValues(text: string): string {
  return text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/u, '');
}
