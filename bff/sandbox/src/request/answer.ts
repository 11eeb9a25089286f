/** The parts of a GraphQL response that the sandbox uses. */
export interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: { code?: string; requestId?: string } }[];
  extensions?: Record<string, unknown>;
}

/** Takes any JSON for an answer: what does not fit is shown to the reader as it came. */
export function toAnswer(body: unknown): Answer {
  return typeof body === 'object' && body !== null
    ? body
    : { errors: [{ message: `Not a GraphQL answer: ${JSON.stringify(body)}` }] };
}
