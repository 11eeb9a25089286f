import { pino, type DestinationStream, type Logger } from 'pino';

/** Structured lines on standard output, unless a test wants them elsewhere. */
export function createLog(level: string, destination = standardOutput()): Logger {
  return pino({ name: 'mall', level, serializers: { err: describeError } }, destination);
}

/** A full disk costs lines, and nothing else: they are tried again, and dropped beyond this length. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, maxLength: 1_000_000 });
  output.on('error', () => undefined);
  return output;
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
  if (!isErrorLike(error)) return { type: typeof error, message: 'something that is no error was thrown' };
  return {
    type: error.name ?? 'Error',
    message: withoutValues(error.message),
    stack: withoutValues(error.stack ?? ''),
    ...(error.code !== undefined && { code: error.code }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** Also a plain copy of an error, which is what the job queue tells of a worker's. */
function isErrorLike(error: unknown): error is Error & { name?: string; code?: unknown } {
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';
}

/** Drizzle appends the values of a failed statement to its text, perhaps over many lines. */
function withoutValues(text: string): string {
  return text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/u, '');
}
