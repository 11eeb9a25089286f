import type { Response } from 'express';
import type { ErrorCode } from '../graphql/__generated__/schema-types.ts';
import type { ErrorListener } from '../graphql/response-rules.ts';
import { publishedError } from '../errors/published-error.ts';
import { refusalType, varyOfResponses } from '../graphql/response-headers.ts';

/** With an English message for the client's developer; shoppers read `userMessage`, or else the text of the code. */
export type Refuse = (
  response: Response,
  status: number,
  code: ErrorCode,
  message?: string,
  userMessage?: string,
) => void;

/** A refusal before execution, in the shape of every GraphQL response. */
export function refuser(onError: ErrorListener): Refuse {
  return (response, status, code, message, userMessage) => {
    onError(code);
    const requestId = String(response.getHeader('x-request-id'));
    response
      .status(status)
      .set({ 'cache-control': 'no-store', vary: varyOfResponses })
      .type(refusalType(response.req.headers.accept))
      .json({ errors: [publishedError(code, { message, userMessage, requestId })] });
  };
}
