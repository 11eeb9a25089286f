import { GraphQLError } from 'graphql';
import type { ErrorCode } from '../graphql/__generated__/schema-types.ts';

/** An error in a client's request. The response has its English message and the Korean text of its code. */
export class DeveloperError extends GraphQLError {
  override readonly name = 'DeveloperError';

  /** Without a status the error is one field's own and leaves the response's status alone. */
  constructor(code: ErrorCode, message: string, status?: number) {
    super(message, { extensions: { code, ...(status === undefined ? {} : { http: { status } }) } });
  }
}

/** The form in the response, for errors from any stage. */
export function developerMessage(
  message: string,
  userMessage: string,
): { message: string; extensions: { userMessage: string } } {
  return { message: message.slice(0, longestMessage), extensions: { userMessage } };
}

/** Longer is only what a client pads on purpose. */
const longestMessage = 5_000;
