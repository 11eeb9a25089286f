/** What is kept with a job that failed. */
interface JobFailure {
  reason: string;
  code?: string;
  cause?: JobFailure;
}

/** An error and its causes by their names and codes: messages may be personal, and jobs are not encrypted. */
export function failureOf(error: unknown): JobFailure {
  if (!(error instanceof Error)) return { reason: typeof error };
  return {
    reason: error.name,
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...(error.cause !== undefined && { cause: failureOf(error.cause) }),
  };
}
