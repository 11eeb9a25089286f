/** Stored with a failed job. */
interface JobFailure {
  reason: string;
  code?: string;
  cause?: JobFailure;
}

/** Names and codes of an error and its causes. No messages: they may be personal, and jobs are not encrypted. */
export function failureOf(error: unknown): JobFailure {
  if (!(error instanceof Error)) return { reason: typeof error };
  return {
    reason: error.name,
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...(error.cause !== undefined && { cause: failureOf(error.cause) }),
  };
}
